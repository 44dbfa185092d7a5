import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { Nomeado } from '@rh/domain/contract/mail'
import { DESTINATARIOS_MAXIMO } from '@rh/domain/mensagens/limites'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState, type Ref } from 'react'
import { FieldFrame } from '../../ui/form/FieldFrame.tsx'
import { useDebounced } from '../../lib/use-debounced.ts'
import { destinatariosQuery } from './chamadas.ts'
import { BUSCA_FALHOU } from '../../ui/form/inputs/option.ts'

const ESPERA_MS = 200

interface DestinatariosInputProps {
  readonly label: string
  readonly escolhidos: readonly Nomeado[]
  /** Named in the other line. */
  readonly fora: readonly Nomeado[]
  readonly error: string | undefined
  readonly inputRef?: Ref<HTMLInputElement>
  readonly onChange: (escolhidos: readonly Nomeado[]) => void
}

/** People, groups and sectors, by their names. */
export function DestinatariosInput(props: DestinatariosInputProps) {
  const { label, escolhidos, fora, error, inputRef, onChange } = props
  const id = useId()
  const [busca, setBusca] = useState('')
  const { data, isFetching, isError } = useQuery({
    ...destinatariosQuery(useDebounced(busca.trim(), ESPERA_MS)),
    placeholderData: keepPreviousData,
  })
  const detalhes = new Map(data?.results.map((um) => [um.codigo, um.detalhe]))
  const livres = (data?.results ?? []).filter(
    ({ codigo }) => ![...escolhidos, ...fora].some((um) => um.codigo === codigo),
  )
  return (
    <FieldFrame id={id} label={label} error={error}>
      <Autocomplete
        id={id}
        multiple
        autoHighlight
        // The same array between two choices: another one, though equal, empties the field. It is never written to.
        value={escolhidos as Nomeado[]}
        options={livres}
        // The server has already looked for what is typed.
        filterOptions={(opcoes) => opcoes}
        getOptionLabel={(um) => um.nome}
        getOptionKey={(um) => um.codigo}
        isOptionEqualToValue={(um, outro) => um.codigo === outro.codigo}
        loading={isFetching}
        loadingText="Buscando…"
        noOptionsText={isError ? BUSCA_FALHOU : 'Ninguém com este nome'}
        onInputChange={(_, texto) => setBusca(texto)}
        onChange={(_, novos) =>
          onChange(novos.slice(0, DESTINATARIOS_MAXIMO).map(({ codigo, nome }) => ({ codigo, nome })))
        }
        renderValue={(valores, itemDe) =>
          valores.map((um, index) => {
            const { key, ...item } = itemDe({ index })
            return <Chip key={key} size="small" label={um.nome} {...item} />
          })
        }
        renderOption={({ key, ...opcao }, um) => (
          <Box component="li" key={key} {...opcao} sx={{ display: 'block !important' }}>
            <Typography variant="body2">{um.nome}</Typography>
            <Typography variant="caption" color="textSecondary">
              {detalhes.get(um.codigo)}
            </Typography>
          </Box>
        )}
        renderInput={(campo) => (
          <TextField {...campo} size="small" error={error !== undefined} {...(inputRef && { inputRef })} />
        )}
      />
    </FieldFrame>
  )
}
