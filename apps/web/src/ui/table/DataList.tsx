import type { Lista } from '@rh/domain/listas/define-list'
import Card from '@mui/material/Card'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { ApiError } from '../../lib/api-error.ts'
import type { Read } from '../../lib/query.ts'
import { ErrorState } from '../feedback/ErrorState.tsx'
import { ListEmpty, type EmptyWords } from './ListEmpty.tsx'
import { ListPages } from './ListPages.tsx'
import { ListTable } from './ListTable.tsx'
import { ListTabs, type ListTab } from './ListTabs.tsx'
import { ListToolbar } from './ListToolbar.tsx'
import { isFiltered, toQuery } from './list-state.ts'
import { useListState } from './use-list-state.ts'

export interface ListReply<R> {
  readonly results: readonly R[]
  readonly total: number
  readonly totalLimitado: boolean
}

/** The query of a list's call, as its declaration makes it. */
export type ListQuery<C extends string, F extends z.ZodRawShape> = {
  readonly pagina?: string
  readonly porPagina?: string
  readonly ordenar?: C | `-${C}`
  readonly busca?: string
} & { readonly [N in keyof F]?: z.input<F[N]> }

export interface DataListProps<C extends string, F extends z.ZodRawShape, R extends object> {
  readonly lista: Lista<C, F>
  /** What the list shows, for those who hear the page. */
  readonly label: string
  readonly load: (query: ListQuery<C, F>) => Read<ListReply<R>>
  readonly rowKey: (row: R) => string | number
  /** Where a row leads; null for one that leads nowhere. */
  readonly rowHref?: (row: R) => string | null
  /** How a column is drawn; without one, the row's value of that name. */
  readonly cells?: { readonly [N in C]?: (row: R) => ReactNode }
  /** Columns left out for this person or sector. */
  readonly hidden?: readonly C[]
  /** Columns that a phone's card shows under its title; all when not given. */
  readonly phone?: readonly C[]
  readonly searchPlaceholder: string
  /** One filter as tabs, each with its count where known. */
  readonly tabs?: { readonly filtro: keyof F & string; readonly options: readonly ListTab[] }
  /** Further filters, drawn beside the search; see `ListFilter`. */
  readonly filters?: ReactNode
  readonly empty: EmptyWords
}

/** A list of the server: search, tabs, sorted columns and pages, all in the address. Rows become cards on phones. */
export function DataList<C extends string, F extends z.ZodRawShape, R extends object>(
  props: DataListProps<C, F, R>,
) {
  const { lista, load, tabs, hidden = [] } = props
  const { state, change } = useListState(lista)
  const list = useQuery<ListReply<R>, ApiError>({
    ...load(toQuery(state) as ListQuery<C, F>),
    placeholderData: keepPreviousData,
  })
  const colunas = (Object.keys(lista.colunas) as C[]).filter((coluna) => !hidden.includes(coluna))
  const rows = list.data?.results
  return (
    // Clipped, not hidden: the head of the table sticks to the page, which a scroll container would keep from it.
    <Card component="section" aria-label={props.label} sx={{ overflow: 'clip' }}>
      {tabs && (
        <ListTabs
          label={props.label}
          options={tabs.options}
          value={state.filtros[tabs.filtro] ?? ''}
          onChange={(value) => change({ filtros: { ...state.filtros, [tabs.filtro]: value } })}
        />
      )}
      <ListToolbar
        busca={state.busca}
        placeholder={props.searchPlaceholder}
        onSearch={(busca) => change({ busca })}
      >
        {props.filters}
      </ListToolbar>
      {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {!list.isError && rows?.length === 0 && (
        <ListEmpty
          words={props.empty}
          filtered={isFiltered(state) || state.pagina > 1}
          onClear={() => change({ busca: '', filtros: {} })}
        />
      )}
      {!list.isError && rows?.length !== 0 && (
        <ListTable
          {...props}
          colunas={colunas}
          rows={rows}
          stale={list.isPlaceholderData}
          skeletons={Math.min(state.porPagina, 10)}
          ordenar={state.ordenar}
          onOrder={(ordenar) => change({ ordenar })}
        />
      )}
      {list.data && list.data.total > 0 && <ListPages state={state} reply={list.data} onChange={change} />}
    </Card>
  )
}
