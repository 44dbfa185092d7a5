import type { AnyProcess, Tone } from './define.ts'
import type { Grupo } from '../setores/grupos.ts'

/** Maximum processes of one batch. */
export const LOTE_MAXIMO = 2000
/** Maximum requests of one check call; larger batches are checked in parts. */
export const CONFERIDOS_POR_CHAMADA = 50

/** Outcome of one person of a batch. */
export const estadosDoItem = {
  previsto: { label: 'A criar', tone: 'info' },
  criado: { label: 'Criado', tone: 'success' },
  recusado: { label: 'Recusado', tone: 'error' },
  cancelado: { label: 'Não será criado', tone: 'default' },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly tone: Tone }>>
export type EstadoDoItem = keyof typeof estadosDoItem

/**
 * Transitions that can be made on a whole batch: those that ask for neither fields nor password. Each process still
 * decides whether it moves.
 */
export const transicoesEmLote = ({ transitions }: AnyProcess, grupos: readonly Grupo[]): string[] =>
  Object.entries(transitions)
    .filter(
      ([, { quem, campos, confirmaSenha, desfaz }]) =>
        typeof quem !== 'string' &&
        quem.some((grupo) => grupos.includes(grupo)) &&
        !campos &&
        !confirmaSenha &&
        !desfaz,
    )
    .map(([nome]) => nome)
