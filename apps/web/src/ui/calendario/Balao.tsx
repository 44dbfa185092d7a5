import { useEffect, useState, type RefObject } from 'react'
import { tooltipDelay } from '../../theme/metrics.ts'
import { Bubble, placeBubble } from '../feedback/Tip.tsx'

interface BalaoProps {
  readonly raiz: RefObject<HTMLElement | null>
  /** What there is to say of a day; nothing for a free one. */
  readonly diz: (dia: string) => string
}

const celulaDe = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-dia]') : null

/**
 * One bubble for all days, on hover and on focus by the keyboard, in a state of its own: the months are not drawn
 * again when it goes from day to day. A day's name says the same.
 */
export function Balao({ raiz, diz }: BalaoProps) {
  const [celula, setCelula] = useState<HTMLElement | null>(null)
  useEffect(() => (raiz.current ? escuta(raiz.current, setCelula) : undefined), [raiz])
  const texto = diz(celula?.dataset['dia'] ?? '')
  return (
    texto !== '' && (
      <Bubble
        key={celula?.dataset['dia']}
        ref={(balao) => {
          if (balao && celula) placeBubble(balao, celula)
        }}
        popover="manual"
        aria-hidden
        data-balao
      >
        <span>{texto}</span>
      </Bubble>
    )
  )
}

/** Tells which day the pointer rests on or the keyboard is at; null for none. */
function escuta(raiz: HTMLElement, mostra: (celula: HTMLElement | null) => void): () => void {
  const fim = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const ouve = (nomes: readonly string[], faz: (event: Event) => void): void => {
    for (const nome of nomes) raiz.addEventListener(nome, faz, { signal: fim.signal })
  }
  const depois = (celula: HTMLElement | null, ms: number): void => {
    clearTimeout(timer)
    if (ms === 0) mostra(celula)
    else timer = setTimeout(() => mostra(celula), ms)
  }
  ouve(['pointerover'], (event) => {
    if ((event as PointerEvent).pointerType === 'touch') return
    if ((event.target as Element).closest('[data-balao]')) clearTimeout(timer)
    else depois(celulaDe(event), tooltipDelay.enter)
  })
  ouve(['focusin'], (event) => {
    if ((event.target as Element).matches(':focus-visible')) depois(celulaDe(event), 0)
  })
  ouve(['pointerleave', 'focusout', 'pointerdown'], () => depois(null, 0))
  ouve(['keydown'], (event) => {
    if ((event as KeyboardEvent).key === 'Escape') depois(null, 0)
  })
  return () => {
    clearTimeout(timer)
    fim.abort()
  }
}
