import type { AutocompleteProps } from '@mui/material/Autocomplete'
import { semAcento } from '@rh/domain/br/texto'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import type { Option } from './option.ts'
import { useBeforeGoingOn } from './use-before-going-on.ts'

interface TypedState {
  /** Id of the text field. */
  readonly id: string
  readonly options: readonly Option[]
  /** The options are not yet those of what was typed. */
  readonly loading: boolean
  /** The options that stand in the list for a text. */
  readonly shown: (texto: string) => readonly Option[]
  readonly onSearch: ((texto: string) => void) | undefined
  readonly take: (option: Option) => void
}

/**
 * Text of a combobox. What was typed is meant: Tab takes the option that it leads to, and whoever leaves by pointer the
 * one of this very name, once it is known. Nothing is taken for anybody who typed nothing. The label of an earlier choice
 * appears once the options load, unless somebody is typing already.
 */
export function useTypedOption({ id, options, loading, shown, onSearch, take }: TypedState) {
  const [texto, setTexto] = useState('')
  const isTyping = useRef(false)
  const { leave } = useLeft({ options, loading, take })
  const takeHighlighted = (): void => {
    const option = shown(texto)[highlightedIndex(id)]
    if (!isTyping.current || texto.trim() === '' || loading || !option || option.disabled) return
    isTyping.current = false
    take(option)
  }
  useBeforeGoingOn(texto !== '', takeHighlighted)
  const onInputChange: AutocompleteProps<Option, false, false, false>['onInputChange'] = (
    _,
    novo,
    reason,
  ) => {
    const wasTyping = isTyping.current
    if (reason === 'reset' && wasTyping) return
    isTyping.current = reason === 'input'
    setTexto(novo)
    if (reason === 'blur' && wasTyping) leave(texto)
    else if (reason !== 'reset') onSearch?.(novo)
  }
  return {
    texto,
    onInputChange,
    onKeyDown: ({ key }: KeyboardEvent): void => {
      if (key === 'Tab') takeHighlighted()
    },
  }
}

/** Place of the option that the field points at, which the library tells nobody; -1 where it points at none. */
function highlightedIndex(id: string): number {
  const pointed = document.getElementById(id)?.getAttribute('aria-activedescendant')
  const option = pointed ? document.getElementById(pointed) : null
  return Number(option?.dataset['optionIndex'] ?? -1)
}

/** Takes the one option of the name that was left in the field, now or when it comes. */
function useLeft({ options, loading, take }: Pick<TypedState, 'options' | 'loading' | 'take'>) {
  const left = useRef('')
  const takeNamed = (texto: string): void => {
    const named = options.filter(
      ({ label, disabled }) => !disabled && semAcento(label) === semAcento(texto.trim()),
    )
    const [only] = named
    if (only && named.length === 1) take(only)
  }
  const arrive = useEffectEvent(() => {
    if (left.current !== '') takeNamed(left.current)
    left.current = ''
  })
  useEffect(() => {
    if (!loading) arrive()
  }, [loading])
  return {
    leave: (texto: string): void => {
      if (loading) left.current = texto
      else takeNamed(texto)
    },
  }
}
