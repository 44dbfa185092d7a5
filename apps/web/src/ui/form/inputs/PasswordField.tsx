import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, useState, type KeyboardEvent, type Ref } from 'react'
import { EssentialIcon } from '../../icon/Drawing.tsx'
import { PlainIconButton } from '../../PlainButton.tsx'
import { FieldFrame, idsOf } from '../FieldFrame.tsx'

interface PasswordFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly autoComplete: 'current-password' | 'new-password'
  readonly error?: string | undefined
  readonly helper?: string | undefined
  readonly name?: string
  readonly inputRef?: Ref<HTMLInputElement>
}

/** Password input with a visibility toggle and a caps-lock warning. Does not depend on the form library. */
export function PasswordField({ label, value, onChange, error, helper, ...props }: PasswordFieldProps) {
  const id = useId()
  const [visible, setVisible] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const readCapsLock = (event: KeyboardEvent): void => setCapsLock(event.getModifierState('CapsLock'))
  const hint = capsLock ? 'Caps Lock está ligado' : helper
  const action = visible ? 'Ocultar senha' : 'Mostrar senha'
  return (
    <FieldFrame id={id} label={label} error={error} helper={hint}>
      <OutlinedInput
        id={id}
        name={props.name ?? 'password'}
        type={visible ? 'text' : 'password'}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyUp={readCapsLock}
        onKeyDown={readCapsLock}
        autoComplete={props.autoComplete}
        inputRef={props.inputRef ?? null}
        inputProps={{
          'aria-invalid': Boolean(error),
          'aria-describedby': error || hint ? idsOf(id).helper : undefined,
          autoCapitalize: 'none',
          spellCheck: false,
          maxLength: 128,
        }}
        endAdornment={
          <InputAdornment position="end">
            <PlainIconButton
              type="button"
              aria-label={action}
              aria-pressed={visible}
              onClick={() => setVisible(!visible)}
            >
              <EssentialIcon name={visible ? 'olho-fechado' : 'olho'} />
            </PlainIconButton>
          </InputAdornment>
        }
      />
    </FieldFrame>
  )
}
