import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Width that paper gives, in pixels: A4 between the margins of a browser. */
const PAPER = 688

/** Measured width of an element, in pixels: charts are drawn at it, so that their text keeps its size. */
export function useWidth<E extends Element>(first: number): readonly [RefObject<E | null>, number] {
  const ref = useRef<E>(null)
  const [width, setWidth] = useState(first)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const paper = matchMedia('print')
    const measure = (): void =>
      setWidth(paper.matches ? PAPER : element.getBoundingClientRect().width || first)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    paper.addEventListener('change', measure)
    return () => {
      observer.disconnect()
      paper.removeEventListener('change', measure)
    }
  }, [first])
  return [ref, width]
}
