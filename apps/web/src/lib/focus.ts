/** Ref callback that moves the focus to the element on mount (initial focus of a dialog). */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus()

/** Ref callback for a popover opened by keyboard: focuses its first link without scrolling. */
export const focusFirstLink = (element: HTMLElement | null): void =>
  element?.querySelector('a')?.focus({ preventScroll: true })
