import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import type { Regras } from './fracoes.ts'
import { gesticula, gestoEm, type Gesto, type Ponta } from './gestos.ts'
import type { Fracao } from './tipos.ts'

/** Long press in milliseconds before a drag begins by touch, so that the page can still scroll. */
const PRESS_MS = 300
/** Distance from the window's edge at which dragging scrolls the page, and the step of that scroll; in pixels. */
const EDGE = 48
const SCROLL = 14

interface EmCurso {
  readonly gesto: Gesto
  readonly antes: readonly Fracao[]
  readonly pointerId: number
  /** False during the long press, while a touch may still become a scroll. */
  pronto: boolean
  ultimo: string
  mudou: boolean
}

interface Arrasto {
  readonly raiz: RefObject<HTMLElement | null>
  readonly fracoes: readonly Fracao[]
  /** Null for a read-only calendar. */
  readonly regras: Regras | null
  readonly arrasta: (fracoes: readonly Fracao[]) => void
  readonly solta: (antes: readonly Fracao[], cancelou: boolean) => void
  /** Called after a long press on a day without a fraction, to explain it. */
  readonly pergunta: (dia: string) => void
}

const celulaDe = (alvo: EventTarget | null): HTMLElement | null =>
  alvo instanceof Element ? alvo.closest<HTMLElement>('[data-dia]') : null

const pontaDe = (alvo: EventTarget): Gesto | null => {
  const ponta = alvo instanceof HTMLElement ? alvo.closest<HTMLElement>('[data-ponta]') : null
  return ponta && { tipo: ponta.dataset['ponta'] as Ponta, i: Number(ponta.dataset['fracao']) }
}

/** Handles dragging over the days: the bar of a fraction, one of its ends, or a new one over free days. */
export function useArrasto({ raiz, fracoes, regras, arrasta, solta, pergunta }: Arrasto) {
  const emCurso = useRef<EmCurso | null>(null)
  const espera = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [ativo, setAtivo] = useState(false)
  usePageHeld(raiz, emCurso)

  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    const dia = celulaDe(event.target)?.dataset['dia']
    if (!regras || dia === undefined || event.button !== 0 || !event.isPrimary) return
    const ponta = pontaDe(event.target)
    const gesto = ponta ?? gestoEm(fracoes, dia, regras)
    const dedo = event.pointerType === 'touch'
    emCurso.current =
      gesto && (!dedo || gesto.tipo !== 'cria')
        ? {
            gesto,
            antes: fracoes,
            pointerId: event.pointerId,
            pronto: !dedo || ponta !== null,
            ultimo: dia,
            mudou: false,
          }
        : null
    if (dedo && !ponta) espera.current = setTimeout(() => descansou(dia), PRESS_MS)
  }
  const descansou = (dia: string): void => {
    if (emCurso.current) emCurso.current.pronto = true
    else pergunta(dia)
  }
  const onPointerMove = ({ clientX, clientY, pointerId }: PointerEvent<HTMLElement>): void => {
    const agora = emCurso.current
    if (!regras || !agora?.pronto || agora.pointerId !== pointerId) return
    if (agora.mudou) scrollAtEdge(clientY)
    const dia = celulaDe(document.elementFromPoint(clientX, clientY))?.dataset['dia']
    if (dia === undefined || dia === agora.ultimo) return
    agora.ultimo = dia
    if (!agora.mudou) raiz.current?.setPointerCapture(pointerId)
    agora.mudou = true
    setAtivo(true)
    arrasta(gesticula(agora.antes, agora.gesto, dia, regras))
  }
  const termina = (cancelou: boolean): void => {
    clearTimeout(espera.current)
    const agora = emCurso.current
    emCurso.current = null
    setAtivo(false)
    if (agora?.mudou) solta(agora.antes, cancelou)
  }
  return {
    ativo,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: () => termina(false),
      onPointerCancel: () => termina(true),
    },
  }
}

function scrollAtEdge(clientY: number): void {
  if (clientY < EDGE) window.scrollBy(0, -SCROLL)
  else if (clientY > window.innerHeight - EDGE) window.scrollBy(0, SCROLL)
}

/** Prevents scrolling during a touch drag: React's touch listeners are passive and cannot. */
function usePageHeld(raiz: RefObject<HTMLElement | null>, emCurso: RefObject<EmCurso | null>): void {
  useEffect(() => {
    const element = raiz.current
    const hold = (event: TouchEvent): void => {
      if (emCurso.current?.pronto) event.preventDefault()
    }
    element?.addEventListener('touchmove', hold, { passive: false })
    return () => element?.removeEventListener('touchmove', hold)
  }, [raiz, emCurso])
}
