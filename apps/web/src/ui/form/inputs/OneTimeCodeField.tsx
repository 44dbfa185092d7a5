import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, type Ref } from 'react'
import { FieldFrame, idsOf } from '../FieldFrame.tsx'

interface OneTimeCodeFieldProps {
  readonly label: string
  readonly value: string
  readonly error?: string | undefined
  readonly helper: string
  /** Of digits, for the keyboard of a phone; recovery codes have letters. */
  readonly numeric?: boolean
  readonly inputRef?: Ref<HTMLInputElement>
  readonly onChange: (value: string) => void
}

const grande = { fontSize: '1.25rem', letterSpacing: '0.12em', fontVariantNumeric: 'tabular-nums' }

/** Code that is valid once. Takes it as it is pasted, with spaces; does not depend on the form library. */
export function OneTimeCodeField({
  label,
  value,
  error,
  helper,
  numeric = false,
  inputRef = null,
  onChange,
}: OneTimeCodeFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={error} helper={helper}>
      <OutlinedInput
        id={id}
        name="codigo"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete={numeric ? 'one-time-code' : 'off'}
        inputRef={inputRef}
        sx={{ '& input': grande }}
        inputProps={{
          inputMode: numeric ? 'numeric' : 'text',
          autoCapitalize: numeric ? 'none' : 'characters',
          spellCheck: false,
          maxLength: 20,
          'aria-invalid': Boolean(error),
          'aria-describedby': idsOf(id).helper,
        }}
      />
    </FieldFrame>
  )
}
