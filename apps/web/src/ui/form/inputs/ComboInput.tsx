import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiError } from '../../../lib/api/api-error.ts'
import type { Read } from '../../../lib/api/query.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { Tip } from '../../feedback/Tip.tsx'
import { FieldFrame } from '../FieldFrame.tsx'
import { filterOptions } from './filter-options.ts'
import { BUSCA_FALHOU, ESCOLHA_SEM_NOME, LISTA_FALHOU, type Option } from './option.ts'
import { useTypedOption } from './use-typed-option.ts'
import { useField, type FieldProps } from '../use-field.ts'

/** Rest between two letters before the server is asked. */
export const DEBOUNCE_MS = 250

interface ComboProps extends FieldProps {
  readonly placeholder?: string
  readonly noOptions?: string
  /** Called with the picked option, for fields that depend on it. */
  readonly onPick?: (option: Option | null) => void
}

interface ComboInputProps extends ComboProps {
  readonly options: readonly Option[]
  readonly loading?: boolean
  /** True where the options could not be read: an empty list would say that there is none. */
  readonly failed?: boolean
}

/** Combobox over options known beforehand, filtered while typing. */
export function ComboInput({ options, loading = false, failed = false, ...props }: ComboInputProps) {
  return (
    <Combo
      {...props}
      options={options}
      loading={loading && !failed}
      failed={failed && options.length === 0}
      {...(failed && options.length === 0 && { noOptions: LISTA_FALHOU })}
    />
  )
}

interface AsyncComboInputProps<R> extends ComboProps {
  /** Query that answers a search; runs while typing. */
  readonly search: (busca: string) => Read<R>
  readonly toOptions: (reply: R) => readonly Option[]
  /** Option already chosen, whose label no search has brought yet. */
  readonly selected?: Option | undefined
}

/** Combobox over options that the server searches. */
export function AsyncComboInput<R>(props: AsyncComboInputProps<R>) {
  const { search, toOptions, selected, ...rest } = props
  const [busca, setBusca] = useState('')
  const asked = useDebounced(busca, DEBOUNCE_MS)
  const { data, isFetching, isError } = useQuery<R, ApiError>({
    ...search(asked),
    placeholderData: keepPreviousData,
  })
  const options = data === undefined ? [] : toOptions(data)
  const known =
    selected && !options.some((o) => o.value === selected.value) ? [selected, ...options] : options
  return (
    <Combo
      {...rest}
      options={known}
      loading={isFetching || asked !== busca}
      onSearch={setBusca}
      noOptions={isError ? BUSCA_FALHOU : (rest.noOptions ?? 'Nada encontrado')}
    />
  )
}

interface ComboOwnProps extends ComboProps {
  /** Puts the option into the form where it is more than the value of this field, and answers it as the field has it. */
  readonly onTake?: (option: Option) => Option
  readonly options: readonly Option[]
  readonly loading: boolean
  /** True where no options could be read: what was chosen before is seen by what is stored of it. */
  readonly failed?: boolean
  /** Present when the server filters; otherwise the options are filtered here. */
  readonly onSearch?: (texto: string) => void
}

/** Combobox over options that somebody else keeps. */
export function Combo({
  options,
  loading,
  failed = false,
  onSearch,
  placeholder,
  noOptions,
  ...props
}: ComboOwnProps) {
  const { field, id, frame, aria } = useField(props)
  const [chosen, setChosen] = useState<Option | null>(null)
  const { isCut, measure } = useCut()
  const value =
    options.find((option) => option.value === field.value) ??
    (chosen?.value === field.value ? chosen : failed ? unreadOption(field.value) : null)
  const take = (option: Option | null): void => {
    // Kept apart: the next search may not bring the chosen option again.
    setChosen(option && props.onTake ? props.onTake(option) : option)
    if (!option || !props.onTake) field.onChange(option?.value ?? null)
    props.onPick?.(option)
  }
  const shown = (texto: string): readonly Option[] => (onSearch ? options : filterOptions(options, texto))
  const { texto, ...typing } = useTypedOption({ id, options, loading, shown, onSearch, take })
  return (
    <FieldFrame {...frame}>
      <Tip describeChild title={isCut && value ? value.label : ''}>
        <Autocomplete
          id={id}
          options={options}
          value={value}
          loading={loading}
          disabled={props.disabled ?? false}
          onChange={(_, option) => take(option)}
          onBlur={field.onBlur}
          inputValue={texto}
          {...typing}
          filterOptions={onSearch ? (all) => all : (all, state) => filterOptions(all, state.inputValue)}
          {...(options.some(({ grupo }) => grupo) && { groupBy: ({ grupo = '' }: Option) => grupo })}
          getOptionKey={(option) => option.value}
          getOptionDisabled={(option) => option.disabled ?? false}
          isOptionEqualToValue={(option, other) => option.value === other.value}
          noOptionsText={noOptions ?? 'Nada encontrado'}
          loadingText="Buscando…"
          clearText="Limpar"
          openText="Abrir"
          closeText="Fechar"
          autoHighlight
          renderOption={({ key, ...item }, option) => (
            <Box component="li" key={key} {...item}>
              <OptionLabel option={option} />
            </Box>
          )}
          renderInput={(params) => (
            <OutlinedInput
              {...params.slotProps.input}
              fullWidth
              name={field.name}
              placeholder={placeholder ?? 'Digite para buscar'}
              inputRef={field.ref}
              inputProps={{ ...params.slotProps.htmlInput, ...aria }}
              onPointerEnter={measure}
              onFocus={measure}
            />
          )}
        />
      </Tip>
    </FieldFrame>
  )
}

/** A choice whose name could not be read: a code or a name stands for itself, an id says nothing to anybody. */
const unreadOption = (value: unknown): Option | null =>
  typeof value === 'string' && value !== ''
    ? { value, label: value }
    : typeof value === 'number'
      ? { value, label: ESCOLHA_SEM_NOME }
      : null

/** Whether the text of an input is longer than what is seen of it, measured when it is pointed at or focused. */
function useCut() {
  const [isCut, setIsCut] = useState(false)
  const measure = ({ currentTarget }: { readonly currentTarget: HTMLElement }): void => {
    const input =
      currentTarget instanceof HTMLInputElement ? currentTarget : currentTarget.querySelector('input')
    setIsCut(input !== null && input.scrollWidth > input.clientWidth)
  }
  return { isCut, measure }
}

const OptionLabel = ({ option }: { readonly option: Option }) => (
  <span>
    {option.label}
    {option.detail && (
      <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
        {option.detail}
      </Typography>
    )}
  </span>
)
