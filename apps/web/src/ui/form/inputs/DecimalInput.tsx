import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState, type ReactNode } from 'react'
import { decimalText, parseDecimal } from './decimal.ts'
import { FieldFrame } from '../FieldFrame.tsx'
import { useField, type FieldProps } from '../use-field.ts'

interface DecimalInputProps extends FieldProps {
  readonly end?: ReactNode
}

/** Decimal input, typed with a comma: percentages, hours. */
export function DecimalInput({ end, ...props }: DecimalInputProps) {
  const { field, id, frame, aria } = useField(props)
  // What is being typed, as `7,`: the form keeps the number, which cannot show it.
  const [typing, setTyping] = useState<string | null>(null)
  return (
    <FieldFrame {...frame}>
      <OutlinedInput
        id={id}
        name={field.name}
        value={typing ?? decimalText(field.value)}
        onChange={(event) => {
          setTyping(event.target.value)
          field.onChange(parseDecimal(event.target.value))
        }}
        onBlur={() => {
          setTyping(null)
          field.onBlur()
        }}
        inputRef={field.ref}
        placeholder="0,00"
        autoComplete="off"
        endAdornment={end && <InputAdornment position="end">{end}</InputAdornment>}
        inputProps={{ ...aria, inputMode: 'decimal' }}
      />
    </FieldFrame>
  )
}
