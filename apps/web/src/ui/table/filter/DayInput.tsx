import { useMaskito } from '@maskito/react'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import { dateMask } from '../../form/inputs/masks.ts'
import { Icon } from '../../icon/Icon.tsx'
import { isWholeDay } from './filter-fields.ts'

/** Native date input, hidden: only its picker is used, since its text follows the device's language. */
const HiddenPicker = styled('input')({
  position: 'absolute',
  right: 8,
  bottom: 0,
  width: 1,
  height: 1,
  opacity: 0,
  pointerEvents: 'none',
})

interface DayInputProps {
  readonly label: string
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string
  readonly placeholder: string
  readonly onChange: (value: string) => void
}

/** Date input of a filter: typed or pasted as dd/mm/aaaa, or picked. Filters once it is complete. */
export function DayInput({ label, value, placeholder, onChange }: DayInputProps) {
  const picker = useRef<HTMLInputElement>(null)
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
          <IconButton
            size="small"
            edge="end"
            aria-label={`Abrir calendário: ${label}`}
            onClick={() => picker.current?.showPicker()}
          >
            <Icon name="calendario" size={18} />
          </IconButton>
          <HiddenPicker
            ref={picker}
            type="date"
            tabIndex={-1}
            aria-hidden
            value={value}
            onChange={(event) => take(event.target.value)}
          />
        </InputAdornment>
      }
    />
  )
}
