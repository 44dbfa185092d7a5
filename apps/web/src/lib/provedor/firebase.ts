import { initializeApp } from '@firebase/app'
import {
  applyActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from '@firebase/auth'
import type { ProvedorDe } from '@rh/domain/acesso/provedor'
import { errosDoFirebase } from './erros-firebase.ts'
import { traduzindo } from './palavras.ts'
import { comToken, type Passo } from './provedor.ts'

export interface ProvedorFirebase {
  entrar(email: string, senha: string): Promise<Passo>
  cadastrar(email: string, senha: string): Promise<Passo>
  /** Asks whether the e-mail was confirmed meanwhile; null when nobody is waiting for it on this page. */
  conferir(): Promise<Passo | null>
  /** Sends the message again to whom waits for it on this page. */
  reenviar(): Promise<void>
  /** Whether somebody signed in on this page and waits for the e-mail. */
  espera(): boolean
  /** Confirms an e-mail by the code of its message. */
  confirmar(codigo: string): Promise<void>
  esqueci(email: string): Promise<void>
  redefinir(codigo: string, senha: string): Promise<void>
}

const codigoDe = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined
const noFirebase = <T>(passo: () => Promise<T>): Promise<T> => traduzindo(errosDoFirebase, codigoDe, passo)

export function abrirFirebase({ projeto, chave, emulador }: ProvedorDe<'firebase'>): ProvedorFirebase {
  const app = initializeApp({ apiKey: chave, projectId: projeto })
  // In memory: the provider's session lives as long as the exchange, and no storage has its tokens.
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  auth.languageCode = 'pt-BR'
  if (emulador) connectAuthEmulator(auth, emulador, { disableWarnings: true })

  /** Takes a token that tells what the provider knows now, and leaves. */
  const levarToken = async (user: User): Promise<Passo> => {
    const token = await user.getIdToken(true)
    await signOut(auth)
    return comToken(token)
  }
  const depoisDe = async (user: User): Promise<Passo> =>
    user.emailVerified ? levarToken(user) : { passo: 'verificar' }

  return {
    entrar: (email, senha) =>
      noFirebase(async () => depoisDe((await signInWithEmailAndPassword(auth, email, senha)).user)),
    cadastrar: (email, senha) =>
      noFirebase(async () => {
        const { user } = await createUserWithEmailAndPassword(auth, email, senha)
        await sendEmailVerification(user)
        return depoisDe(user)
      }),
    conferir: () =>
      noFirebase(async () => {
        const user = auth.currentUser
        if (!user) return null
        await reload(user)
        return depoisDe(user)
      }),
    reenviar: () =>
      noFirebase(async () => {
        if (auth.currentUser) await sendEmailVerification(auth.currentUser)
      }),
    espera: () => auth.currentUser !== null,
    confirmar: (codigo) => noFirebase(() => applyActionCode(auth, codigo)),
    // Who asks is not told whether there is such an account.
    esqueci: (email) =>
      noFirebase(async () => {
        await sendPasswordResetEmail(auth, email).catch((error: unknown) => {
          if (codigoDe(error) !== 'auth/user-not-found') throw error
        })
      }),
    redefinir: (codigo, senha) => noFirebase(() => confirmPasswordReset(auth, codigo, senha)),
  }
}
