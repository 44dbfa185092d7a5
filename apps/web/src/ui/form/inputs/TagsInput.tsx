import Autocomplete from '@mui/material/Autocomplete'
import Chip from '@mui/material/Chip'
import OutlinedInput from '@mui/material/OutlinedInput'
import { FieldFrame } from '../FieldFrame.tsx'
import { splitTags } from './tags.ts'
import { useField, type FieldProps } from '../use-field.ts'

interface TagsInputProps extends FieldProps {
  readonly placeholder?: string
  /** Converts the typed tags to whole numbers. */
  readonly numeric?: boolean
}

/** Tags input: a comma, Enter or blur ends each tag; a pasted list is split. */
export function TagsInput({ placeholder, numeric = false, ...props }: TagsInputProps) {
  const { field, id, frame, aria } = useField(props)
  const value: readonly (string | number)[] = Array.isArray(field.value) ? field.value : []
  const take = (pieces: readonly (string | number)[]): void =>
    field.onChange(splitTags(pieces.map(String), numeric))
  return (
    <FieldFrame {...frame}>
      <Autocomplete
        multiple
        freeSolo
        id={id}
        options={[]}
        value={value.map(String)}
        disabled={props.disabled ?? false}
        onChange={(_, pieces) => take(pieces)}
        onInputChange={(_, texto, reason) => {
          if (reason === 'input' && /[,;\n]/.test(texto)) take([...value, texto])
        }}
        clearOnBlur
        onBlur={(event) => {
          const texto = event.target instanceof HTMLInputElement ? event.target.value : ''
          if (texto.trim() !== '') take([...value, texto])
          field.onBlur()
        }}
        clearText="Limpar"
        renderValue={(pieces, getItemProps) =>
          pieces.map((piece, index) => {
            const { key, ...item } = getItemProps({ index })
            return <Chip key={key} size="small" label={piece} {...item} />
          })
        }
        renderInput={(params) => (
          <OutlinedInput
            {...params.slotProps.input}
            fullWidth
            name={field.name}
            inputRef={field.ref}
            placeholder={value.length === 0 ? (placeholder ?? '') : ''}
            inputProps={{
              ...params.slotProps.htmlInput,
              ...aria,
              inputMode: numeric ? 'numeric' : undefined,
            }}
          />
        )}
      />
    </FieldFrame>
  )
}
