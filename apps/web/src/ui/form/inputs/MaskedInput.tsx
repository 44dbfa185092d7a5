import { useMaskito } from '@maskito/react'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useCallback, type HTMLInputAutoCompleteAttribute, type ReactNode } from 'react'
import { FieldFrame } from '../FieldFrame.tsx'
import {
  cepMask,
  cnpjMask,
  cpfMask,
  phoneMask,
  pisMask,
  plainDigitsMask,
  timeMask,
  type Mask,
} from './masks.ts'
import { useField, type FieldProps } from '../use-field.ts'

interface MaskedInputProps extends FieldProps {
  readonly mask: Mask
  readonly placeholder?: string
  readonly autoComplete?: HTMLInputAutoCompleteAttribute
  readonly end?: ReactNode
  /** Numeric keyboard, unless the value may hold letters. */
  readonly inputMode?: 'text' | 'numeric'
}

/** Masked text input that keeps the plain value. Accepts pasted text in any punctuation. */
export function MaskedInput({ mask, end, ...props }: MaskedInputProps) {
  const { field, id, frame, aria } = useField(props)
  const maskRef = useMaskito({ options: mask.options })
  const fieldRef = field.ref
  const ref = useCallback(
    (element: HTMLInputElement | null) => {
      maskRef(element)
      fieldRef(element)
    },
    [maskRef, fieldRef],
  )
  return (
    <FieldFrame {...frame}>
      <OutlinedInput
        id={id}
        name={field.name}
        value={mask.format(field.value ?? '')}
        // The mask writes the element itself; React then only sees the input event.
        onInput={(event) => field.onChange(mask.parse((event.target as HTMLInputElement).value))}
        onBlur={field.onBlur}
        inputRef={ref}
        placeholder={props.placeholder ?? ''}
        autoComplete={props.autoComplete ?? 'off'}
        endAdornment={end && <InputAdornment position="end">{end}</InputAdornment>}
        inputProps={{ ...aria, inputMode: props.inputMode ?? 'numeric' }}
      />
    </FieldFrame>
  )
}

type Preset = Omit<MaskedInputProps, 'mask'>

export const CpfInput = (props: Preset) => (
  <MaskedInput mask={cpfMask} placeholder="000.000.000-00" {...props} />
)
export const CnpjInput = (props: Preset) => (
  <MaskedInput mask={cnpjMask} placeholder="00.000.000/0000-00" inputMode="text" {...props} />
)
/** Time input: `07:30`. */
export const TimeInput = (props: Preset) => <MaskedInput mask={timeMask} placeholder="00:00" {...props} />
export const PisInput = (props: Preset) => (
  <MaskedInput mask={pisMask} placeholder="000.00000.00-0" {...props} />
)
export const CepInput = (props: Preset) => (
  <MaskedInput mask={cepMask} placeholder="00000-000" autoComplete="postal-code" {...props} />
)
export const PhoneInput = (props: Preset) => (
  <MaskedInput mask={phoneMask} placeholder="(00) 00000-0000" autoComplete="tel-national" {...props} />
)

const digitMasks = new Map<number, Mask>()

/** Mask of digits, memoized by length: a new mask object at each render would rebind the element. */
const maskOfLength = (max: number): Mask => {
  const mask = digitMasks.get(max) ?? plainDigitsMask(max)
  digitMasks.set(max, mask)
  return mask
}

/** Digits-only input kept as text: documents, branch and account numbers keep their leading zeros. */
export const DigitsInput = ({ max, ...props }: Preset & { readonly max: number }) => (
  <MaskedInput mask={maskOfLength(max)} {...props} />
)
