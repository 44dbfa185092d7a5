import { janela, type Horario } from '@rh/domain/acesso/janela'
import type { Entrada, FaltaFator } from '@rh/domain/contract/auth'
import { errosDaTela } from '@rh/domain/errors-da-tela'
import { call, setSessionLostHandler, type ReplyOf } from '../api/api.ts'
import { withRetries } from '../api/with-retries.ts'
import { knowConfig } from '../config.ts'
import { localFailure, toApiError } from '../api/api-error.ts'
import { apagarEspera } from '../aparelho/chave-da-espera.ts'
import { clearTab } from '../storage/tab-storage.ts'
import { logFailure } from '../log.ts'
import { alerta, calar } from '../notify.ts'
import { setCompanyZone } from '../time/fuso.ts'
import { takeEarlyMe } from './early-me.ts'
import { metodo } from './metodo.ts'
import { armExpiry, readToken, removeOldPassword, removeToken, saveToken } from './token.ts'

export type Usuario = ReplyOf<'GET /api/auth/me'>['user']

/** Reason of a sign-out, for the message on the sign-in page. */
export type Motivo = 'saida' | 'expirada' | 'sem_conexao'

export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'authenticated'; readonly user: Usuario }
  | { readonly status: 'unauthenticated'; readonly motivo?: Motivo | undefined }

let session: Session = { status: 'loading' }
let disarm = (): void => {}
const listeners = new Set<() => void>()

export const getSession = (): Session => session
export const subscribeSession = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether this tab is that person's now: what somebody else left in it is not sent under this name. */
export const isSignedInAs = (usuarioId: number): boolean =>
  session.status === 'authenticated' && session.user.id === usuarioId

const leaving = new Set<() => Promise<void>>()
/** Registers what a person who leaves sends first, while their session still holds. */
export const beforeLeaving = (send: () => Promise<void>): void => void leaving.add(send)

/** Sends what waits, before the person ends their session; begun at once, with the token of now. */
export async function sendBeforeLeaving(): Promise<void> {
  await Promise.all([...leaving].map((send) => send()))
}

let lastUser: Usuario | undefined
/** Last signed-in user: a page whose concurrent render is still under way when its session ends reads this. */
export const getLastUser = (): Usuario | undefined => lastUser

function become(next: Session): void {
  session = next
  if (next.status === 'authenticated') lastUser = next.user
  for (const listener of listeners) listener()
}

/** Restores the session of the stored token, or asks the other tabs for one. Called once, before the first render. */
export function startSession(): void {
  removeOldPassword()
  setSessionLostHandler(endSession)
  followOtherTabs()
  void letOtherTabsIn()
  window.addEventListener('pageshow', ({ persisted }) => persisted && lookAgain())
  const token = readToken()
  if (token) return begin(token)
  void beginByOtherTab()
}

/** Loaded apart: the page that opens first has no need of it. */
async function letOtherTabsIn(): Promise<void> {
  const { cederSessao } = await import('./outras-abas.ts')
  cederSessao({
    isAberta: () => session.status === 'authenticated',
    onChange: subscribeSession,
    abrir: abrirOutraAba,
  })
}

async function beginByOtherTab(): Promise<void> {
  const { pedirSessao } = await import('./outras-abas.ts')
  const cedida = await pedirSessao()
  // Somebody may have signed in on this tab meanwhile.
  if (session.status !== 'loading') return
  if (cedida === null) return become({ status: 'unauthenticated' })
  saveToken(cedida)
  begin(cedida)
}

function begin(token: string): void {
  disarm = armExpiry(token, countdown)
  void resume()
}

async function resume(): Promise<void> {
  try {
    const { user, empresa, fuso, inatividadeMin } =
      (await takeEarlyMe()) ?? (await withRetries(() => call('GET /api/auth/me')))
    setCompanyZone(fuso)
    knowConfig(empresa)
    become({ status: 'authenticated', user })
    void vigiarUso(inatividadeMin)
  } catch (error) {
    logFailure('GET /api/auth/me', error)
    const { status } = toApiError(error)
    // Only the server's own word ends a session: a restart or a lost connection keeps the token.
    if (status === 401 || status === 403) drop(undefined)
    else become({ status: 'unauthenticated', motivo: 'sem_conexao' })
  }
}

/** Signs in, or answers what is still missing. */
export const login = async (usuario: string, senha: string): Promise<FaltaFator | null> =>
  take(await call('POST /api/auth/login', { body: { usuario, senha } }))

/** Starts the session that a password opened, or answers what is still missing for it. */
export function take(entrada: Entrada): FaltaFator | null {
  if ('falta' in entrada) return entrada.falta
  open(entrada)
  return null
}

export async function register(body: {
  email: string
  password: string
  firstName: string
  lastName: string
}): Promise<void> {
  // A new person has no hours yet: the window is not theirs to keep.
  enter(await call('POST /api/auth/register', { body }))
}

type Aberta = ReplyOf<'POST /api/auth/register'>

