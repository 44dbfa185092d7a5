import { useRef, type FocusEvent, type KeyboardEvent } from 'react'
import { isTyping, NOTHING_TYPED, typeOn, type Typable } from './typeahead.ts'

interface RadioKeys<V> {
  readonly options: readonly (Typable & { readonly value: V })[]
  readonly value: unknown
  readonly onPick: (value: V | null) => void
}

/**
 * Keys of a radio group beside those of the browser: a letter chooses what begins with it and takes the focus there, which
 * says it aloud; Escape puts back what was chosen before. Not with Shift, which is for the keys of the page.
 */
export function useRadioKeys<V>({ options, value, onPick }: RadioKeys<V>) {
  const before = useRef<V | null>(null)
  const typed = useRef(NOTHING_TYPED)
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (currentTarget.contains(relatedTarget)) return
    before.current = options.find((option) => option.value === value)?.value ?? null
    typed.current = NOTHING_TYPED
  }
  const putBack = (): boolean => {
    if (value === undefined || before.current === value) return false
    onPick(before.current)
    return true
  }
  const type = (group: HTMLElement, key: string): boolean => {
    const next = typeOn(options, typed.current, key)
    const option = options[next.index]
    if (next === typed.current || !option) return false
    typed.current = next
    onPick(option.value)
    group.querySelectorAll<HTMLElement>('input[type="radio"]')[next.index]?.focus()
    return true
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const letter = isTyping(event) && event.key !== ' ' && !event.shiftKey
    const isDone = event.key === 'Escape' ? putBack() : letter && type(event.currentTarget, event.key)
    if (!isDone) return
    event.preventDefault()
    event.stopPropagation()
  }
  return { onFocus, onKeyDown }
}
