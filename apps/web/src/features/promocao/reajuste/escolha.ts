import type { PessoaDoReajuste } from '@rh/domain/contract/reajuste'
import { somarReajuste, type SomaDoReajuste } from '@rh/domain/processos/promocao/reajuste'

/** Who is readjusted, who is not by law or circumstance, and who was taken out by hand. */
export const grupos = { vao: 'Reajustadas', excecoes: 'Exceções', retirados: 'Retiradas' } as const
export type Grupo = keyof typeof grupos

/** What was decided by hand: exceptions put in, and people taken out, with the reason. */
export interface Escolhas {
  readonly incluidos: ReadonlySet<number>
  readonly retirados: ReadonlyMap<number, string>
}

export const NENHUMA: Escolhas = { incluidos: new Set(), retirados: new Map() }

/** Group in which a person is listed. An exception stays among the exceptions, ticked or not. */
export const grupoDe = ({ excecao, colaboradorId }: PessoaDoReajuste, { retirados }: Escolhas): Grupo =>
  excecao ? 'excecoes' : retirados.has(colaboradorId) ? 'retirados' : 'vao'

/** Tests whether a person is readjusted. */
export const vai = ({ excecao, colaboradorId }: PessoaDoReajuste, { incluidos, retirados }: Escolhas) =>
  excecao ? excecao.podeIncluir && incluidos.has(colaboradorId) : !retirados.has(colaboradorId)

/** Adds up those who are readjusted. */
export const somar = (pessoas: readonly PessoaDoReajuste[], escolhas: Escolhas): SomaDoReajuste =>
  somarReajuste(pessoas.filter((pessoa) => vai(pessoa, escolhas)))

/** Toggles an exception in or out. */
export function alternar({ incluidos, retirados }: Escolhas, id: number): Escolhas {
  const novos = new Set(incluidos)
  if (!novos.delete(id)) novos.add(id)
  return { incluidos: novos, retirados }
}

/** Takes a person out with a reason; without one, puts them back. */
export function retirar({ incluidos, retirados }: Escolhas, id: number, motivo: string | null): Escolhas {
  const novos = new Map(retirados)
  if (motivo === null) novos.delete(id)
  else novos.set(id, motivo)
  return { incluidos, retirados: novos }
}
