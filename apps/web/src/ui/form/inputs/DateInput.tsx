import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { Icon } from '../../icon/Icon.tsx'
import { MaskedInput } from './MaskedInput.tsx'
import { dateMask } from './masks.ts'
import { useFieldValue, useSetFields, type FieldProps } from '../use-field.ts'

/** Native date input, hidden: only its picker is used, people type in the text field beside it. */
const HiddenPicker = styled('input')({
  position: 'absolute',
  right: 8,
  bottom: 0,
  width: 1,
  height: 1,
  opacity: 0,
  pointerEvents: 'none',
})

interface DateInputProps extends FieldProps {
  readonly min?: string
  readonly max?: string
  readonly autoComplete?: string
}

/** Date input: typed or pasted as dd/mm/aaaa, kept as `YYYY-MM-DD`. */
export function DateInput({ min, max, ...props }: DateInputProps) {
  const picker = useRef<HTMLInputElement>(null)
  const value = useFieldValue(props.source)
  const setFields = useSetFields()
  const iso = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : ''
  const calendario = (
    <>
      <IconButton
        size="small"
        edge="end"
        aria-label={`Abrir calendário: ${props.label}`}
        disabled={props.disabled ?? false}
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
        value={iso}
        onChange={(event) => setFields({ [props.source]: event.target.value })}
      />
    </>
  )
  return <MaskedInput mask={dateMask} placeholder="dd/mm/aaaa" {...props} end={calendario} />
}
