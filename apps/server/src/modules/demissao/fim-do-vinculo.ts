import { sql } from 'kysely'
import { menorData, somarDias } from '@rh/domain/regras/calendario/datas'
import type { Tx } from '../../db/db.ts'
import type { AlocacaoFechada } from './repository.ts'

// The end of a bond, and its undoing: everything that lasts by date ends on the same day.

interface Fim {
  readonly vinculoId: number
  /** Last day of the contract. */
  readonly dia: string
}

/** Ends the bond and its slots on the day; answers what the slots were, so that they can be put back. */
export async function encerrarVinculo(tx: Tx, { vinculoId, dia }: Fim): Promise<AlocacaoFechada[]> {
  await tx.updateTable('vinculo').set({ dataDesligamento: dia }).where('id', '=', vinculoId).execute()
  // Nobody stands at a post to which they were to come later.
  const { rows: porVir } = await sql<AlocacaoFechada>`
    delete from alocacao a where a.vinculo_id = ${vinculoId} and a.inicio > ${dia}::date
    returning a.id, a.fim, a.inicio, to_jsonb(a)::text as linha`.execute(tx)
  const { rows: fechadas } = await sql<AlocacaoFechada>`
    with antes as (
      select id, fim from alocacao
       where vinculo_id = ${vinculoId} and (fim is null or fim > ${dia}::date) for update)
    update alocacao a set fim = ${dia}::date from antes where a.id = antes.id
    returning a.id, antes.fim`.execute(tx)
  return [...fechadas, ...porVir]
}

/** Puts back a slot that was to come, as it was; not where somebody else does that shift by now. */
const repor = (tx: Tx, linha: string) =>
  sql`insert into alocacao overriding system value
      select (jsonb_populate_record(null::alocacao, ${linha}::jsonb)).*
      on conflict do nothing`.execute(tx)

/**
 * Moves the end of a bond that was told already, with its slots: none gets longer than it was before the notice, and those
 * that begin by the day are there again.
 */
export async function mudarFim(
  tx: Tx,
  { vinculoId, dia }: Fim,
  alocacoes: readonly AlocacaoFechada[],
): Promise<void> {
  await tx.updateTable('vinculo').set({ dataDesligamento: dia }).where('id', '=', vinculoId).execute()
  for (const { id, fim, inicio, linha } of alocacoes) {
    if (inicio !== undefined && inicio > dia) {
      await tx.deleteFrom('alocacao').where('id', '=', id).execute()
      continue
    }
    if (linha !== undefined) await repor(tx, linha)
    await tx
      .updateTable('alocacao')
      .set({ fim: fim === null ? dia : menorData(fim, dia) })
      .where('id', '=', id)
      .execute()
  }
}

/** Puts the bond and its slots back as they were before the notice. */
export async function reabrirVinculo(
  tx: Tx,
  vinculoId: number,
  alocacoes: readonly AlocacaoFechada[],
): Promise<void> {
  await tx.updateTable('vinculo').set({ dataDesligamento: null }).where('id', '=', vinculoId).execute()
  for (const { id, fim, linha } of alocacoes) {
    if (linha !== undefined) await repor(tx, linha)
    await tx.updateTable('alocacao').set({ fim }).where('id', '=', id).execute()
  }
}

/** From the day after the last one on there are no more fares. */
export const encerrarTransporte = (tx: Tx, { vinculoId, dia }: Fim) =>
  sql`insert into vale_transporte (vinculo_id, desde, optante)
      select ${vinculoId}, ${somarDias(dia, 1)}::date, false
       where (select t.optante from vale_transporte t where t.vinculo_id = ${vinculoId}
               order by t.desde desc limit 1)
      on conflict (vinculo_id, desde) do update set optante = false, escala_vt_id = null`.execute(tx)
