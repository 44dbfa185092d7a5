import { useEffect, useState, type RefObject } from 'react'
import { tooltipDelay } from '../../theme/metrics.ts'
import { Bubble, placeBubble } from '../feedback/Tip.tsx'

interface BalaoProps {
  readonly raiz: RefObject<HTMLElement | null>
  /** Tooltip text of a day; empty for a free one. */
  readonly diz: (dia: string) => string
}

const celulaDe = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-dia]') : null

/**
 * Tooltip shared by all days of the calendar, on hover and keyboard focus. Keeps its own state, so moving from day to
 * day does not re-render the months. The accessible name of a day carries the same text.
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

/** Subscribes to the day under the pointer or with keyboard focus; null for none. */
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
