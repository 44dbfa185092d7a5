import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import OutlinedInput from '@mui/material/OutlinedInput'
import Select from '@mui/material/Select'
import ToggleButton from '@mui/material/ToggleButton'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { filterOptions } from '../../form/inputs/filter-options.ts'
import { LISTA_FALHOU } from '../../form/inputs/option.ts'
import { DayInput } from './DayInput.tsx'
import { toggleCode, type FilterField } from './filter-fields.ts'

const label = { display: 'block', marginBottom: 6, fontSize: '0.8125rem', fontWeight: 600 }
const Label = styled('label')(label)
const Legend = styled('legend')({ ...label, padding: 0 })
const Group = styled('fieldset')({ minWidth: 0, margin: 0, padding: 0, border: 0 })

type Filtros = Readonly<Record<string, string>>
type Kind<K extends FilterField['kind']> = Extract<FilterField, { kind: K }>
interface ControlProps<F extends FilterField> {
  readonly field: F
  readonly filtros: Filtros
  readonly onChange: (filtros: Filtros) => void
}

/** Control of one filter, by its kind. */
export function FilterControl({ field, ...rest }: ControlProps<FilterField>) {
  if (field.kind === 'choice') return <ChoiceFilter field={field} {...rest} />
  if (field.kind === 'several') return <SeveralFilter field={field} {...rest} />
  if (field.kind === 'lookup') return <LookupFilter field={field} {...rest} />
  if (field.kind === 'day') return <DayFilter field={field} {...rest} />
  return <DatesFilter field={field} {...rest} />
}

const DayFilter = ({ field: { label: text, filtro }, filtros, onChange }: ControlProps<Kind<'day'>>) => (
  <div>
    <Label aria-hidden>{text}</Label>
    <DayInput
      label={text}
      value={filtros[filtro] ?? ''}
      placeholder="hoje"
      onChange={(day) => onChange({ [filtro]: day })}
    />
  </div>
)

function ChoiceFilter({ field, filtros, onChange }: ControlProps<Kind<'choice'>>) {
  const id = useId()
  const value = filtros[field.filtro] ?? ''
  return (
    <div>
      <Label id={id}>{field.label}</Label>
      <Select
        fullWidth
        displayEmpty
        sx={value === '' ? { color: 'text.secondary' } : {}}
        labelId={id}
        value={field.options.some((option) => String(option.value) === value) ? value : ''}
        onChange={(event) => onChange({ [field.filtro]: event.target.value })}
      >
        <MenuItem value="">Qualquer um</MenuItem>
        {field.options.map((option) => (
          <MenuItem key={option.value} value={String(option.value)}>
            {option.label}
          </MenuItem>
        ))}
      </Select>
    </div>
  )
}

function SeveralFilter({ field, filtros, onChange }: ControlProps<Kind<'several'>>) {
  const value = filtros[field.filtro] ?? ''
  const codes = value.split(',')
  return (
    <Group>
      <Legend>{field.label}</Legend>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {field.options.map((option) => (
          <ToggleButton
            key={option.value}
            value={option.value}
            size="small"
            selected={codes.includes(String(option.value))}
            onChange={() => onChange({ [field.filtro]: toggleCode(value, String(option.value)) })}
            sx={{ px: 1.5, minHeight: 36, borderRadius: '18px', textTransform: 'none', fontWeight: 600 }}
          >
            {option.label}
          </ToggleButton>
        ))}
      </Box>
    </Group>
  )
}

function LookupFilter({ field, filtros, onChange }: ControlProps<Kind<'lookup'>>) {
  const id = useId()
  const value = filtros[field.filtro] ?? ''
  return (
    <div>
      <Label htmlFor={id}>{field.label}</Label>
      <Autocomplete
        id={id}
        options={field.options}
        value={field.options.find((option) => String(option.value) === value) ?? null}
        loading={field.loading ?? false}
        onChange={(_, option) => onChange({ [field.filtro]: option ? String(option.value) : '' })}
        filterOptions={(all, { inputValue }) => filterOptions(all, inputValue)}
        getOptionKey={(option) => option.value}
        isOptionEqualToValue={(option, other) => option.value === other.value}
        noOptionsText={field.failed ? LISTA_FALHOU : 'Nada encontrado'}
        loadingText="Buscando…"
        clearText="Limpar"
        openText="Abrir"
        closeText="Fechar"
        autoHighlight
        renderInput={(params) => (
          <OutlinedInput
            {...params.slotProps.input}
            fullWidth
            placeholder="Qualquer um"
            inputProps={params.slotProps.htmlInput}
          />
        )}
      />
    </div>
  )
}

const DatesFilter = ({ field, filtros, onChange }: ControlProps<Kind<'dates'>>) => (
  <Group>
    <Legend>{field.label}</Legend>
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))' }}>
      <DayInput
        label={`${field.label}: de`}
        value={filtros[field.de] ?? ''}
        placeholder="de"
        onChange={(value) => onChange({ [field.de]: value })}
      />
      <DayInput
        label={`${field.label}: até`}
        value={filtros[field.ate] ?? ''}
        placeholder="até"
        onChange={(value) => onChange({ [field.ate]: value })}
      />
    </Box>
  </Group>
)
