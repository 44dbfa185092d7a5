import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { SxProps, Theme } from '@mui/material/styles'
import type { Ref } from 'react'
import { Icon } from '../../icon/Icon.tsx'

interface SearchBoxProps {
  /** Name for assistive technology; what it searches in. */
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
  /** What may be typed, where that says more than the label. */
  readonly placeholder?: string
  /** As the server takes it. */
  readonly maxLength?: number
  /** The field itself, as for a key that goes to it. */
  readonly inputRef?: Ref<HTMLInputElement>
  readonly sx?: SxProps<Theme>
}

/** A box that narrows down what stands below it, outside any form. */
export function SearchBox({
  label,
  value,
  onChange,
  placeholder = label,
  maxLength = 100,
  inputRef,
  sx,
}: SearchBoxProps) {
  return (
    <OutlinedInput
      size="small"
      fullWidth
      type="search"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      placeholder={placeholder}
      inputProps={{ 'aria-label': label, maxLength }}
      startAdornment={
        <InputAdornment position="start">
          <Icon name="busca" size={18} />
        </InputAdornment>
      }
      {...(inputRef && { inputRef })}
      {...(sx && { sx })}
    />
  )
}
