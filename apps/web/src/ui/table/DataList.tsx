import Box from '@mui/material/Box'
import type { Filtros, Lista } from '@rh/domain/listas/define-list'
import type { EsquemaDe } from '@rh/domain/listas/gramatica'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ErrorLine } from '../feedback/ErrorLine.tsx'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import type { z } from 'zod'
import type { ApiError } from '../../lib/api/api-error.ts'
import type { DownloadKey } from '../../lib/api/file-transfer.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import type { Read } from '../../lib/api/query.ts'
import { visuallyHidden } from '../../theme/visually-hidden.ts'
import { ErrorState } from '../feedback/ErrorState.tsx'
import { StaleNotice } from '../feedback/StaleNotice.tsx'
import { describeTotal, withCount } from './state/describe-page.ts'
import { FilterChips } from './filter/FilterChips.tsx'
import { chipsOf, type FilterField } from './filter/filter-fields.ts'
import type { ExportLayout } from './ExportMenu.tsx'
import type { EmptyWords } from './ListEmpty.tsx'
import { ListPages } from './ListPages.tsx'
import { ListTable } from './ListTable.tsx'
import { ListTabs, type ListTab } from './ListTabs.tsx'
import { ListToolbar } from './ListToolbar.tsx'
import { ListTools } from './ListTools.tsx'
import { toQuery } from './state/list-state.ts'
import type { StoredPreferences } from './state/preferences.ts'
import { SortSelect } from './SortSelect.tsx'
import { useList, type ListModel } from './use-list.ts'

/** A list that has rows draws none of it. */
const ListEmpty = lazyPart('ListEmpty', async () => (await import('./ListEmpty.tsx')).ListEmpty)
const FilterArea = lazyPart('FilterArea', async () => (await import('./filter/FilterArea.tsx')).FilterArea)

export interface ListReply<R> {
  readonly results: readonly R[]
  readonly total: number
  readonly totalLimitado: boolean
}

/** Query parameters of a list's call, typed by its declaration. */
export type ListQuery<C extends string, F extends Filtros> = {
  readonly pagina?: string
  readonly porPagina?: string
  readonly ordenar?: C | `-${C}`
  readonly busca?: string
} & { readonly [N in keyof F]?: z.input<EsquemaDe<F[N]>> }

interface TabsOf<N extends string> {
  readonly filtro: N
  readonly options: readonly ListTab[]
  /** Where counts that are read by themselves could not be: reads them again. */
  readonly onCountAgain?: (() => unknown) | undefined
}

export interface DataListProps<C extends string, F extends Filtros, R extends object> {
  readonly lista: Lista<C, F>
  /** Accessible name of the list. */
  readonly label: string
  readonly load: (query: ListQuery<C, F>) => Read<ListReply<R>>
  readonly rowKey: (row: R) => string | number
  /** Link of a row; null for none. */
  readonly rowHref?: (row: R) => string | null
  /** Cell renderers by column; the default is the row's value of that name. */
  readonly cells?: { readonly [N in C]?: (row: R) => ReactNode }
  /** What stands before the label in the head of a column. */
  readonly heads?: { readonly [N in C]?: ReactNode }
  /** Columns hidden for this person or sector. */
  readonly hidden?: readonly C[]
  /** Columns rendered inside another one's cell: none on the screen, but one in the exported file. */
  readonly merged?: readonly C[]
  /** Columns of a phone's card, under its title; by default all that are shown. */
  readonly phone?: readonly C[]
  readonly searchPlaceholder: string
  /** Filter shown as tabs, with counts where known. */
  readonly tabs?: TabsOf<keyof F & string>
  /** Default filters while the address sets none, as for a list that opens on active people. */
  readonly implied?: { readonly [N in keyof F & string]?: string }
  /** Extra switches beside the search. */
  readonly filters?: ReactNode
  /** Preferences that the server keeps, instead of this device. */
  readonly stored?: StoredPreferences
  /** Between the tools and the rows: what is done with the ticked ones. */
  readonly notice?: ReactNode
  /** Beside the pages: the keys of the list. */
  readonly footer?: ReactNode
  /** Filters of the filter area (a bottom sheet on phones); active ones show as chips. */
  readonly fields?: readonly FilterField[]
  /** Export call, for those who may export. */
  readonly exportKey?: DownloadKey | undefined
  /** Layouts of other programs in which the same rows are exported. */
  readonly layouts?: readonly ExportLayout[] | undefined
  readonly empty: EmptyWords
  /** Empty-state words for when only this filter is set, which is good news: nothing waits for you. */
  readonly emptyWhen?: { readonly filtro: keyof F & string; readonly words: EmptyWords }
}

/**
 * Server-driven list: search, tabs, filters, columns, order and pages, all in the address. Rows become cards on phones,
 * headed by the title column.
 */
