import type { SyntheticEvent } from 'react'
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

/** Ref callback for a popover opened by keyboard: focuses its first link without scrolling. */
export const focusFirstLink = (element: HTMLElement | null): void =>
  element?.querySelector('a')?.focus({ preventScroll: true })

/** Whether an event happened in the element itself: React hands on those of a dialog that was opened from there too. */
export const isFromInside = ({
  currentTarget,
  target,
}: Pick<SyntheticEvent, 'currentTarget' | 'target'>): boolean =>
  target instanceof Node && currentTarget.contains(target)
