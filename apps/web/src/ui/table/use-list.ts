import { colunasVisiveis, type Filtros, type Lista } from '@rh/domain/listas/define-list'
import { chooseColumns } from './columns.ts'
import { orderOfTab, viewOf, writeListState } from './state/list-state.ts'
import type { ListTab } from './ListTabs.tsx'
import { withView, type SavedView, type StoredPreferences } from './state/preferences.ts'
import { useListState } from './state/use-list-state.ts'
import { usePerson, usePreferences } from './state/use-preferences.ts'

/** Tabs of a list over one of its filters. */
export interface Tabs {
  readonly filtro: string
  readonly options: readonly ListTab[]
}

/** Model of a list: everything but its rows, from the address and the stored preferences. */
export function useList<C extends string, F extends Filtros>(
  lista: Lista<C, F>,
  {
    label,
    hidden,
    merged,
    implied,
    stored,
  }: {
    readonly label: string
    readonly hidden: readonly C[]
    readonly merged: readonly C[]
    readonly implied: Readonly<Record<string, string>>
    readonly stored?: StoredPreferences | undefined
  },
) {
  const { state, change, open } = useListState(lista)
  const { dono, grupos } = usePerson()
  const own = usePreferences(dono, lista.nome ?? label, lista)
  const [preferences, prefer] = stored ?? own
  const columns = chooseColumns(lista, {
    grupos,
    hidden: [...hidden, ...merged],
    choices: [state.colunas, preferences.colunas],
  })
  return {
    state,
    change,
    /** Query of the server, for the rows and for the exported file alike. */
    asked: { ...state, filtros: { ...implied, ...state.filtros } },
    columns,
    fileColumns: colunasVisiveis(lista, grupos).filter(
      (c) => columns.shown.includes(c) || merged.includes(c),
    ),
    saved: preferences.salvos,
    /** Stores the visible columns; none restores the default ones. */
    chooseColumns: (colunas: readonly string[]): void => {
      prefer({ colunas })
      change({ colunas })
    },
    setFilters: (filtros: Readonly<Record<string, string>>): void =>
      change((current) => ({ filtros: withoutEmpty({ ...current.filtros, ...filtros }) })),
    /** Presses a tab, which may bring its own order. */
    pressTab: ({ filtro, options }: Tabs, value: string): void =>
      change((current) => ({
        filtros: withoutEmpty({ ...current.filtros, [filtro]: value }),
        ordenar: orderOfTab(options, value, {
          from: current.filtros[filtro] ?? '',
          ordenar: current.ordenar,
          ordemPadrao: lista.ordemPadrao,
        }),
      })),
    saveView: (nome: string): void =>
      prefer({ salvos: withView(preferences.salvos, { nome, busca: viewOf(state, lista) }) }),
    /** Link to exactly what is shown, including the chosen columns. */
    link: (): string => {
      const colunas = columns.chosen ? columns.shown : []
      const { origin, pathname } = window.location
      return `${origin}${pathname}?${writeListState({ ...state, pagina: 1, colunas }, lista)}`
    },
    openView: ({ busca }: SavedView): void => open(busca),
    forgetView: (nome: string): void =>
      prefer({ salvos: preferences.salvos.filter((view) => view.nome !== nome) }),
    isCurrent: ({ busca }: SavedView): boolean => busca === viewOf(state, lista),
    isUnnamed: viewOf(state, lista) !== '',
  }
}

export type ListModel = ReturnType<typeof useList>
const withoutEmpty = (filtros: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(filtros).filter(([, value]) => value !== ''))
