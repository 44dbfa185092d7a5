import { useId, useState, type KeyboardEvent } from 'react'
import { useBeforeGoingOn } from './use-before-going-on.ts'
import { isTyping, NOTHING_TYPED, typeOn, type Typable } from './typeahead.ts'

const PAGE = 10

/** Where a key moves the active option. */
const moves: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
  PageDown: (at, last) => Math.min(at + PAGE, last),
  PageUp: (at) => Math.max(at - PAGE, 0),
}

const opening = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp'])

interface SelectBoxState {
  readonly options: readonly Typable[]
  /** Index of the chosen option; -1 without one. */
  readonly chosen: number
  readonly onChoose: (index: number) => void
}

/**
 * A select-only combobox (ARIA Authoring Practices): the focus stays in the field. Letters open the list and go to what
 * they stand for; Tab takes that and goes on, Enter takes it, Escape leaves everything as it was. Opening it chooses
 * nothing.
 */
export function useSelectBox({ options, chosen, onChoose }: SelectBoxState) {
  const listId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [typed, setTyped] = useState(NOTHING_TYPED)
  const moveTo = (index: number): void => {
    setActive(index)
    setTyped(NOTHING_TYPED)
  }
  const open = (): void => {
    setIsOpen(true)
    moveTo(chosen)
  }
  const close = (): void => setIsOpen(false)
  const take = (index: number): void => {
    close()
    const option = options[index]
    if (option && !option.disabled && index !== chosen) onChoose(index)
  }
  const type = (key: string): void => {
    const next = typeOn(options, isOpen ? typed : { ...NOTHING_TYPED, index: chosen }, key)
    setIsOpen(true)
    setTyped(next)
    setActive(next.index)
  }
  useBeforeGoingOn(isOpen, () => take(active))
  const onOpenKey = (event: KeyboardEvent): void => {
    const { key } = event
    const move = moves[key]
    if (key === 'Tab') return take(active)
    if (key === 'Enter') take(active)
    else if (key === 'Escape') {
      close()
      // Whatever the field stands in is left by the next one.
      event.stopPropagation()
    } else if (move) moveTo(move(active, options.length - 1))
    else if (key === ' ' && typed.text === '') take(active)
    else if (isTyping(event)) type(key)
    else return
    event.preventDefault()
  }
  const onClosedKey = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey } = event
    if (ctrlKey || metaKey) return
    if (opening.has(key)) open()
    else if (isTyping(event)) type(key)
    else return
    event.preventDefault()
  }
  return {
    listId,
    isOpen,
    active,
    take,
    close,
    toggle: isOpen ? close : open,
    onKeyDown: isOpen ? onOpenKey : onClosedKey,
  }
}
