import { call } from '../api/api.ts'
import { logFailure } from '../log.ts'
import { trabalhador } from './trabalhador.ts'

/** Local-storage key of the person and the browser's number at the server: it gets messages. */
const CHAVE_DO_APARELHO = 'aparelho'

/** Whether this browser gets messages of this installation. */
export type EstadoDoPush = 'ligado' | 'desligado' | 'negado' | 'sem_suporte'

const bytesDe = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letra) => letra.charCodeAt(0))

const isDaChave = ({ options }: PushSubscription, chave: string): boolean => {
  const minha = bytesDe(chave)
  const dela = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  return dela.length === minha.length && dela.every((byte, i) => byte === minha[i])
}

const temSuporte = (): boolean => 'PushManager' in window && 'Notification' in window

/** State of this browser, for the public key of the installation. */
export async function lerPush(chave: string): Promise<EstadoDoPush> {
  const registro = temSuporte() ? await trabalhador() : null
  if (!registro) return 'sem_suporte'
  if (Notification.permission === 'denied') return 'negado'
  const assinatura = await registro.pushManager.getSubscription()
  return assinatura && isDaChave(assinatura, chave) && localStorage.getItem(CHAVE_DO_APARELHO) !== null
    ? 'ligado'
    : 'desligado'
}

/** Asks the person, subscribes this browser, and tells the server. Rejects as the call fails. */
export async function ativarPush(chave: string, usuarioId: number): Promise<EstadoDoPush> {
  const registro = temSuporte() ? await trabalhador() : null
  if (!registro) return 'sem_suporte'
  if ((await Notification.requestPermission()) !== 'granted') return 'negado'
  const antiga = await registro.pushManager.getSubscription()
  // Of another installation on this address: its key would sign nothing that comes.
  if (antiga && !isDaChave(antiga, chave)) await antiga.unsubscribe()
  const { endpoint, keys } = (
    await registro.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesDe(chave) })
  ).toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  const { id } = await call('POST /api/notificacoes/aparelhos/ativar', {
    body: { endpoint: endpoint ?? '', keys: { p256dh, auth } },
  })
  localStorage.setItem(CHAVE_DO_APARELHO, `${usuarioId}:${id}`)
  return 'ligado'
}

/** Unsubscribes this browser where it is that one; another one's messages end at the server alone. */
export async function esquecerAparelho(id: number): Promise<void> {
  if (localStorage.getItem(CHAVE_DO_APARELHO)?.split(':')[1] === String(id)) await desligarPush()
}

/** Ends messages to this browser, whoever is there: what is still sent finds nobody. */
export async function desligarPush(): Promise<void> {
  if (localStorage.getItem(CHAVE_DO_APARELHO) === null) return
  localStorage.removeItem(CHAVE_DO_APARELHO)
  try {
    const registro = await navigator.serviceWorker.getRegistration()
    await (await registro?.pushManager.getSubscription())?.unsubscribe()
  } catch (error) {
    logFailure('push', error)
  }
}

/** Ends messages to this browser where they are of another person than this one. Never throws. */
export async function desligarPushDe(exceto?: number): Promise<void> {
  const dono = localStorage.getItem(CHAVE_DO_APARELHO)?.split(':')[0]
  if (dono !== undefined && dono !== String(exceto)) await desligarPush()
}