/** Starts a session opened by the server. */
export function open(aberta: Aberta): void {
  const { accessToken, user, fuso } = aberta
  if (!isDentroDoHorario(user.Horarios, fuso)) {
    // The server opened it before this clock said no: it must not stay open there.
    saveToken(accessToken)
    tellServer()
    removeToken()
    throw localFailure('fora_do_horario')
  }
  enter(aberta)
}

function enter({ accessToken, user, fuso, inatividadeMin }: Aberta): void {
  setCompanyZone(fuso)
  clearTab(user.id)
  saveToken(accessToken)
  disarm()
  disarm = armExpiry(accessToken, countdown)
  become({ status: 'authenticated', user })
  void vigiarUso(inatividadeMin)
}

let pararDeVigiar = (): void => {}

/** Warns before a session that nobody uses ends. Loaded apart: nothing of it is needed in the first minutes. */
async function vigiarUso(minutos: number): Promise<void> {
  try {
    const { seguirUso } = await import('./inatividade.ts')
    pararDeVigiar()
    if (session.status === 'authenticated') pararDeVigiar = seguirUso(minutos)
  } catch (error) {
    logFailure('inatividade', error)
  }
}

/**
 * Tests the weekly access window, a second time as specified; the server's check is the one that counts. Always true in
 * a browser without Temporal.
 */
export const isDentroDoHorario = (horarios: readonly Horario[], fuso: string): boolean =>
  typeof Temporal === 'undefined' || janela(horarios, Temporal.Now.instant(), fuso).aberta

/** Ends the session here and in the person's other tabs at once; the server is notified in the background. */
export function logout(): void {
  void sendBeforeLeaving()
  tellServer()
  forget()
}

/** Ends the session in this browser after the server ended it. */
export function forget(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel speaks to its own origin only
  if (session.status === 'authenticated') outrasAbas?.postMessage({ saiu: session.user.id })
  leave()
  if (metodo() === 'auth0') void leaveAuth0()
}

/** Who leaves here and not there would be let in again without a question. */
async function leaveAuth0(): Promise<void> {
  try {
    await (await import('../provedor/sair.ts')).sairDoAuth0()
  } catch (error) {
    logFailure('Auth0', error)
  }
}

function leave(): void {
  clearTab()
  apagarEspera()
  drop('saida')
}

/** Session for another tab; null where there is none to give. */
async function abrirOutraAba(): Promise<string | null> {
  try {
    return (await call('POST /api/auth/aba')).accessToken
  } catch (error) {
    logFailure('POST /api/auth/aba', error)
    return null
  }
}

/** Notifies the server of the sign-out; reads the token before it is removed, and outlives the page (`keepalive`). */
const tellServer = (): void => {
  call('POST /api/auth/logout', { keepalive: true }).catch((error: unknown) =>
    logFailure('POST /api/auth/logout', error),
  )
}

/** Channel to the person's other tabs: each tab has its own session, and signing out of one ends all. */
let outrasAbas: BroadcastChannel | undefined

function followOtherTabs(): void {
  outrasAbas = new BroadcastChannel('sessao')
  outrasAbas.addEventListener('message', ({ data }: MessageEvent<{ readonly saiu?: unknown }>) => {
    if (session.status !== 'authenticated' || data.saiu !== session.user.id) return
    void sendBeforeLeaving()
    tellServer()
    leave()
  })
}

/** Checks the session of a page restored from the back-forward cache: it may have ended meanwhile. */
function lookAgain(): void {
  if (session.status !== 'authenticated') return
  if (!readToken()) endSession()
  // The answer itself ends the session if it is over.
  else call('GET /api/auth/me').catch((error: unknown) => logFailure('GET /api/auth/me', error))
}

/** Updates the signed-in user after a change of the own account. */
export function updateUser(changes: Partial<Usuario>): void {
  if (session.status === 'authenticated') become({ ...session, user: { ...session.user, ...changes } })
}

const countdown = {
  onWarn: (minutos: number): void => {
    const falta = minutos === 1 ? 'em 1 minuto' : `em ${minutos} minutos`
    alerta('warning', `Sua sessão termina ${falta}.`, {
      // Not that of the end: a message that is being taken away takes the next one of its name with it.
      id: 'sessao-termina',
      description:
        'O que você digitar nos formulários fica guardado nesta aba e volta quando você entrar de novo.',
    })
  },
  onExpire: endSession,
}

/** Ends the session: the token expired, or the server no longer knows it. */
function endSession(): void {
  // Calls that were on their way say it again.
  if (session.status === 'unauthenticated') return
  const estava = session.status
  drop('expirada')
  if (estava === 'authenticated') alerta('error', errosDaTela.sessao_expirada.mensagem, { id: 'sessao' })
}

function drop(motivo: Motivo | undefined): void {
  disarm()
  pararDeVigiar()
  removeToken()
  calar()
  become({ status: 'unauthenticated', motivo })
}
