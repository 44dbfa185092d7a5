import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { HTMLAttributes } from 'react'
import { FieldFrame } from '../FieldFrame.tsx'
import { filterOptions } from './filter-options.ts'
import { useField, type FieldProps } from '../use-field.ts'

interface SuggestInputProps extends FieldProps {
  /** Suggested values; any other text may be typed. */
  readonly suggestions: readonly string[]
  /** Second line that explains a suggestion. */
  readonly describe?: (suggestion: string) => string | undefined
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  readonly maxLength?: number
  readonly placeholder?: string
}

/** Free text input with suggestions. */
export function SuggestInput({ suggestions, describe, inputMode, maxLength, ...props }: SuggestInputProps) {
  const { field, id, frame, aria } = useField(props)
  const { placeholder = '' } = props
  return (
    <FieldFrame {...frame}>
      <Autocomplete
        id={id}
        freeSolo
        disableClearable
        options={suggestions}
        filterOptions={(all, state) =>
          filterOptions(
            all.map((texto) => ({ value: texto, label: texto, detail: describe?.(texto) })),
            state.inputValue,
          ).map(({ label }) => label)
        }
        inputValue={String(field.value ?? '')}
        onInputChange={(_, texto, reason) => reason !== 'reset' && field.onChange(texto)}
        onChange={(_, escolhido) => field.onChange(escolhido)}
        onBlur={field.onBlur}
        disabled={props.disabled ?? false}
        renderOption={({ key, ...item }, option) => (
          <li key={key} {...item}>
            {describe?.(option) ? `${option} – ${describe(option)}` : option}
          </li>
        )}
        renderInput={(params) => (
          <OutlinedInput
            {...params.slotProps.input}
            fullWidth
            name={field.name}
            inputRef={field.ref}
            placeholder={placeholder}
            inputProps={{ ...params.slotProps.htmlInput, ...aria, inputMode, maxLength }}
          />
        )}
      />
    </FieldFrame>
  )
}
