import { DatePickerButton } from './DatePickerButton.tsx'
import { MaskedInput } from './MaskedInput.tsx'
import { dateMask } from './masks.ts'
import { useFieldValue, useSetFields, type FieldProps } from '../use-field.ts'

interface DateInputProps extends FieldProps {
  readonly min?: string
  readonly max?: string
  readonly autoComplete?: string
}

/** Date input: typed or pasted as dd/mm/aaaa, kept as `YYYY-MM-DD`. */
export function DateInput({ min, max, ...props }: DateInputProps) {
  const value = useFieldValue(props.source)
  const setFields = useSetFields()
  const calendario = (
    <DatePickerButton
      label={props.label}
      value={typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : ''}
      onChange={(dia) => setFields({ [props.source]: dia })}
      min={min}
      max={max}
      disabled={props.disabled}
    />
  )
  return <MaskedInput mask={dateMask} placeholder="dd/mm/aaaa" {...props} end={calendario} />
}
