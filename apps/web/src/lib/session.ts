import { janela, type Horario } from '@rh/domain/acesso/janela'
import { erros } from '@rh/domain/errors'
import { call, setSessionLostHandler, type ReplyOf } from './api.ts'
import { falhaLocal, toApiError, type ApiError } from './api-error.ts'
import { logFailure } from './log.ts'
import { alerta } from './notify.ts'
import { armExpiry, readToken, removeOldPassword, removeToken, saveToken } from './token.ts'

export type Usuario = ReplyOf<'GET /api/auth/me'>['user']

/** Why nobody is signed in, where the person should be told. */
export type Motivo = 'saida' | 'expirada' | 'sem_conexao'

export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'authenticated'; readonly user: Usuario }
  | { readonly status: 'unauthenticated'; readonly motivo?: Motivo | undefined }

const TENTATIVAS = 3
const ESPERA_MS = 800

let session: Session = { status: 'loading' }
let disarm = (): void => {}
const listeners = new Set<() => void>()

export const getSession = (): Session => session
export const subscribeSession = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function become(next: Session): void {
  session = next
  for (const listener of listeners) listener()
}

/** Takes up the session of the stored token, if there is one. Called once, before anything is drawn. */
export function startSession(): void {
  removeOldPassword()
  setSessionLostHandler(endSession)
  const token = readToken()
  if (!token) return become({ status: 'unauthenticated' })
  disarm = armExpiry(token, countdown)
  void resume()
}

async function resume(): Promise<void> {
  try {
    const { user } = await withRetries(() => call('GET /api/auth/me'))
    become({ status: 'authenticated', user })
  } catch (error) {
    logFailure('GET /api/auth/me', error)
    const { status } = toApiError(error)
    // Only the server's own word ends a session: a restart or a lost connection keeps the token.
    if (status === 401 || status === 403) drop(undefined)
    else become({ status: 'unauthenticated', motivo: 'sem_conexao' })
  }
}

const mayPass = ({ status }: ApiError): boolean => status === 0 || status >= 500

/** Tries again what may pass by itself, waiting a little longer each time. */
export async function withRetries<T>(
  run: () => Promise<T>,
  tentativas = TENTATIVAS,
  espera = ESPERA_MS,
): Promise<T> {
  for (let tentativa = 1; ; tentativa += 1) {
    try {
      return await run()
    } catch (error) {
      if (tentativa > tentativas || !mayPass(toApiError(error))) throw error
      await new Promise((resolve) => setTimeout(resolve, espera * tentativa))
    }
  }
}

export async function login(usuario: string, senha: string): Promise<void> {
  open(await call('POST /api/auth/login', { body: { usuario, senha } }))
}

export async function register(body: {
  email: string
  password: string
  firstName: string
  lastName: string
}): Promise<void> {
  const { accessToken, user } = await call('POST /api/auth/register', { body })
  // A new person has no hours yet: the window is not theirs to keep.
  enter(accessToken, user)
}

function open({ accessToken, user, fuso }: ReplyOf<'POST /api/auth/login'>): void {
  if (!isDentroDoHorario(user.Horarios, fuso)) throw falhaLocal('fora_do_horario')
  enter(accessToken, user)
}

function enter(accessToken: string, user: Usuario): void {
  saveToken(accessToken)
  disarm()
  disarm = armExpiry(accessToken, countdown)
  become({ status: 'authenticated', user })
}

/**
 * The weekly window, checked a second time here as the specification says; the server's check is the one that
 * counts. A browser without Temporal leaves it to the server.
 */
export const isDentroDoHorario = (horarios: readonly Horario[], fuso: string): boolean =>
  typeof Temporal === 'undefined' || janela(horarios, Temporal.Now.instant(), fuso).aberta

/** Ends the session here at once; the server is told, but the person does not wait for it. */
export function logout(): void {
  // The request takes the token now, before it is removed; it outlives the page if need be.
  call('POST /api/auth/logout', { keepalive: true }).catch((error: unknown) =>
    logFailure('POST /api/auth/logout', error),
  )
  drop('saida')
}

/** Ends the session here after the server ended it, as with all others of the person. */
export const forget = (): void => drop('saida')

/** The person changed the own name or e-mail. */
export function updateUser(changes: Pick<Usuario, 'nome' | 'email'>): void {
  if (session.status === 'authenticated') become({ ...session, user: { ...session.user, ...changes } })
}

const countdown = {
  onWarn: (minutos: number): void => {
    const falta = minutos === 1 ? 'em 1 minuto' : `em ${minutos} minutos`
    alerta('warning', `Sua sessão termina ${falta}. Salve o que estiver fazendo.`, { id: 'sessao' })
  },
  onExpire: endSession,
}

/** The token's time is over, or the server no longer knows it. */
function endSession(): void {
  if (session.status === 'authenticated') alerta('error', erros.sessao_expirada.mensagem, { id: 'sessao' })
  drop('expirada')
}

function drop(motivo: Motivo | undefined): void {
  disarm()
  removeToken()
  become({ status: 'unauthenticated', motivo })
}
