/** A ref for the control that a dialog opens on. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus()
