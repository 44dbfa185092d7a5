import { sql } from 'kysely'
import { somarDias } from '@rh/domain/regras/calendario/datas'
import type { Tx } from '../../db/db.ts'
import { termosDoPosto } from '../contratos/ocupacao.ts'

// What a movement writes into the contract of an employee: a version from a day on, and the slot that goes with it.

export interface NovaVersao {
  /** The version it follows: what is not said here stays as there. */
  readonly baseId: number
  readonly vigencia: string
  readonly cargoId: number
  readonly postoId: number
  readonly salarioCentavos: number
  readonly motivo: string
  readonly processoId: number
  /** The version that it compensates, for an undo. */
  readonly compensaId?: number
  /** In the company's pool instead of the post; as in the version it follows where this does not say. */
  readonly reserva?: boolean
}

/**
 * Writes a version; in another post, or back from the pool, it takes that post's contract, shift, union and additionals of
 * the day. In the pool there is no risk.
 */
export async function insertVersao(tx: Tx, nova: NovaVersao): Promise<void> {
  const { baseId, vigencia, postoId } = nova
  await sql`
    insert into vinculo_versao (vinculo_id, vigencia, cargo_id, posto_id, contrato_id, escala_id, sindicato_id,
      centro_de_custo_id, salario_centavos, insalubridade, periculosidade, reserva, motivo, processo_id, compensa_id)
    select vv.vinculo_id, ${vigencia}::date, ${nova.cargoId}::int, po.id, po.contrato_id,
           case when po.id = vv.posto_id then vv.escala_id else po.escala_id end,
           case when po.id = vv.posto_id then vv.sindicato_id else co.sindicato_id end,
           case when po.contrato_id = vv.contrato_id then vv.centro_de_custo_id else co.centro_de_custo_id end,
           ${nova.salarioCentavos}::bigint,
           case when fica.reserva then 0
                when po.id = vv.posto_id and not vv.reserva then vv.insalubridade else te.insalubridade end,
           case when fica.reserva then false
                when po.id = vv.posto_id and not vv.reserva then vv.periculosidade else te.periculosidade end,
           fica.reserva, ${nova.motivo}, ${nova.processoId}::int, ${nova.compensaId ?? null}::int
      from vinculo_versao vv
      join posto po on po.id = ${postoId}
      join contrato co on co.id = po.contrato_id
      join ${termosDoPosto(vigencia)} on true
      cross join lateral (
        select coalesce(${nova.reserva ?? null}::boolean, po.id = vv.posto_id and vv.reserva) as reserva) fica
     where vv.id = ${baseId}`.execute(tx)
  await sql`update vinculo set versao = versao + 1
    where id = (select vinculo_id from vinculo_versao where id = ${baseId})`.execute(tx)
}

interface PostoRetomado {
  readonly desde: string
  /** The version of the eve, at the post that is left. */
  readonly deixadaId: number
  /** A version at the post that is taken again. */
  readonly retomadaId: number
}

/**
 * Takes the versions from a day on that are at the post of the eve to the post taken again. A term that they only repeat
 * is that of the post; one that they changed themselves stays.
 */
export async function levarAoPosto(tx: Tx, { desde, deixadaId, retomadaId }: PostoRetomado): Promise<void> {
  const mesmoAdicional = sql`(vv.insalubridade, vv.periculosidade) = (de.insalubridade, de.periculosidade)`
  await sql`
    with levadas as (
      update vinculo_versao vv
         set posto_id = para.posto_id, contrato_id = para.contrato_id, reserva = para.reserva,
             escala_id = case when vv.escala_id = de.escala_id then para.escala_id else vv.escala_id end,
             sindicato_id = case when vv.sindicato_id = de.sindicato_id then para.sindicato_id else vv.sindicato_id end,
             centro_de_custo_id = case when vv.centro_de_custo_id = de.centro_de_custo_id then para.centro_de_custo_id
                                       else vv.centro_de_custo_id end,
             insalubridade = case when ${mesmoAdicional} then para.insalubridade else vv.insalubridade end,
             periculosidade = case when ${mesmoAdicional} then para.periculosidade else vv.periculosidade end
        from vinculo_versao de, vinculo_versao para
       where de.id = ${deixadaId} and para.id = ${retomadaId} and vv.vinculo_id = de.vinculo_id
         and vv.vigencia >= ${desde}::date and vv.posto_id = de.posto_id and vv.reserva = de.reserva
      returning vv.vinculo_id)
    update vinculo set versao = versao + 1 where id in (select vinculo_id from levadas)`.execute(tx)
}

interface NovaAlocacao {
  readonly vinculoId: number
  /** Null for the pool, which has no slots. */
  readonly postoId: number | null
  readonly desde: string
  /** The first day back, of a move for a time: the slot that the person leaves is taken again from it. */
  readonly retorno?: string
  readonly processoId: number
}

/**
 * Ends the slot that the person holds on the eve, and takes one in another post from the day on: until the day back, where
 * there is one. What was taken for later goes.
 */
export async function mudarDePosto(
  tx: Tx,
  { desde, vinculoId, postoId, retorno, processoId }: NovaAlocacao,
): Promise<void> {
  const deixada = await tx
    .selectFrom('alocacao')
    .select('postoId')
    .where('vinculoId', '=', vinculoId)
    .where('tipo', '=', 'titular')
    .where('inicio', '<', desde)
    .where((eb) => eb.or([eb('fim', 'is', null), eb('fim', '>=', desde)]))
    .executeTakeFirst()
  await tx
    .deleteFrom('alocacao')
    .where('vinculoId', '=', vinculoId)
    .where('tipo', '=', 'titular')
    .where('inicio', '>=', desde)
    .execute()
  await tx
    .updateTable('alocacao')
    .set({ fim: somarDias(desde, -1) })
    .where('vinculoId', '=', vinculoId)
    .where('tipo', '=', 'titular')
    .where('inicio', '<', desde)
    .where((eb) => eb.or([eb('fim', 'is', null), eb('fim', '>=', desde)]))
    .execute()
  const trechos = [
    ...(postoId === null
      ? []
      : [{ postoId, inicio: desde, fim: retorno === undefined ? null : somarDias(retorno, -1) }]),
    ...(retorno !== undefined && deixada ? [{ postoId: deixada.postoId, inicio: retorno, fim: null }] : []),
  ]
  if (trechos.length > 0)
    await tx
      .insertInto('alocacao')
      .values(trechos.map((trecho) => ({ ...trecho, vinculoId, processoId })))
      .execute()
}
