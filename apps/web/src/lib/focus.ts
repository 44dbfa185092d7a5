/** Ref callback that moves the focus to the element on mount (initial focus of a dialog). */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus()

/** A ref for what opens with the keyboard: the focus goes on to its first link, and the page stays where it is. */
export const focusFirstLink = (element: HTMLElement | null): void =>
  element?.querySelector('a')?.focus({ preventScroll: true })
