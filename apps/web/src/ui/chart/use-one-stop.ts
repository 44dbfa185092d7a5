import { useId, useState, type KeyboardEvent } from 'react'
import { stopAfter, type Direction, type Stops } from './one-stop.ts'

/**
 * The bars of a chart as one stop of the Tab key, with arrows, Home and End inside. The hint, a direct child of the chart,
 * says so once: whoever has moved by them knows it.
 */
export function useOneStop(stops: Stops, direction: Direction) {
  const hint = useId()
  const [last, setLast] = useState<string>()
  const [hasMoved, setHasMoved] = useState(false)
  const all = stops.flat()
  const current = last !== undefined && all.includes(last) ? last : all[0]
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || current === undefined) return
    const next = stopAfter(stops, current, event.key, direction)
    if (next === undefined) return
    event.preventDefault()
    setHasMoved(true)
    const chart = document.getElementById(hint)?.parentElement
    chart?.querySelector<HTMLElement>(`[data-stop="${CSS.escape(next)}"]`)?.focus()
  }
  const stopOf = (id: string) => ({
    'data-stop': id,
    tabIndex: id === current ? 0 : -1,
    'aria-describedby': id === current && !hasMoved && all.length > 1 ? hint : undefined,
    onFocus: () => setLast(id),
    onKeyDown,
  })
  return { stopOf, hint }
}
