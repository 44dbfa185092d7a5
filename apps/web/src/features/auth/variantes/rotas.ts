import type { MetodoComProvedor } from '@rh/domain/acesso/provedor'
import { rotaDeEmergencia, rotasGerais, rotasVariantes, rotaVariante } from '@rh/domain/setores/rotas'
import type { ComponentType } from 'react'
import { redirect, type RouteObject } from 'react-router'
import { metodo } from '../../../lib/session/metodo.ts'

interface Pagina {
  readonly titulo: string
  readonly carregar: () => Promise<{ Component: ComponentType }>
}
type Paginas<M extends MetodoComProvedor> = {
  readonly [P in (typeof rotasVariantes)[M][number]]: Pagina
}

const entrar: Pagina = {
  titulo: 'Entrar',
  carregar: () => import('./EntrarPage.tsx').then((m) => ({ Component: m.EntrarPage })),
}
const criar: Pagina = {
  titulo: 'Criar conta',
  carregar: () => import('./CriarContaPage.tsx').then((m) => ({ Component: m.CriarContaPage })),
}
const esqueci: Pagina = {
  titulo: 'Esqueci minha senha',
  carregar: () => import('./amplify/EsqueciPage.tsx').then((m) => ({ Component: m.EsqueciPage })),
}

const paginas: { readonly [M in MetodoComProvedor]: Paginas<M> } = {
  amplify: {
    login: entrar,
    verify: {
      titulo: 'Confirmar e-mail',
      carregar: () => import('./amplify/VerificarPage.tsx').then((m) => ({ Component: m.VerificarPage })),
    },
    register: criar,
    'new-password': {
      titulo: 'Nova senha',
      carregar: () => import('./amplify/NovaSenhaPage.tsx').then((m) => ({ Component: m.NovaSenhaPage })),
    },
    'forgot-password': esqueci,
  },
  firebase: {
    login: entrar,
    verify: {
      titulo: 'Confirmar e-mail',
      carregar: () => import('./firebase/VerificarPage.tsx').then((m) => ({ Component: m.VerificarPage })),
    },
    register: criar,
    'forgot-password': {
      ...esqueci,
      carregar: () => import('./firebase/EsqueciPage.tsx').then((m) => ({ Component: m.EsqueciPage })),
    },
  },
  auth0: {
    login: {
      ...entrar,
      carregar: () => import('./auth0/EntrarPage.tsx').then((m) => ({ Component: m.EntrarPage })),
    },
  },
}

function rotasDe(qual: MetodoComProvedor): RouteObject[] {
  const doMetodo = Object.entries<Pagina>(paginas[qual]).map(([nome, { titulo, carregar }]) => ({
    path: rotaVariante(qual, nome as (typeof rotasVariantes)[MetodoComProvedor][number]),
    handle: { titulo },
    lazy: carregar,
  }))
  const irPara = (destino: string) => ({
    loader: ({ request }: { readonly request: Request }) =>
      redirect(`${destino}${new URL(request.url).search}`),
  })
  const login = rotaVariante(qual, 'login')
  const temCadastro = (rotasVariantes[qual] as readonly string[]).includes('register')
  return [
    ...doMetodo,
    // Addresses of our own passwords, in bookmarks and messages.
    { path: rotasGerais.login, ...irPara(login) },
    { path: rotasGerais.registro, ...irPara(temCadastro ? `/auth/${qual}/register` : login) },
  ]
}

const qual = metodo()

/** The same whatever the method: it is for when that does not work. */
const emergencia: RouteObject = {
  path: rotaDeEmergencia,
  handle: { titulo: 'Acesso de emergência' },
  lazy: () => import('../Emergencia.tsx').then((m) => ({ Component: m.Emergencia })),
}

/** The pages of the method by which people sign in here; those of the others are not there. */
export const rotas: RouteObject[] = [emergencia, ...(qual === 'jwt' ? [] : rotasDe(qual))]
