import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { idDaSaida } from '../fila/fila-href.ts'

/**
 * Puts the focus back on the row of the record at which a queue was left, once it is there; J and K go on from it. Where
 * the record went away with its decision, nothing has to be put back.
 */
export function useVoltaDaFila(area: RefObject<HTMLElement | null>): void {
  const { state } = useLocation()
  const pendente = useRef(idDaSaida(state))
  useEffect(() => {
    const { current: lugar } = area
    const id = pendente.current
    if (id === null || !lugar) return undefined
    const focar = (): boolean => {
      const link = lugar.querySelector<HTMLElement>(
        `a[href*="/visualizar/${id}?"], a[href$="/visualizar/${id}"]`,
      )
      link?.focus()
      return link !== null
    }
    const rows = new MutationObserver(() => {
      if (focar()) rows.disconnect()
    })
    // After the page's own focus on its content, which a new address brings.
    const frame = requestAnimationFrame(() => {
      if (!focar()) rows.observe(lugar, { childList: true, subtree: true })
    })
    // Whoever does something else meanwhile is not called back.
    const deixar = (): void => {
      cancelAnimationFrame(frame)
      rows.disconnect()
    }
    lugar.ownerDocument.addEventListener('pointerdown', deixar, { once: true })
    return () => {
      cancelAnimationFrame(frame)
      rows.disconnect()
      lugar.ownerDocument.removeEventListener('pointerdown', deixar)
    }
  }, [area])
}
