import { call } from '../api/api.ts'
import { logFailure } from '../log.ts'
import { alerta, retirar } from '../notify.ts'
import { anotarGesto, ultimoGesto } from './atividade.ts'

const MINUTO_MS = 60_000
const GESTOS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const
/** Gestures come in hundreds: one of them is told in this time. */
const CONTAR_MS = 15_000
const AVISO = 'sessao-sem-uso'
const AVISO_MIN = 2
/** Share of the time without use after which a gesture is told to the server, which may have heard no call since. */
const PULSO = 5

/** A page that moves under a mouse at rest is nobody’s gesture. */
const isParada = (evento: Event): boolean => {
  const { type, movementX, movementY } = evento as PointerEvent
  return type === 'pointermove' && movementX === 0 && movementY === 0
}

interface Meios {
  /** Any call: with somebody there it keeps the session, without anybody it finds out that it ended. */
  readonly chamar: () => void
  readonly avisar: (minutos: number) => void
  /** Takes the warning away. */
  readonly desdizer: () => void
  readonly pagina: EventTarget
}

const chamarServidor = (): void => {
  call('GET /api/auth/me').catch((error: unknown) => logFailure('GET /api/auth/me', error))
}

/**
 * Follows the gestures of a person while a session lasts: who types for long without a call keeps it, other tabs of
 * theirs know of it, and before it ends for want of use they are warned. Returns what ends that.
 */
export function seguirUso(
  minutos: number,
  { chamar, avisar, desdizer, pagina }: Meios = daTela(),
): () => void {
  // A server of before, while one version takes the place of another, says nothing of it.
  if (!(minutos > 0)) return () => {}
  const limite = minutos * MINUTO_MS
  const avisarEm = limite - Math.min(AVISO_MIN * MINUTO_MS, limite / 2)
  const abas = new BroadcastChannel('atividade')
  let [contado, dito, avisado] = [0, Date.now(), false]
  let timer: ReturnType<typeof setTimeout>

  const conferir = (): void => {
    clearTimeout(timer)
    const parado = Date.now() - ultimoGesto()
    if (avisado && parado < avisarEm) {
      avisado = false
      desdizer()
    }
    if (parado >= limite) return chamar()
    if (parado >= avisarEm && !avisado) {
      avisado = true
      avisar(Math.ceil((limite - parado) / MINUTO_MS))
    }
    timer = setTimeout(conferir, (avisado ? limite : avisarEm) - parado)
  }
  const noGesto = (evento: Event): void => {
    if (isParada(evento)) return
    const agora = Date.now()
    anotarGesto(agora)
    if (!avisado && agora - contado < CONTAR_MS) return
    contado = agora
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel speaks to its own origin only
    abas.postMessage(agora)
    if (avisado || agora - dito > limite / PULSO) {
      dito = agora
      chamar()
    }
    conferir()
  }
  abas.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'number') anotarGesto(Math.min(data, Date.now()))
    conferir()
  })
  for (const gesto of GESTOS) pagina.addEventListener(gesto, noGesto, { capture: true, passive: true })
  conferir()
  return () => {
    clearTimeout(timer)
    abas.close()
    for (const gesto of GESTOS) pagina.removeEventListener(gesto, noGesto, { capture: true })
    if (avisado) desdizer()
  }
}

const daTela = (): Meios => ({
  chamar: chamarServidor,
  avisar: avisarNaTela,
  desdizer: () => retirar([AVISO]),
  pagina: window,
})

function avisarNaTela(minutos: number): void {
  const falta = minutos === 1 ? 'em 1 minuto' : `em ${minutos} minutos`
  alerta('warning', `Sua sessão termina ${falta} por falta de uso.`, {
    id: AVISO,
    duration: Number.POSITIVE_INFINITY,
    description: 'Para continuar, mova o mouse, toque na tela ou aperte qualquer tecla.',
  })
}
