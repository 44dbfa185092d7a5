import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { Icon } from '../../icon/Icon.tsx'

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

interface DatePickerButtonProps {
  /** Label of the text field that it belongs to. */
  readonly label: string
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly disabled?: boolean | undefined
}

/** Button that opens the browser's date picker, beside a text field in which dates are typed. */
export function DatePickerButton({
  label,
  value,
  onChange,
  min,
  max,
  disabled = false,
}: DatePickerButtonProps) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton
        size="small"
        edge="end"
        aria-label={`Abrir calendário: ${label}`}
        disabled={disabled}
        onClick={() => picker.current?.showPicker()}
      >
        <Icon name="calendario" size={18} />
      </IconButton>
      <HiddenPicker
        ref={picker}
        type="date"
        tabIndex={-1}
        aria-hidden
        min={min}
        max={max}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  )
}
