import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { ChangeEvent, ClipboardEvent, ReactNode } from 'react'
import { formatMoney } from '../../../lib/format.ts'
import { FieldFrame } from '../FieldFrame.tsx'
import { pastedInteger } from './integer.ts'
import { pastedCentavos, typedCentavos } from './money.ts'
import { useField, type FieldProps } from '../use-field.ts'

const isDeletion = (event: ChangeEvent): boolean =>
  event.nativeEvent instanceof InputEvent && event.nativeEvent.inputType.startsWith('delete')

/** Money input: shown as `R$ 1.234,56`, kept as whole centavos. */
export function MoneyInput(props: FieldProps) {
  const { field, id, frame, aria } = useField(props)
  const value: unknown = field.value
  const onPaste = (event: ClipboardEvent): void => {
    const centavos = pastedCentavos(event.clipboardData.getData('text'))
    if (centavos === null) return
    event.preventDefault()
    field.onChange(centavos)
  }
  return (
    <FieldFrame {...frame}>
      <OutlinedInput
        id={id}
        name={field.name}
        value={typeof value === 'number' ? formatMoney(value) : ''}
        onChange={(event) => field.onChange(typedCentavos(event.target.value, isDeletion(event)))}
        onPaste={onPaste}
        onBlur={field.onBlur}
        inputRef={field.ref}
        placeholder="R$ 0,00"
        autoComplete="off"
        inputProps={{ ...aria, inputMode: 'numeric' }}
      />
    </FieldFrame>
  )
}

interface IntegerInputProps extends FieldProps {
  /** Maximum number of digits. */
  readonly max?: number
  readonly end?: ReactNode
}

/** Integer input: days, quantities. */
export function IntegerInput({ max = 6, end, ...props }: IntegerInputProps) {
  const { field, id, frame, aria } = useField(props)
  const onChange = (event: ChangeEvent<HTMLInputElement>): void => {
    const digits = event.target.value.replace(/\D/g, '').slice(0, max)
    field.onChange(digits === '' ? null : Number(digits))
  }
  const onPaste = (event: ClipboardEvent): void => {
    const texto = event.clipboardData.getData('text')
    // Digits alone are put where the cursor is; a separator would be dropped there, and `10,00` would be a thousand.
    if (!/\d[.,]\d/.test(texto)) return
    event.preventDefault()
    const inteiro = pastedInteger(texto)
    if (inteiro !== null) field.onChange(inteiro)
  }
  return (
    <FieldFrame {...frame}>
      <OutlinedInput
        id={id}
        name={field.name}
        value={field.value ?? ''}
        onChange={onChange}
        onPaste={onPaste}
        onBlur={field.onBlur}
        inputRef={field.ref}
        autoComplete="off"
        endAdornment={end && <InputAdornment position="end">{end}</InputAdornment>}
        inputProps={{ ...aria, inputMode: 'numeric' }}
      />
    </FieldFrame>
  )
}
