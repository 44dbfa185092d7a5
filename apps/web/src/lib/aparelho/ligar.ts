import { logFailure } from '../log.ts'
import { getSession, subscribeSession } from '../session/session.ts'
import { esquecerEsperaDe } from './espera.ts'
import { desligarPushDe } from './push.ts'
import { trabalhador } from './trabalhador.ts'

/** Path that a message of the service worker asks an open page to go to; null for anything else. */
const destinoDe = (data: unknown): string | null =>
  typeof data === 'object' &&
  data !== null &&
  'ir' in data &&
  typeof data.ir === 'string' &&
  data.ir.startsWith('/')
    ? data.ir
    : null

/**
 * What this device keeps is of the person who is here: of who was here before, or leaves now, it is removed. A session
 * that expired ends the queue, and not the messages; without a connection both stay.
 */
function esquecerOutros(): void {
  const session = getSession()
  if (session.status === 'loading') return
  const id = session.status === 'authenticated' ? session.user.id : undefined
  const motivo = session.status === 'unauthenticated' ? session.motivo : undefined
  if (motivo === 'sem_conexao') return
  esquecerEsperaDe(id)
  if (motivo !== 'expirada') desligarPushDe(id).catch((error: unknown) => logFailure('push', error))
}

let cuida = false

/** Registers the worker and hears it, until the signal: `ir` goes to a page of the application. */
export function ligar(ir: (destino: string) => void, signal: AbortSignal): void {
  if (!cuida) {
    cuida = true
    subscribeSession(esquecerOutros)
    esquecerOutros()
  }
  if (signal.aborted) return
  void trabalhador()
  navigator.serviceWorker?.addEventListener(
    'message',
    ({ data }: MessageEvent<unknown>) => {
      const destino = destinoDe(data)
      if (destino !== null) ir(destino)
    },
    { signal },
  )
}
