import { useLayoutEffect } from 'react'
import { isField } from './field.ts'

/** How long the page that was opened has to show the field it begins in, in milliseconds. */
const ESPERA_MS = 4000
/** Keys that begin something else in the new page. */
const ELSEWHERE = /^(?:Enter|Tab|Esc|Arrow)/

/** Typed on the way, for the field that the next page begins in; null where nobody keeps it. */
let typed: string | null = null

const forget = (): void => {
  typed = null
}

/** Whether somebody writes in a part of the frame, as its search, which the page behind it does not call back. */
export const isWritingOutside = (page: Element | null): boolean =>
  isField(document.activeElement) && !page?.contains(document.activeElement)

/**
 * Keeps what is typed from a navigation on, until the page shows the field that it begins in: see `beginIn`. The page
 * that is left gets none of it for its shortcuts. Whoever clicks in the new one, uses a key of it or goes on by the
 * keyboard has begun elsewhere.
 */
export function useTypeAhead(isLeaving: boolean): void {
  // Before paint, as the keys of a page are.
  useLayoutEffect(() => {
    if (isLeaving) typed = ''
    else if (typed === null) return undefined
    const keep = (event: KeyboardEvent): void => {
      const { key, target, defaultPrevented, ctrlKey, metaKey, altKey } = event
      if (typed === null || isField(target)) return
      if (!isLeaving && (defaultPrevented || ELSEWHERE.test(key))) forget()
      // A space on its own scrolls the page, or presses what has the focus.
      else if (key.length === 1 && !ctrlKey && !metaKey && !altKey && (key !== ' ' || typed !== '')) {
        typed += key
        if (!isLeaving) return
        event.preventDefault()
        event.stopPropagation()
      }
    }
    const end = isLeaving ? undefined : setTimeout(forget, ESPERA_MS)
    window.addEventListener('keydown', keep, isLeaving)
    if (!isLeaving) window.addEventListener('pointerdown', forget)
    return () => {
      clearTimeout(end)
      window.removeEventListener('keydown', keep, isLeaving)
      window.removeEventListener('pointerdown', forget)
    }
  }, [isLeaving])
}

const isWritten = (field: HTMLElement): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement

/** Moves the focus to the field that a page begins in, with what was typed on the way to it. */
export function beginIn(field: HTMLElement): void {
  const text = typed
  forget()
  field.focus({ preventScroll: true })
  // A box to tick has no text to put it in.
  if (!isWritten(field) || field.selectionStart === null) return
  const { length } = field.value
  // What is there already goes on at its end, where a browser begins only in a line.
  if (field instanceof HTMLTextAreaElement) field.setSelectionRange(length, length)
  if (!text) return
  field.setRangeText(text, length, length, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }))
}