export function DataList<C extends string, F extends Filtros, R extends object>(
  props: DataListProps<C, F, R>,
) {
  const { lista, load, label, hidden = [], merged = [], implied = {} } = props
  const list = useList(lista, { label, hidden, merged, implied, stored: props.stored })
  const { state, change } = list
  const order = (ordenar: string): void => change({ ordenar })
  const read = useQuery<ListReply<R>, ApiError>({
    ...load(toQuery(list.asked) as ListQuery<C, F>),
    placeholderData: keepPreviousData,
  })
  useLastPage(list, read.isPlaceholderData ? undefined : read.data)
  const rows = read.data?.results
  const reply = read.data && withCount(read.data, countOf(props.tabs, state.filtros))
  return (
    // Clipped, not hidden: the head of the table sticks to the page, which a scroll container would keep from it.
    <Card component="section" aria-label={label} sx={{ overflow: 'clip' }}>
      <ListHead {...props} list={list} found={reply && describeTotal(reply)} />
      {props.notice}
      {read.isError && rows && <StaleNotice what="A lista" inCard onRetry={read.refetch} />}
      {read.isError && !rows ? (
        <ErrorState
          error={read.error}
          onRetry={read.refetch}
          // The address asks for what there is not: a filter of another version, or one typed by hand.
          action={
            read.error.codigo === 'validacao' && (
              <Button variant="outlined" onClick={() => change({ busca: '', filtros: {} })}>
                Limpar busca e filtros
              </Button>
            )
          }
        />
      ) : rows?.length === 0 ? (
        <ListEmpty {...props} list={list} />
      ) : (
        <>
          <SortSelect lista={lista} ordenar={state.ordenar} onOrder={order} />
          <ListTable
            {...props}
            colunas={list.columns.shown}
            // Who chose the columns by hand sees them on the phone too.
            phone={list.columns.chosen ? undefined : props.phone}
            rows={rows}
            stale={read.isPlaceholderData}
            skeletons={Math.min(state.porPagina, 10)}
            ordenar={state.ordenar}
            onOrder={order}
          />
        </>
      )}
      {/* With rows, the line of the pages says which. */}
      <output style={visuallyHidden}>{rows?.length === 0 && 'Nenhuma linha'}</output>
      {reply && reply.total > 0 && (
        <ListPages state={state} reply={reply} onChange={change}>
          {props.footer}
        </ListPages>
      )}
    </Card>
  )
}

/** Rows go away while somebody is on the last page, and an address is older than its list: the last page there is now. */
function useLastPage({ state, change }: ListModel, reply: ListReply<unknown> | undefined): void {
  const last = reply && Math.max(1, Math.ceil(reply.total / state.porPagina))
  const isBeyond = reply?.results.length === 0 && last !== undefined && last < state.pagina
  const goBack = useEffectEvent(() => change({ pagina: last ?? 1 }, { replace: true }))
  useEffect(() => {
    if (isBeyond) goBack()
  }, [isBeyond])
}

type OfList<C extends string, F extends Filtros, R extends object> = DataListProps<C, F, R> & {
  readonly list: ListModel
}

/** Count of the selected tab, where known: tabs count under the same search and filters. */
const countOf = (
  tabs: { readonly filtro: string; readonly options: readonly ListTab[] } | undefined,
  filtros: Readonly<Record<string, string>>,
): number | undefined => tabs?.options.find(({ value }) => value === (filtros[tabs.filtro] ?? ''))?.count

/** Head of a list: tabs, search, tools and active filters. */
function ListHead<C extends string, F extends Filtros, R extends object>({
  list,
  found = '',
  tabs,
  fields,
  ...props
}: OfList<C, F, R> & { readonly found: string | undefined }) {
  const [filtering, setFiltering] = useState(false)
  const { state, change, setFilters, pressTab } = list
  const chips = chipsOf(fields ?? [], state.filtros)
  return (
    <>
      {tabs && (
        <ListTabs
          label={props.label}
          options={tabs.options}
          value={state.filtros[tabs.filtro] ?? ''}
          onChange={(value) => pressTab(tabs, value)}
        />
      )}
      {tabs?.onCountAgain && (
        <Box sx={{ px: 2.5, pt: 1 }}>
          <ErrorLine onRetry={tabs.onCountAgain}>Não foi possível contar o que há em cada aba.</ErrorLine>
        </Box>
      )}
      <ListToolbar
        busca={state.busca}
        placeholder={props.searchPlaceholder}
        onSearch={(busca) => change({ busca })}
      >
        {props.filters}
        <ListTools
          list={list}
          labels={props.lista.colunas}
          filters={fields && chips.length}
          filtersOpen={filtering}
          onFilters={() => setFiltering(!filtering)}
          exportKey={props.exportKey}
          layouts={props.layouts}
        />
      </ListToolbar>
      {fields && filtering && (
        <FilterArea fields={fields} list={list} found={found} onClose={() => setFiltering(false)} />
      )}
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
