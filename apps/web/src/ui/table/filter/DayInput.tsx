import { useMaskito } from '@maskito/react'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import { DatePickerButton } from '../../form/inputs/DatePickerButton.tsx'
import { dateMask } from '../../form/inputs/masks.ts'
import { isWholeDay } from './filter-fields.ts'

interface DayInputProps {
  readonly label: string
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string
  readonly placeholder: string
  readonly onChange: (value: string) => void
}

/** Date input of a filter: typed or pasted as dd/mm/aaaa, or picked. Filters once it is complete. */
export function DayInput({ label, value, placeholder, onChange }: DayInputProps) {
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState(value)
  const [left, setLeft] = useState(false)
  const maskRef = useMaskito({ options: dateMask.options })
  if (value !== seen) {
    setSeen(value)
    setTyped(value)
  }
  const take = (next: string): void => {
    setTyped(next)
    if (next !== value && isWholeDay(next)) onChange(next)
  }
  return (
    <OutlinedInput
      value={dateMask.format(typed)}
      // The mask writes the element itself; React then only sees the input event.
      onInput={(event) => take(dateMask.parse((event.target as HTMLInputElement).value))}
      onFocus={() => setLeft(false)}
      onBlur={() => setLeft(true)}
      // What is no day is not filtered by, and the field says so once one has left it.
      error={left && typed !== value}
      inputRef={maskRef}
      placeholder={placeholder}
      inputProps={{
        'aria-label': label,
        inputMode: 'numeric',
        autoComplete: 'off',
      }}
      endAdornment={
        <InputAdornment position="end">
          <DatePickerButton label={label} value={value} onChange={take} />
        </InputAdornment>
      }
    />
  )
}
