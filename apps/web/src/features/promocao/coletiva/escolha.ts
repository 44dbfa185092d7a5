/** Who goes, who does not by law or circumstance, and who was taken out by hand. */
export type Grupo = 'vao' | 'excecoes' | 'retirados'

/** Person of a preview, as far as the choice needs to know. */
export interface Escolhivel {
  readonly colaboradorId: number
  readonly excecao: { readonly motivo: string; readonly podeIncluir: boolean } | null
}

/** What was decided by hand: exceptions put in, and people taken out, with the reason. */
export interface Escolhas {
  readonly incluidos: ReadonlySet<number>
  readonly retirados: ReadonlyMap<number, string>
}

export const NENHUMA: Escolhas = { incluidos: new Set(), retirados: new Map() }

/** Group in which a person is listed. An exception stays among the exceptions, ticked or not. */
export const grupoDe = ({ excecao, colaboradorId }: Escolhivel, { retirados }: Escolhas): Grupo =>
  excecao ? 'excecoes' : retirados.has(colaboradorId) ? 'retirados' : 'vao'

/** Tests whether a person goes. */
export const vai = ({ excecao, colaboradorId }: Escolhivel, { incluidos, retirados }: Escolhas) =>
  excecao ? excecao.podeIncluir && incluidos.has(colaboradorId) : !retirados.has(colaboradorId)

/** Those who go. */
export const osQueVao = <P extends Escolhivel>(pessoas: readonly P[], escolhas: Escolhas): P[] =>
  pessoas.filter((pessoa) => vai(pessoa, escolhas))

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

/** What is sent of a choice: who goes, with the pay that was read, and who was taken out, with the reason. */
export const pedidoDe = (
  pessoas: readonly (Escolhivel & { readonly deCentavos: number; readonly paraCentavos: number })[],
  escolhas: Escolhas,
) => ({
  vao: osQueVao(pessoas, escolhas).map(({ colaboradorId, deCentavos, paraCentavos }) => ({
    colaboradorId,
    deCentavos,
    paraCentavos,
  })),
  fora: [...escolhas.retirados].map(([colaboradorId, motivo]) => ({ colaboradorId, motivo })),
})
