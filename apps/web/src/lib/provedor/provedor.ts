import type { MetodoComProvedor, ProvedorDe } from '@rh/domain/acesso/provedor'
import { loadConfig } from '../config.ts'
import type { ProvedorAmplify } from './amplify.ts'
import type { ProvedorAuth0 } from './auth0.ts'
import type { ProvedorFirebase } from './firebase.ts'
import { falhaNoProvedor } from './palavras.ts'

/** What comes after a step at a provider: a token for the server, or another step of the person. */
export type Passo =
  | { readonly passo: 'token'; readonly token: string }
  | { readonly passo: 'verificar' }
  | { readonly passo: 'nova-senha' }

export const comToken = (token: string): Passo => ({ passo: 'token', token })

interface Provedores {
  readonly amplify: ProvedorAmplify
  readonly firebase: ProvedorFirebase
  readonly auth0: ProvedorAuth0
}

/** The code of each SDK, loaded when somebody signs in with it. */
const carregar: {
  readonly [M in MetodoComProvedor]: () => Promise<(config: ProvedorDe<M>) => Provedores[M]>
} = {
  amplify: async () => (await import('./amplify.ts')).abrirAmplify,
  firebase: async () => (await import('./firebase.ts')).abrirFirebase,
  auth0: async () => (await import('./auth0.ts')).abrirAuth0,
}

const abertos: { [M in MetodoComProvedor]?: Promise<Provedores[M]> } = {}

async function abrir<M extends MetodoComProvedor>(qual: M): Promise<Provedores[M]> {
  const { provedor } = await loadConfig()
  // The configuration did not come, or the page is older than the server.
  if (provedor?.metodo !== qual) throw falhaNoProvedor('rede')
  return (await carregar[qual]())(provedor as ProvedorDe<M>)
}

/** The provider of this installation, ready. A failed start is tried again by the next who asks. */
export function abrirProvedor<M extends MetodoComProvedor>(qual: M): Promise<Provedores[M]> {
  const abrindo = abertos[qual] ?? abrir(qual)
  ;(abertos as Record<M, Promise<Provedores[M]> | undefined>)[qual] = abrindo
  abrindo.catch(() => delete abertos[qual])
  return abrindo
}
