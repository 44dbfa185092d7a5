import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { focusOnMount } from '../../lib/focus.ts'
import { FieldFrame, idsOf } from '../../ui/form/FieldFrame.tsx'

interface AuthFieldProps {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly error: string | undefined
  readonly helper?: string
  readonly autoComplete?: string
  readonly inputMode?: 'email' | 'numeric'
  readonly maxLength?: number
  /** Lines of a text; a line of a code, a name or an address otherwise, which nothing corrects. */
  readonly rows?: number
  /** Takes the focus when it appears. */
  readonly first?: boolean
  /** Columns of the twelve of a `FormGrid`. */
  readonly cols?: number
  /** Names begin with a capital. */
  readonly isName?: boolean
}

/** Text field of the sign-in pages, which do without the form library. */
export function AuthField({ label, name, value, onChange, error, helper, rows, ...props }: AuthFieldProps) {
  const id = useId()
  const isProse = rows !== undefined
  return (
    <FieldFrame id={id} label={label} error={error} helper={helper} cols={props.cols}>
      <OutlinedInput
        id={id}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete={props.autoComplete ?? 'off'}
        inputRef={props.first ? focusOnMount : null}
        {...(isProse && { multiline: true, rows })}
        {...(props.onBlur && { onBlur: props.onBlur })}
        inputProps={{
          maxLength: props.maxLength ?? 60,
          spellCheck: isProse,
          'aria-invalid': Boolean(error),
          'aria-describedby': error || helper ? idsOf(id).helper : undefined,
          ...(!isProse && !props.isName && { autoCapitalize: 'none' }),
          ...(props.inputMode && { inputMode: props.inputMode }),
        }}
      />
    </FieldFrame>
  )
}
