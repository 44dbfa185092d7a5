import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { ReactNode } from 'react'
import { NumericFormat, type NumericFormatProps } from 'react-number-format'
import { fromCentavos, toCentavos } from '../../lib/format.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { useField, type FieldProps } from './use-field.ts'

type NumericStyle = Pick<
  NumericFormatProps,
  'prefix' | 'decimalScale' | 'fixedDecimalScale' | 'inputMode' | 'placeholder'
>

interface NumericFieldProps extends FieldProps {
  readonly toText: (value: number) => string
  readonly toValue: (texto: string) => number | null
  readonly numeric: NumericStyle
  readonly end?: ReactNode
}

function NumericField({ toText, toValue, numeric, end, ...props }: NumericFieldProps) {
  const { field, id, frame, aria } = useField(props)
  const value: unknown = field.value
  return (
    <FieldFrame {...frame}>
      <NumericFormat
        {...numeric}
        customInput={OutlinedInput}
        id={id}
        name={field.name}
        valueIsNumericString
        value={typeof value === 'number' ? toText(value) : ''}
        onValueChange={({ value: texto }, { event }) => {
          // Without an event it is our own value coming back: only what the person does changes the form.
          if (event) field.onChange(toValue(texto))
        }}
        onBlur={field.onBlur}
        inputRef={field.ref}
        allowNegative={false}
        thousandSeparator="."
        decimalSeparator=","
        disabled={props.disabled ?? false}
        autoComplete="off"
        inputProps={aria}
        {...(end && { endAdornment: <InputAdornment position="end">{end}</InputAdornment> })}
      />
    </FieldFrame>
  )
}

const reais: NumericStyle = {
  prefix: 'R$ ',
  decimalScale: 2,
  fixedDecimalScale: true,
  inputMode: 'decimal',
  placeholder: 'R$ 0,00',
}

/** Money: shown as `R$ 1.234,56`, kept as whole centavos. */
export const MoneyInput = (props: FieldProps) => (
  <NumericField toText={fromCentavos} toValue={toCentavos} numeric={reais} {...props} />
)

const inteiros: NumericStyle = { decimalScale: 0, inputMode: 'numeric' }
const toInteger = (texto: string): number | null => (texto === '' ? null : Number(texto))

/** A whole number: days, quantities. */
export const IntegerInput = (props: FieldProps & { readonly end?: ReactNode }) => (
  <NumericField toText={String} toValue={toInteger} numeric={inteiros} {...props} />
)
