import { ultimoInicioValido } from '@rh/domain/regras/ferias/limite'
import type { Db, Tx } from '../../db/db.ts'
import { chaveDoLugar, feriadosLocaisDe } from '../cadastros/feriado.ts'
import { listRepousos } from './pessoa.ts'

interface Periodo {
  /** The bond, as the calls name it. */
  readonly colaboradorId: number
  /** The last start without double pay by days alone. */
  readonly ultimoInicio: string
}

/**
 * Adds to periods the last day on which each person may lawfully start without double pay: the one of the period, or the
 * nearest before it that the scale and the holidays of the post allow. Read for all of them together.
 */
export async function comInicioValido<P extends Periodo>(
  db: Db | Tx,
  periodos: readonly P[],
  hoje: string,
): Promise<(P & { readonly comecarAte: string })[]> {
  const ids = [...new Set(periodos.map(({ colaboradorId }) => colaboradorId))]
  const pessoas = await listRepousos(db, ids, hoje)
  const feriados = await feriadosLocaisDe(db, anosDe(periodos), pessoas)
  const regras = new Map(
    pessoas.map((pessoa) => [
      pessoa.vinculoId,
      { escala: pessoa.escala, feriadosLocais: feriados.get(chaveDoLugar(pessoa)) ?? [] },
    ]),
  )
  return periodos.map((periodo) => {
    const { colaboradorId, ultimoInicio } = periodo
    const regra = regras.get(colaboradorId)
    return { ...periodo, comecarAte: (regra && ultimoInicioValido(ultimoInicio, regra)) ?? ultimoInicio }
  })
}

/** The years in which the starts are looked for: a holiday after New Year rules the last days of the year before. */
const anosDe = (periodos: readonly Periodo[]): number[] => [
  ...new Set(
    periodos.flatMap(({ ultimoInicio }) => {
      const ano = Number(ultimoInicio.slice(0, 4))
      return [ano - 1, ano, ano + 1]
    }),
  ),
]
