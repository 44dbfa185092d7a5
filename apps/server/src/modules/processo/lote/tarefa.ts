import type { AnyProcess } from '@rh/domain/processo/define'

/** The name of the task that works through the batches of a kind. */
export const tarefaDosLotes = ({ name }: AnyProcess): string => `${name}.lotes`
