import {
  cognitoUserPoolsTokenProvider,
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
} from '@aws-amplify/auth/cognito'
import { Amplify, fetchAuthSession, type KeyValueStorageInterface } from '@aws-amplify/core'
import type { ProvedorDe } from '@rh/domain/acesso/provedor'
import { errosDoAmplify } from './erros-amplify.ts'
import { ditoDe, falhaNoProvedor, traduzindo, type Dito } from './palavras.ts'
import { comToken, type Passo } from './provedor.ts'

export interface ProvedorAmplify {
  entrar(email: string, senha: string): Promise<Passo>
  cadastrar(email: string, senha: string): Promise<Passo>
  confirmar(email: string, codigo: string): Promise<void>
  reenviar(email: string): Promise<void>
  esqueci(email: string): Promise<void>
  redefinir(email: string, codigo: string, senha: string): Promise<void>
  /** Answers the question for a new password that a temporary one met. */
  escolherSenha(senha: string): Promise<Passo>
  /** Whether a temporary password was met on this page and waits for the person's own. */
  pedeSenha(): boolean
}

/** The provider's tokens live as long as the exchange: no storage that a script or another tab could read has them. */
function memoria(): KeyValueStorageInterface {
  const itens = new Map<string, string>()
  return {
    setItem: async (chave, valor) => void itens.set(chave, valor),
    getItem: async (chave) => itens.get(chave) ?? null,
    removeItem: async (chave) => void itens.delete(chave),
    clear: async () => itens.clear(),
  }
}

const nomeDe = (error: unknown): string | undefined => (error instanceof Error ? error.name : undefined)
const noAmplify = <T>(passo: () => Promise<T>): Promise<T> => traduzindo(errosDoAmplify, nomeDe, passo)

/** Where no password was typed, an account that is not there is told as a code that is not right. */
const semConta =
  (dito: Dito) =>
  (error: unknown): never => {
    throw ditoDe(errosDoAmplify, nomeDe(error) ?? '') === 'credenciais' ? falhaNoProvedor(dito) : error
  }

export function abrirAmplify({ pool, cliente, emulador }: ProvedorDe<'amplify'>): ProvedorAmplify {
  const Auth = {
    Cognito: {
      userPoolId: pool,
      userPoolClientId: cliente,
      ...(emulador && { userPoolEndpoint: emulador }),
    },
  }
  cognitoUserPoolsTokenProvider.setAuthConfig(Auth)
  cognitoUserPoolsTokenProvider.setKeyValueStorage(memoria())
  Amplify.configure({ Auth }, { Auth: { tokenProvider: cognitoUserPoolsTokenProvider } })
  let pede = false

  /** Takes the token and leaves: signing out here revokes what the provider gave. */
  const levarToken = async (): Promise<Passo> => {
    const { tokens } = await fetchAuthSession()
    const token = tokens?.idToken?.toString()
    await signOut()
    if (token === undefined) throw falhaNoProvedor('recomecar')
    return comToken(token)
  }

  const depoisDe = async ({ nextStep }: Awaited<ReturnType<typeof signIn>>): Promise<Passo> => {
    pede = nextStep.signInStep === 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED'
    if (nextStep.signInStep === 'DONE') return levarToken()
    if (pede) return { passo: 'nova-senha' }
    if (nextStep.signInStep === 'CONFIRM_SIGN_UP') return { passo: 'verificar' }
    throw falhaNoProvedor(nextStep.signInStep === 'RESET_PASSWORD' ? 'redefinir' : 'segundoFator')
  }

  const entrar = async (username: string, password: string): Promise<Passo> =>
    // By SRP: the password stays in the browser.
    depoisDe(await signIn({ username, password, options: { authFlowType: 'USER_SRP_AUTH' } }))

  return {
    entrar: (email, senha) => noAmplify(() => entrar(email, senha)),
    cadastrar: (email, senha) =>
      noAmplify(async () => {
        const options = { userAttributes: { email }, autoSignIn: false }
        const { nextStep } = await signUp({ username: email, password: senha, options })
        return nextStep.signUpStep === 'DONE' ? entrar(email, senha) : { passo: 'verificar' }
      }),
    confirmar: (username, confirmationCode) =>
      noAmplify(async () => {
        // Of an account that is confirmed already, as of one that is not there, Cognito says that it may not be confirmed.
        await confirmSignUp({ username, confirmationCode }).catch(semConta('codigoVencido'))
      }),
    reenviar: (username) => noAmplify(async () => void (await resendSignUpCode({ username }))),
    // Who asks is not told whether there is such an account.
    esqueci: (username) =>
      noAmplify(async () => {
        await resetPassword({ username }).catch((error: unknown) => {
          if (nomeDe(error) !== 'UserNotFoundException') throw error
        })
      }),
    redefinir: (username, confirmationCode, newPassword) =>
      noAmplify(async () => {
        await confirmResetPassword({ username, confirmationCode, newPassword }).catch(
          semConta('codigoErrado'),
        )
      }),
    escolherSenha: (senha) =>
      noAmplify(async () => depoisDe(await confirmSignIn({ challengeResponse: senha }))),
    pedeSenha: () => pede,
  }
}
