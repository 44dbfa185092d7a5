import { useEffect } from 'react'

/** Puts the focus on the title of a record that opened: what is read next is whom it is about. */
export function FocoNoTitulo(): null {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const titulo = document.querySelector<HTMLElement>('main h1')
      if (!titulo) return
      titulo.tabIndex = -1
      // Nothing can be pressed there: a ring would say that something can.
      titulo.style.outline = 'none'
      titulo.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return null
}
