import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react'
import { get, useController, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { idsOf } from './FieldFrame.tsx'
import { useFieldNote, useFieldQuestion } from './field-notes.ts'

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
  const question = useFieldQuestion(source)
  return {
    field,
    id,
    frame: { id, label, helper, opcional, disabled, cols, error, note, question },
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

/** Focuses a field and shows what is wrong at it. */
export function useFocusField(): (source: string) => void {
  const { setFocus, trigger } = useFormContext()
  return (source) => {
    if (!focusUnregistered(source)) setFocus(source)
    void trigger(source)
  }
}

/** Attribute of a part of the page that stands for a field without a control of its own, as a list. */
export const fieldPart = (source: string) => ({ 'data-campo': source })

/** Focuses the first control of a part that stands for a field; false where there is none. */
export function focusUnregistered(source: string): boolean {
  const part = document.querySelector(`[data-campo="${CSS.escape(source)}"]`)
  const control = part?.querySelector<HTMLElement>('[role="combobox"], input:not([aria-hidden]), button')
  control?.focus()
  return control !== null && control !== undefined
}

/** Field that has the focus; undefined where none has. */
export function focusedField(): string | undefined {
  const element = document.activeElement
  const named = element?.hasAttribute('name') ? element : element?.parentElement?.querySelector('[name]')
  return (
    named?.getAttribute('name') ?? element?.closest('[data-campo]')?.getAttribute('data-campo') ?? undefined
  )
}

/** Error of a field that is drawn without `useField`. */
export function useFieldError(source: string): string | undefined {
  const { errors } = useFormState({ name: source })
  const message: unknown = get(errors, `${source}.message`)
  return typeof message === 'string' ? message : undefined
}

/** Puts the values of each new generation into the fields, whatever has the focus; absent ones are emptied. */
export function useRefill(values: Readonly<Record<string, unknown>>, generation: number): void {
  const { getValues, setValue } = useFormContext()
  const known = useRef(generation)
  const refill = useEffectEvent(() => {
    for (const [source, value] of Object.entries<unknown>(getValues())) {
      const next = values[source] ?? null
      if (JSON.stringify(value ?? null) !== JSON.stringify(next)) setValue(source, next)
    }
  })
  useEffect(() => {
    if (known.current === generation) return
    known.current = generation
    refill()
  }, [generation])
}

const DA_REGRA = 'regra'

/**
 * Shows the server's findings at their fields; null while they are being checked. Schema errors come first, and a
 * finding that no longer holds is cleared.
 */
export function useRuleErrors(errors: Readonly<Record<string, string>> | null): void {
  const { setError, clearErrors, getFieldState } = useFormContext()
  const { errors: now } = useFormState()
  const ditos = useRef<readonly string[]>([])
  const say = useEffectEvent((novos: Readonly<Record<string, string>>) => {
    const isDaRegra = (source: string): boolean => getFieldState(source).error?.type === DA_REGRA
    for (const source of ditos.current) if (isDaRegra(source) && !novos[source]) clearErrors(source)
    for (const [source, message] of Object.entries(novos)) {
      const { error } = getFieldState(source)
      if (!error || (isDaRegra(source) && error.message !== message))
        setError(source, { type: DA_REGRA, message })
    }
    ditos.current = Object.keys(novos)
  })
  useEffect(() => {
    // Read, so that a rule is said again when the check of its field alone took its message away.
    if (errors && now) say(errors)
  }, [errors, now])
}
