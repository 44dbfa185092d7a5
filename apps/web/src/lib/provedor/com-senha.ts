import { metodo } from '../session/metodo.ts'
import { abrirProvedor, type Passo } from './provedor.ts'

/** What Amplify and Firebase have in common: an account with e-mail and password. */
export interface ProvedorComSenha {
  /** Ends with a token for an exchange, or says what the person has to do first. */
  entrar(email: string, senha: string): Promise<Passo>
  cadastrar(email: string, senha: string): Promise<Passo>
  /** Sends the message with which a new password is chosen; does not tell whether there is such an account. */
  esqueci(email: string): Promise<void>
}

export const metodoComSenha = (): 'amplify' | 'firebase' => (metodo() === 'firebase' ? 'firebase' : 'amplify')

export const abrirComSenha = (): Promise<ProvedorComSenha> =>
  metodoComSenha() === 'firebase' ? abrirProvedor('firebase') : abrirProvedor('amplify')
