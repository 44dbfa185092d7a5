import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import type { Filtros, Lista } from '@rh/domain/listas/define-list'
import type { Option } from '../../form/inputs/option.ts'
import { useListState } from '../state/use-list-state.ts'

interface ListFilterProps<C extends string, F extends Filtros> {
  readonly lista: Lista<C, F>
  readonly filtro: keyof F & string
  readonly label: string
  /** Label for no filter: `Todas as situações`. */
  readonly all: string
  readonly options: readonly Option[]
}

/** Select bound to one filter of a list, stored in the address. */
export function ListFilter<C extends string, F extends Filtros>(props: ListFilterProps<C, F>) {
  const { state, change } = useListState(props.lista)
  const value = state.filtros[props.filtro] ?? ''
  return (
    <Select
      value={props.options.some((option) => String(option.value) === value) ? value : ''}
      displayEmpty
      onChange={({ target: { value } }) =>
        change(({ filtros }) => ({ filtros: { ...filtros, [props.filtro]: value } }))
      }
      sx={{ minWidth: 200 }}
      SelectDisplayProps={{ 'aria-label': props.label }}
    >
      <MenuItem value="">{props.all}</MenuItem>
      {props.options.map((option) => (
        <MenuItem key={option.value} value={String(option.value)}>
          {option.label}
        </MenuItem>
      ))}
    </Select>
  )
}
