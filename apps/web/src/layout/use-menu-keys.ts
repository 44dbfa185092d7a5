import { useTheme } from '@mui/material/styles'
import { useRef, type KeyboardEvent } from 'react'
import { TYPE_AHEAD_RESET_MS } from '../theme/metrics.ts'
import { findTyped, indexAfter, moveOf, type Axis, type Move } from './nav-keys.ts'

interface MenuKeys {
  readonly axis: Axis
  /** The entries to walk through, below the list that has the handler. */
  readonly items: string
  /** What opening and closing do to the entry that has the focus; true when it did something. */
  readonly onGroup?: (move: Extract<Move, 'open' | 'close'>, item: HTMLElement) => boolean
}

const isTyping = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && !ctrlKey && !altKey && !metaKey

/** Arrows, Home, End and the first letters of a word move the focus in a menu. */
export function useMenuKeys({ axis, items, onGroup }: MenuKeys) {
  const isRtl = useTheme().direction === 'rtl'
  const typed = useRef({ text: '', at: 0 })
  const findByTyping = (
    entries: readonly HTMLElement[],
    from: number,
    event: KeyboardEvent,
  ): number | null => {
    const isGoingOn = event.timeStamp - typed.current.at < TYPE_AHEAD_RESET_MS
    typed.current = { text: (isGoingOn ? typed.current.text : '') + event.key, at: event.timeStamp }
    const labels = entries.map((entry) => entry.textContent)
    return findTyped(labels, from, typed.current.text)
  }
  return (event: KeyboardEvent<HTMLElement>): void => {
    if (event.defaultPrevented) return
    const entries = [...event.currentTarget.querySelectorAll<HTMLElement>(items)]
    const from = entries.findIndex((entry) => entry === event.target)
    const here = entries[from]
    if (!here) return
    const move = moveOf(event.key, axis, isRtl)
    if (move === 'open' || move === 'close') {
      if (onGroup?.(move, here)) event.preventDefault()
      return
    }
    const to = move
      ? indexAfter(move, from, entries.length)
      : isTyping(event)
        ? findByTyping(entries, from, event)
        : null
    if (to === null) return
    event.preventDefault()
    entries[to]?.focus()
  }
}
