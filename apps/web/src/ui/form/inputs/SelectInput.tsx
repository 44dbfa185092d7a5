import { useId } from 'react'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import Typography from '@mui/material/Typography'
import { FieldFrame, idsOf } from '../FieldFrame.tsx'
import type { Option } from './option.ts'
import { fieldPart, useField, type FieldProps } from '../use-field.ts'

interface SelectInputProps extends FieldProps {
  readonly options: readonly Option[]
  readonly placeholder?: string
  /** Called with the picked value, for fields that depend on it. */
  readonly onPick?: (value: Option['value'] | null) => void
}

/** Select for a few choices; for many, see `ComboInput`. */
export function SelectInput({ options, placeholder = 'Selecione', onPick, ...props }: SelectInputProps) {
  const { field, id, frame, aria } = useField(props)
  const value = (field.value ?? '') as string | number
  const chosen = options.find((option) => option.value === value)
  return (
    <FieldFrame {...frame}>
      <Select
        id={id}
        labelId={idsOf(id).label}
        name={field.name}
        value={chosen ? value : ''}
        onChange={(event) => {
          const picked = event.target.value === '' ? null : event.target.value
          field.onChange(picked)
          onPick?.(picked)
        }}
        onBlur={field.onBlur}
        inputRef={field.ref}
        displayEmpty
        renderValue={() =>
          chosen?.label ?? (
            <Typography component="span" color="textSecondary" sx={{ fontSize: 'inherit' }}>
              {placeholder}
            </Typography>
          )
        }
        SelectDisplayProps={aria}
        MenuProps={{ slotProps: { paper: { sx: { maxHeight: 360 } } } }}
      >
        {props.opcional && <MenuItem value="">Nenhuma opção</MenuItem>}
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value} disabled={option.disabled ?? false}>
            {option.label}
          </MenuItem>
        ))}
      </Select>
    </FieldFrame>
  )
}

interface SelectFieldProps {
  /** Part of the form's value that it stands for, as `tamanhos.3`. */
  readonly source?: string
  readonly error?: string | undefined
  readonly label: string
  readonly helper?: string
  readonly cols?: number
  readonly value: string
  readonly options: readonly Option[]
  readonly onChange: (value: string | null) => void
}

/** Select outside the form library: one part of a value that the form keeps whole. */
export function SelectField({
  source,
  error,
  label,
  helper,
  cols,
  value,
  options,
  onChange,
}: SelectFieldProps) {
  const id = useId()
  const chosen = options.some((option) => option.value === value)
  return (
    <FieldFrame
      id={id}
      label={label}
      helper={helper}
      cols={cols}
      opcional={false}
      disabled={false}
      error={error}
    >
      <Select
        {...(source && fieldPart(source))}
        id={id}
        labelId={idsOf(id).label}
        value={chosen ? value : ''}
        onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
        displayEmpty
        SelectDisplayProps={{
          'aria-invalid': error !== undefined,
          'aria-describedby': helper || error ? idsOf(id).helper : undefined,
        }}
        MenuProps={{ slotProps: { paper: { sx: { maxHeight: 360 } } } }}
      >
        <MenuItem value="">Selecione</MenuItem>
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.label}
          </MenuItem>
        ))}
      </Select>
    </FieldFrame>
  )
}
