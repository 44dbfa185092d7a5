// Parts of a list under a text field (ARIA's "editable combobox"). The focus and the keys stay in the text, which no
// native element with options allows: what is chosen is told by `aria-activedescendant`.

/** Id of an option, for the text that points at it. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`

/**
 * Attributes of a field without a text of its own whose choices are such a list. A native select shows neither what the
 * typed letters lead to before it is chosen, nor takes more of them than its own pause allows.
 */
export const selectProps = (listId: string, isOpen: boolean, active: number) =>
  ({
    role: 'combobox',
    'aria-haspopup': 'listbox',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? listId : undefined,
    'aria-activedescendant': isOpen && active >= 0 ? optionId(listId, active) : undefined,
  }) as const

/** Attributes of the list. */
export const listboxProps = (id: string, label: string) =>
  ({ id, role: 'listbox', 'aria-label': label }) as const

/** Attributes of an option; the chosen one is scrolled into sight. */
export const optionProps = (listId: string, index: number, chosen: boolean) =>
  ({
    id: optionId(listId, index),
    role: 'option',
    'aria-selected': chosen,
    ref: chosen ? intoSight : null,
  }) as const

/** Attributes of options under one heading. */
export const optionGroupProps = (label: string) => ({ role: 'group', 'aria-label': label }) as const

const intoSight = (element: HTMLElement | null): void => element?.scrollIntoView?.({ block: 'nearest' })
