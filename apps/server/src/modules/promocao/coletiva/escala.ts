import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../../db/db.ts'

// What goes with the scale of a person: the first day of the cycle, which is the one of the slot, and the days of the voucher.

const deles = (itens: readonly number[]): RawBuilder<unknown> =>
  sql`i.id = any (${[...itens]}::int[]) and i.para_escala_id is not null`

/** Begins the slot of these items anew on a day: the cycle of a scale is counted from the first day of the slot. */
async function recomecarVaga(tx: Tx, itens: readonly number[], dia: RawBuilder<unknown>): Promise<void> {
  await sql`update alocacao al set fim = ${dia} - 1 from alteracao_coletiva_item i
    where ${deles(itens)} and al.vinculo_id = i.vinculo_id and al.tipo = 'titular' and al.fim is null
      and al.inicio < ${dia}`.execute(tx)
  await sql`insert into alocacao (vinculo_id, posto_id, inicio)
    select al.vinculo_id, al.posto_id, ${dia} from alteracao_coletiva_item i
      join alocacao al on al.vinculo_id = i.vinculo_id and al.tipo = 'titular' and al.fim = ${dia} - 1
     where ${deles(itens)} and not exists (select from alocacao x where x.vinculo_id = al.vinculo_id
       and x.tipo = 'titular' and x.inicio >= ${dia})`.execute(tx)
}

/** Takes the option of the voucher before the day of these items again from a day on, with its lines; keeps which one it was. */
const repetirVale = (
  tx: Tx,
  itens: readonly number[],
  dia: RawBuilder<unknown>,
  escalaVt: RawBuilder<unknown>,
) =>
  sql`
    with antes as (
      select i.id as item_id, t.*, ${dia} as dia, ${escalaVt} as nova_id
        from alteracao_coletiva_item i
        join lateral (select x.* from vale_transporte x where x.vinculo_id = i.vinculo_id and x.desde < i.vigencia
                       order by x.desde desc limit 1) t on t.optante
       where ${deles(itens)} and i.para_escala_vt_id is distinct from t.escala_vt_id and i.para_escala_vt_id is not null),
    nova as (
      insert into vale_transporte (vinculo_id, desde, optante, escala_vt_id)
      select a.vinculo_id, a.dia, true, a.nova_id from antes a
      on conflict (vinculo_id, desde) do nothing
      returning id, vinculo_id),
    linhas as (
      insert into vale_transporte_linha (vale_transporte_id, operadora, linha, tarifa_centavos, viagens_dia)
      select n.id, l.operadora, l.linha, l.tarifa_centavos, l.viagens_dia
        from nova n join antes a on a.vinculo_id = n.vinculo_id
        join vale_transporte_linha l on l.vale_transporte_id = a.id)
    update alteracao_coletiva_item i set vale_transporte_id = n.id
      from nova n join antes a on a.vinculo_id = n.vinculo_id where i.id = a.item_id`.execute(tx)

/** Takes the new scale to slot and voucher of these items, each on its own day. */
export async function levarEscala(tx: Tx, itens: readonly number[]): Promise<void> {
  await recomecarVaga(tx, itens, sql`i.vigencia`)
  await repetirVale(tx, itens, sql`i.vigencia`, sql`i.para_escala_vt_id`)
}

/** Gives slot and voucher of these items back as they were: what is to come is taken away, the rest is told anew. */
export async function devolverEscala(tx: Tx, itens: readonly number[], hoje: string): Promise<void> {
  const { rows } = await sql<{ id: number; vem: boolean }>`
    select i.id, i.vigencia > ${hoje}::date as vem from alteracao_coletiva_item i where ${deles(itens)}`.execute(
    tx,
  )
  const vem = rows.filter((item) => item.vem).map(({ id }) => id)
  const vale = rows.filter((item) => !item.vem).map(({ id }) => id)
  await tirarOQueVem(tx, vem)
  const dia = sql`greatest(${hoje}::date, i.vigencia + 1)`
  await recomecarVaga(tx, vale, dia)
  await repetirVale(tx, vale, dia, sql`t.escala_vt_id`)
}

async function tirarOQueVem(tx: Tx, itens: readonly number[]): Promise<void> {
  await sql`delete from alocacao al using alteracao_coletiva_item i
    where ${deles(itens)} and al.vinculo_id = i.vinculo_id and al.tipo = 'titular' and al.inicio = i.vigencia
      and exists (select from alocacao x where x.vinculo_id = al.vinculo_id and x.tipo = 'titular'
                     and x.posto_id = al.posto_id and x.fim = i.vigencia - 1)`.execute(tx)
  await sql`update alocacao al set fim = null from alteracao_coletiva_item i
    where ${deles(itens)} and al.vinculo_id = i.vinculo_id and al.tipo = 'titular' and al.fim = i.vigencia - 1`.execute(
    tx,
  )
  await sql`delete from vale_transporte_linha l using alteracao_coletiva_item i
    where ${deles(itens)} and l.vale_transporte_id = i.vale_transporte_id`.execute(tx)
  await sql`delete from vale_transporte t using alteracao_coletiva_item i
    where ${deles(itens)} and t.id = i.vale_transporte_id`.execute(tx)
}
