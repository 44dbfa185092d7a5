// Parts of a list under a text field (ARIA's "editable combobox"). The focus and the keys stay in the text, which no
// native element with options allows: what is chosen is told by `aria-activedescendant`.

/** Id of an option, for the text that points at it. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`

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
