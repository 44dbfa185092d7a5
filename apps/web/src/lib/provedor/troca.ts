import type { MetodoComProvedor } from '@rh/domain/acesso/provedor'
import { call } from '../api/api.ts'
import { metodo } from '../session/metodo.ts'
import { getLastUser, open } from '../session/session.ts'
import { abrirComSenha } from './com-senha.ts'
import { falhaNoProvedor } from './palavras.ts'
import { abrirProvedor } from './provedor.ts'

/** Signs in here with the token of the provider. */
export async function entrarCom(token: string): Promise<void> {
  open(await call('POST /api/auth/trocar', { body: { token } }))
}

/** A token of the person who is signed in, for which the provider asked them for the password just now. */
async function comprovar(qual: MetodoComProvedor, senha: string): Promise<string> {
  const email = getLastUser()?.email ?? ''
  if (qual === 'auth0') return (await abrirProvedor('auth0')).comprovar(email)
  const proximo = await (await abrirComSenha()).entrar(email, senha)
  if (proximo.passo !== 'token')
    throw falhaNoProvedor(proximo.passo === 'verificar' ? 'naoConfirmado' : 'redefinir')
  return proximo.token
}

/** The password confirmation of the sensitive moves, where the password is the provider's. */
export async function confirmarNoProvedor(senha: string): Promise<void> {
  const qual = metodo()
  if (qual === 'jwt') return
  await call('POST /api/auth/confirmar-no-provedor', { body: { token: await comprovar(qual, senha) } })
}
