import { useId } from 'react'
import { FieldFrame, idsOf } from '../FieldFrame.tsx'
import { fieldPart, useField, type FieldProps } from '../use-field.ts'
import type { Option } from './option.ts'
import { SelectBox } from './SelectBox.tsx'

interface SelectInputProps extends FieldProps {
  readonly options: readonly Option[]
  readonly placeholder?: string
  /** Called with the picked value, for fields that depend on it. */
  readonly onPick?: (value: Option['value'] | null) => void
}

/** Select for a few choices; for many, see `ComboInput`; for those that are read side by side, `RadioInput`. */
export function SelectInput({ options, placeholder = 'Selecione', onPick, ...props }: SelectInputProps) {
  const { field, id, frame, aria } = useField(props)
  return (
    <FieldFrame {...frame}>
      <SelectBox
        id={id}
        label={props.label}
        name={field.name}
        value={(field.value ?? null) as Option['value'] | null}
        options={options}
        placeholder={placeholder}
        none={props.opcional ? 'Nenhuma opção' : undefined}
        disabled={props.disabled}
        aria={aria}
        inputRef={field.ref}
        onChange={(picked) => {
          field.onChange(picked)
          onPick?.(picked)
        }}
        onBlur={field.onBlur}
      />
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
export function SelectField({ source, error, label, helper, cols, ...props }: SelectFieldProps) {
  const id = useId()
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
      <div {...(source && fieldPart(source))}>
        <SelectBox
          id={id}
          label={label}
          value={props.value}
          options={props.options}
          placeholder="Selecione"
          none="Selecione"
          aria={{
            'aria-invalid': error !== undefined,
            'aria-describedby': helper || error ? idsOf(id).helper : undefined,
          }}
          onChange={(value) => props.onChange(value === null ? null : String(value))}
        />
      </div>
    </FieldFrame>
  )
}
