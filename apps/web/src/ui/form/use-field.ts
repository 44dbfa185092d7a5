import { useId, type ReactNode } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { idsOf } from './FieldFrame.tsx'

/** What every input takes. */
export interface FieldProps {
  /** Name of the value in the form, as a path: `endereco.cep`, `dependentes.0.nome`. */
  readonly source: string
  readonly label: string
  readonly helper?: ReactNode
  readonly opcional?: boolean
  readonly disabled?: boolean
  readonly cols?: number
}

/** One value of the form with everything its control and frame need. */
export function useField({ source, label, helper, opcional, disabled, cols }: FieldProps) {
  const id = useId()
  const { field, fieldState } = useController({ name: source })
  const error = fieldState.error?.message
  return {
    field,
    id,
    frame: { id, label, helper, opcional, disabled, cols, error },
    aria: {
      'aria-invalid': Boolean(error),
      'aria-describedby': error || helper ? idsOf(id).helper : undefined,
      'aria-required': !opcional,
    },
  }
}

/** The current value of a field, for what depends on it. */
export const useFieldValue = (source: string): unknown => useWatch({ name: source })

/** Everything typed so far. */
export const useFormValues = (): Readonly<Record<string, unknown>> => useWatch()

/** Sets fields from code, as an address found by its CEP. */
export function useSetFields(): (values: Readonly<Record<string, unknown>>) => void {
  const { setValue } = useFormContext()
  return (values) => {
    for (const [source, value] of Object.entries(values))
      setValue(source, value, { shouldDirty: true, shouldValidate: true })
  }
}

/** The values as typed, not validated: what a draft keeps. */
export const useDraftValues = (): (() => unknown) => {
  const { getValues } = useFormContext()
  return () => getValues()
}

/** Takes the person to a field and says what is wrong with it. */
export function useFocusField(): (source: string) => void {
  const { setFocus, trigger } = useFormContext()
  return (source) => {
    setFocus(source)
    void trigger(source)
  }
}
