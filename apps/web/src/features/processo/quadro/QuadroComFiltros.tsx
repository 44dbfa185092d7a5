import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { StaleNotice } from '../../../ui/feedback/StaleNotice.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { chipsOf, type FilterField } from '../../../ui/table/filter/filter-fields.ts'
import { FilterArea } from '../../../ui/table/filter/FilterArea.tsx'
import { FilterChips } from '../../../ui/table/filter/FilterChips.tsx'
import { ListToolbar } from '../../../ui/table/ListToolbar.tsx'
import type { ListState } from '../../../ui/table/state/list-state.ts'
import { useList, type ListModel } from '../../../ui/table/use-list.ts'
import { quadroQuery } from '../chamadas.ts'
import { useTela } from '../tela.ts'
import { Quadro } from './Quadro.tsx'

const nada = { hidden: [], merged: [], implied: {} } as const

/** Filters of the board: the list's without the status. */
function filtrosDe({ busca, filtros }: ListState): Readonly<Record<string, string>> {
  const { status: _status, ...outros } = filtros
  return { ...outros, ...(busca && { busca }) }
}

interface QuadroComFiltrosProps {
  readonly fields: readonly FilterField[]
  readonly filters: ReactNode
}

/** Board under the search and filters of the list. */
export function QuadroComFiltros({ fields, filters }: QuadroComFiltrosProps) {
  const { tela, tipo, process } = useTela()
  const list = useList(tela.lista.lista, { ...nada, label: process.label.many })
  const [busca] = useSearchParams()
  const read = useQuery({
    ...quadroQuery(tipo, filtrosDe(list.state)),
    placeholderData: keepPreviousData,
  })
  const colunas = read.data?.colunas
  const total = colunas?.reduce((soma, coluna) => soma + coluna.total, 0)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Card component="section" aria-label="Filtrar o quadro">
        <Filtragem list={list} fields={fields} found={total === undefined ? '' : `${total} em andamento`}>
          {filters}
        </Filtragem>
      </Card>
      {read.isError && colunas && <StaleNotice what="O quadro" onRetry={read.refetch} />}
      {read.isError && !colunas ? (
        <ErrorState error={read.error} onRetry={read.refetch} />
      ) : (
        <Quadro colunas={colunas} busca={busca.toString()} />
      )}
    </Box>
  )
}

interface FiltragemProps {
  readonly list: ListModel
  readonly fields: readonly FilterField[]
  readonly found: string
  readonly children: ReactNode
}

function Filtragem({ list, fields, found, children }: FiltragemProps) {
  const [aberta, setAberta] = useState(false)
  const { state, change, setFilters } = list
  const chips = chipsOf(fields, state.filtros)
  return (
    <>
      <ListToolbar
        busca={state.busca}
        placeholder={useTela().tela.lista.busca}
        onSearch={(busca) => change({ busca })}
      >
        {children}
        <Button
          variant="outlined"
          color="inherit"
          aria-expanded={aberta}
          onClick={() => setAberta(!aberta)}
          startIcon={<Icon name="filtro" size={18} />}
          sx={{ ml: { sm: 'auto' }, fontWeight: 600 }}
        >
          {chips.length > 0 ? `Filtros (${chips.length})` : 'Filtros'}
        </Button>
      </ListToolbar>
      {aberta && <FilterArea fields={fields} list={list} found={found} onClose={() => setAberta(false)} />}
      {chips.length > 0 && (
        <FilterChips
          chips={chips}
          onRemove={setFilters}
          onClear={() => setFilters(Object.assign({}, ...chips.map(({ without }) => without)))}
        />
      )}
    </>
  )
}
