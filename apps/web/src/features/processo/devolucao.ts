import type { Evento } from '@rh/domain/processo/contract'
import type { AnyProcess } from '@rh/domain/processo/define'
import { isDevolvido } from '@rh/domain/processo/devolucao'
import type { RegistroDoProcesso } from './chamadas.ts'
import type { ItemDevolvido } from './MotivoDialog.tsx'

/** Return after which a record is to be corrected; null for one that is not with whoever filled it in. */
export const devolucaoDe = (
  process: AnyProcess,
  { status, eventos }: Pick<RegistroDoProcesso, 'status' | 'eventos'>,
): Evento | null =>
  (isDevolvido(process, status) &&
    eventos.findLast(({ tipo, para }) => tipo === 'transicao' && para === status)) ||
  null

/** Returned items of a record, in the order in which they were pointed at. */
export const itensDevolvidos = (
  process: AnyProcess,
  registro: Pick<RegistroDoProcesso, 'status' | 'eventos'>,
): readonly ItemDevolvido[] => devolucaoDe(process, registro)?.itens ?? []

/** Reasons by field, of one step or of a sheet; several of one field follow each other. */
export function notasDosCampos(
  itens: readonly ItemDevolvido[],
  etapa?: string,
): Readonly<Record<string, string>> {
  const daqui = itens.filter((item) => item.etapa === etapa)
  const porCampo = Map.groupBy(daqui, ({ campo }) => campo)
  return Object.fromEntries(
    [...porCampo].map(([campo, lista]) => [campo, lista.map(({ motivo }) => motivo).join(' ')]),
  )
}
