import type { AnyLista } from './list-state.ts'
import { readColumns, readListState, viewOf } from './list-state.ts'

/** Named view of a list. */
export interface SavedView {
  readonly nome: string
  /** Search, filters and order, as in an address. */
  readonly busca: string
}

/** Preferences of a person for a list. */
export interface Preferences {
  readonly colunas: readonly string[]
  readonly salvos: readonly SavedView[]
}

/** Preferences of a list, and what changes them. */
export type StoredPreferences = readonly [
  preferences: Preferences,
  change: (next: Partial<Preferences>) => void,
]

const MAX_SAVED = 20
export const MAX_NAME = 40

const isView = (valor: unknown): valor is SavedView => {
  if (typeof valor !== 'object' || valor === null) return false
  const { nome, busca } = valor as Partial<Record<keyof SavedView, unknown>>
  return typeof nome === 'string' && nome !== '' && nome.length <= MAX_NAME && typeof busca === 'string'
}

/** Parses stored preferences, dropping what no longer fits the list: storage is untrusted. */
export function parsePreferences(guardado: unknown, lista: AnyLista): Preferences {
  const { colunas, salvos } = (typeof guardado === 'object' && guardado !== null ? guardado : {}) as {
    readonly [N in keyof Preferences]?: unknown
  }
  return {
    colunas: readColumns(Array.isArray(colunas) ? colunas : [], lista),
    salvos: (Array.isArray(salvos) ? salvos : [])
      .filter(isView)
      .slice(0, MAX_SAVED)
      // Read and written again: filters that the list no longer has are gone.
      .map(({ nome, busca }) => ({
        nome,
        busca: viewOf(readListState(new URLSearchParams(busca), lista), lista),
      })),
  }
}

/** Adds a view, replacing one of the same name. */
export const withView = (salvos: readonly SavedView[], view: SavedView): SavedView[] =>
  [...salvos.filter(({ nome }) => nome !== view.nome), view]
    .toSorted((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'))
    .slice(0, MAX_SAVED)

const keyOf = (dono: number, nome: string): string => `lista:${dono}:${nome}`

export function loadPreferences(dono: number, nome: string, lista: AnyLista): Preferences {
  try {
    return parsePreferences(JSON.parse(localStorage.getItem(keyOf(dono, nome)) ?? 'null'), lista)
  } catch {
    return { colunas: [], salvos: [] }
  }
}

export function savePreferences(dono: number, nome: string, preferences: Preferences): void {
  try {
    localStorage.setItem(keyOf(dono, nome), JSON.stringify(preferences))
  } catch {
    // A full or forbidden storage: the choice holds while the page is open.
  }
}
