import { sql } from 'kysely'
import {
  comSituacao,
  podeAnular,
  recusaDeVigencia,
  type SituacaoDeVigencia,
} from '@rh/domain/cadastros/vigencia'
import type { Tx } from '../../db/db.ts'
import { failure } from '../../http/failure.ts'

/** A row of any series by date. */
export interface Vigencia {
  readonly id: number
  readonly desde: string
}

/** Makes who else writes the same series wait: the dates are judged together. */
export const travarSerie = (tx: Tx, serie: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${serie}, 0))`.execute(tx)

/** Throws, at the date's field, when a new row may not join these. */
export function requireVigencia(
  linhas: readonly Vigencia[],
  nova: { readonly desde: string; readonly hoje: string; readonly retroativa: boolean },
): void {
  const mensagem = recusaDeVigencia(
    linhas.map(({ desde }) => desde),
    nova,
  )
  if (mensagem) throw failure('validacao', { mensagem, campos: { desde: mensagem } })
}

/** Rows of several series, each with its situation among those of its own. */
export function porSerie<V extends Vigencia>(
  linhas: readonly V[],
  serieDe: (linha: V) => string | number,
  hoje: string,
): (V & { readonly situacao: SituacaoDeVigencia; readonly ate: string | null })[] {
  const series = Map.groupBy(linhas, serieDe)
  return [...series.values()].flatMap((serie) => comSituacao(serie, hoje))
}

type TabelaDeSerie = 'limite' | 'parametro_legal' | 'piso_salarial'

interface Anulacao {
  readonly tabela: TabelaDeSerie
  readonly id: number
  readonly motivo: string
}

/**
 * Takes a wrong row out of its series, which is locked: its situation is read after that, for a row of somebody else may have closed
 * or taken it. The reason is written on the row before it leaves, so that the trail keeps both;
 * what is closed stays, because somebody was paid or judged by it.
 */
export async function anularVigencia(
  tx: Tx,
  { tabela, id, motivo }: Anulacao,
  situacao: SituacaoDeVigencia,
): Promise<void> {
  if (!podeAnular(situacao))
    throw failure('transicao_invalida', {
      mensagem: 'Este período já está encerrado e não pode mudar.',
      acao: 'Se o valor estava errado, cadastre o certo a partir de hoje.',
    })
  await sql`update ${sql.table(tabela)} set anulado_motivo = ${motivo} where id = ${id}`.execute(tx)
  await sql`delete from ${sql.table(tabela)} where id = ${id}`.execute(tx)
}
