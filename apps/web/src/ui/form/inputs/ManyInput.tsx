import Autocomplete from '@mui/material/Autocomplete'
import Chip from '@mui/material/Chip'
import OutlinedInput from '@mui/material/OutlinedInput'
import { FieldFrame } from '../FieldFrame.tsx'
import { filterOptions } from './filter-options.ts'
import { LISTA_FALHOU, type Option } from './option.ts'
import { useField, type FieldProps } from '../use-field.ts'

interface ManyInputProps extends FieldProps {
  readonly options: readonly Option[]
  /** Placeholder for no choice: `Toda a empresa`. */
  readonly placeholder: string
  /** True where the options could not be read: an empty list would say that there is none. */
  readonly failed?: boolean
}

/** Multi-select combobox. */
export function ManyInput({ options, placeholder, failed = false, ...props }: ManyInputProps) {
  const { field, id, frame, aria } = useField(props)
  const chosen: readonly unknown[] = Array.isArray(field.value) ? field.value : []
  return (
    <FieldFrame {...frame}>
      <Autocomplete
        multiple
        disableCloseOnSelect
        id={id}
        options={options}
        value={options.filter(({ value }) => chosen.includes(value))}
        disabled={props.disabled ?? false}
        onChange={(_, picked) => field.onChange(picked.map(({ value }) => value))}
        onBlur={field.onBlur}
        filterOptions={(all, state) => filterOptions(all, state.inputValue)}
        getOptionKey={(option) => option.value}
        isOptionEqualToValue={(option, other) => option.value === other.value}
        noOptionsText={failed ? LISTA_FALHOU : 'Nada encontrado'}
        clearText="Limpar"
        openText="Abrir"
        closeText="Fechar"
        renderValue={(picked, getItemProps) =>
          picked.map((option, index) => {
            const { key, ...item } = getItemProps({ index })
            return <Chip key={key} size="small" label={option.label} {...item} />
          })
        }
        renderInput={(params) => (
          <OutlinedInput
            {...params.slotProps.input}
            fullWidth
            name={field.name}
            inputRef={field.ref}
            placeholder={chosen.length === 0 ? placeholder : ''}
            inputProps={{ ...params.slotProps.htmlInput, ...aria }}
          />
        )}
      />
    </FieldFrame>
  )
}
