import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { idsOf } from './FieldFrame.tsx'
import { useFieldNote } from './field-notes.ts'

/** Common props of every input. */
export interface FieldProps {
  /** Path of the value in the form: `endereco.cep`, `dependentes.0.nome`. */
  readonly source: string
  readonly label: string
  readonly helper?: ReactNode
  readonly opcional?: boolean
  readonly disabled?: boolean
  readonly cols?: number
}

/** Binds one value of the form: everything its control and frame need. */
export function useField({ source, label, helper, opcional, disabled, cols }: FieldProps) {
  const id = useId()
  const { field, fieldState } = useController({ name: source })
  const error = fieldState.error?.message
  const note = useFieldNote(source)
  return {
    field,
    id,
    frame: { id, label, helper, opcional, disabled, cols, error, note },
    aria: {
      'aria-invalid': Boolean(error),
      'aria-describedby': error || helper || note ? idsOf(id).helper : undefined,
      'aria-required': !opcional,
    },
  }
}

/** Current value of a field, for dependent parts. */
export const useFieldValue = (source: string): unknown => useWatch({ name: source })

/** Current values of the whole form. */
export const useFormValues = (): Readonly<Record<string, unknown>> => useWatch()

/** Sets fields from code, as an address found by its CEP. */
export function useSetFields(): (values: Readonly<Record<string, unknown>>) => void {
  const { setValue } = useFormContext()
  return (values) => {
    for (const [source, value] of Object.entries(values))
      setValue(source, value, { shouldDirty: true, shouldValidate: true })
  }
}

/** Reads the typed, unvalidated values: the content of a draft. */
export const useDraftValues = (): (() => unknown) => {
  const { getValues } = useFormContext()
  return () => getValues()
}

/** Focuses a field and shows a message at it. */
export function useFocusField(): (source: string) => void {
  const { setFocus, trigger } = useFormContext()
  return (source) => {
    setFocus(source)
    void trigger(source)
  }
}

const DA_REGRA = 'regra'

/**
 * Shows the server's findings at their fields; null while they are being checked. Schema errors come first, and a
 * finding that no longer holds is cleared.
 */
export function useRuleErrors(errors: Readonly<Record<string, string>> | null): void {
  const { setError, clearErrors, getFieldState } = useFormContext()
  const ditos = useRef<readonly string[]>([])
  const say = useEffectEvent((novos: Readonly<Record<string, string>>) => {
    const isDaRegra = (source: string): boolean => getFieldState(source).error?.type === DA_REGRA
    for (const source of ditos.current) if (isDaRegra(source) && !novos[source]) clearErrors(source)
    for (const [source, message] of Object.entries(novos))
      if (!getFieldState(source).error || isDaRegra(source)) setError(source, { type: DA_REGRA, message })
    ditos.current = Object.keys(novos)
  })
  useEffect(() => {
    if (errors) say(errors)
  }, [errors])
}
