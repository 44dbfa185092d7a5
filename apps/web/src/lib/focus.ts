import type { FocusEvent, SyntheticEvent } from 'react'

/** Ref callback that moves the focus to the element on mount (initial focus of a dialog). */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus()

/**
 * Focuses the content of the page, after what had the focus went away with its work done: screen readers go on from
 * there, and the next Tab reaches the first thing of the page.
 */
export const focusContent = (): void => {
  requestAnimationFrame(() => {
    if (document.activeElement === null || document.activeElement === document.body)
      document.getElementById('conteudo')?.focus({ preventScroll: true })
  })
}

const isFocusElsewhere = (): boolean => {
  const { activeElement, body } = document
  return activeElement !== null && activeElement !== body && activeElement.isConnected
}

/** Parts of a page that have a name, and the page itself. */
const PLACES = '[role="dialog"], section, main'

/** Remembers where an element stands; called once it is gone, focuses what is left of the place if nothing else has it. */
export function placeOf(element: HTMLElement): () => void {
  const places: HTMLElement[] = []
  for (
    let at = element.closest<HTMLElement>(PLACES);
    at;
    at = at.parentElement?.closest<HTMLElement>(PLACES) ?? null
  )
    places.push(at)
  return () => {
    requestAnimationFrame(() => {
      const place = places.find(({ isConnected }) => isConnected)
      if (!place || isFocusElsewhere()) return
      place.tabIndex = -1
      place.focus({ preventScroll: true })
    })
  }
}

/**
 * For a strip that scrolls sideways: what the keyboard reached in it comes wholly into sight, of which browsers are
 * content with an edge. Not what a pointer pressed, which must not move away under it.
 */
export const showWhole = ({ target }: FocusEvent): void => {
  if (target.matches(':focus-visible')) target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
}

/** Ref callback for a popover opened by keyboard: focuses its first link without scrolling. */
export const focusFirstLink = (element: HTMLElement | null): void =>
  element?.querySelector('a')?.focus({ preventScroll: true })

/** Whether an event happened in the element itself: React hands on those of a dialog that was opened from there too. */
export const isFromInside = ({
  currentTarget,
  target,
}: Pick<SyntheticEvent, 'currentTarget' | 'target'>): boolean =>
  target instanceof Node && currentTarget.contains(target)
