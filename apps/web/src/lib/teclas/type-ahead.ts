import { useEffect, useLayoutEffect } from 'react'
import { isField } from './field.ts'
import { useKeydown } from './use-keydown.ts'

/** How long the page that was opened has to show the field it begins in, in milliseconds. */
const ESPERA_MS = 4000

/** Typed on the way, for the field that the next page begins in; null where nobody keeps it. */
let typed: string | null = null

const isText = ({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey && !isComposing

/** Whether somebody writes in a part of the frame, as its search, which the page behind it does not call back. */
export const isWritingOutside = (page: Element | null): boolean =>
  isField(document.activeElement) && !page?.contains(document.activeElement)

const forget = (): void => {
  typed = null
}

function keep(event: KeyboardEvent): void {
  if (typed === null || isField(event.target)) return
  if (event.key === 'Backspace') typed = typed.slice(0, -1)
  // A space on its own scrolls the page, or presses what has the focus.
  else if (isText(event) && (event.key !== ' ' || typed !== '')) typed += event.key
}

/** What the page that is left would take for its shortcuts is meant for the next one. */
function keepFromPage(event: KeyboardEvent): void {
  if (isField(event.target)) return
  const before = typed
  keep(event)
  if (typed === before) return
  event.preventDefault()
  event.stopPropagation()
}

/** Keys that begin something else in the new page. */
const ELSEWHERE = /^(?:Enter|Tab|Escape|Arrow)/

/** What no shortcut of the new page took: whoever uses one, or goes on by the keyboard, has begun elsewhere. */
function keepUnused(event: KeyboardEvent): void {
  if (event.defaultPrevented || ELSEWHERE.test(event.key)) forget()
  else keep(event)
}

/**
 * Keeps what is typed from a navigation on, while the old page still stands and until the new one shows its first field:
 * see `beginIn`. Whoever clicks elsewhere meanwhile has begun elsewhere.
 */
export function useTypeAhead(isLeaving: boolean): void {
  // Before paint, as the keys of a page are: nobody sees a page go that still takes them.
  useLayoutEffect(() => {
    if (isLeaving) typed = ''
  }, [isLeaving])
  useKeydown(keepFromPage, { capture: true, isOn: isLeaving })
  useKeydown(keepUnused, { isOn: !isLeaving })
  useEffect(() => {
    if (isLeaving) return undefined
    window.addEventListener('pointerdown', forget, { capture: true })
    const end = setTimeout(forget, ESPERA_MS)
    return () => {
      clearTimeout(end)
      window.removeEventListener('pointerdown', forget, { capture: true })
    }
  }, [isLeaving])
}

/** Moves the focus to the field that a page begins in, with what was typed on the way to it. */
export function beginIn(field: HTMLElement): void {
  const text = typed ?? ''
  forget()
  field.focus({ preventScroll: true })
  if (text === '' || !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
  const { length } = field.value
  field.setRangeText(text, length, length, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }))
}
