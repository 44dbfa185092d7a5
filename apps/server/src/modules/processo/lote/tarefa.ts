import type { AnyProcess } from '@rh/domain/processo/define'

/** Name of the batch task of a kind. */
export const tarefaDosLotes = ({ name }: AnyProcess): string => `${name}.lotes`
