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
}

/** Writes a version; in another post it takes that post's contract, shift, union and additionals of the day. */
export async function insertVersao(tx: Tx, nova: NovaVersao): Promise<void> {
  const { baseId, vigencia, postoId } = nova
  await sql`
    insert into vinculo_versao (vinculo_id, vigencia, cargo_id, posto_id, contrato_id, escala_id, sindicato_id,
      centro_de_custo_id, salario_centavos, insalubridade, periculosidade, motivo, processo_id, compensa_id)
    select vv.vinculo_id, ${vigencia}::date, ${nova.cargoId}::int, po.id, po.contrato_id,
           case when po.id = vv.posto_id then vv.escala_id else po.escala_id end,
           case when po.id = vv.posto_id then vv.sindicato_id else co.sindicato_id end,
           case when po.contrato_id = vv.contrato_id then vv.centro_de_custo_id else co.centro_de_custo_id end,
           ${nova.salarioCentavos}::bigint,
           case when po.id = vv.posto_id then vv.insalubridade else te.insalubridade end,
           case when po.id = vv.posto_id then vv.periculosidade else te.periculosidade end,
           ${nova.motivo}, ${nova.processoId}::int, ${nova.compensaId ?? null}::int
      from vinculo_versao vv
      join posto po on po.id = ${postoId}
      join contrato co on co.id = po.contrato_id
      join ${termosDoPosto(vigencia)} on true
     where vv.id = ${baseId}`.execute(tx)
  await sql`update vinculo set versao = versao + 1
    where id = (select vinculo_id from vinculo_versao where id = ${baseId})`.execute(tx)
}

interface NovaAlocacao {
  readonly vinculoId: number
  readonly postoId: number
  readonly desde: string
  readonly processoId: number
}

/** Ends the slot that the person holds on the eve, and takes one in another post from the day on. */
export async function mudarDePosto(tx: Tx, { desde, vinculoId, ...nova }: NovaAlocacao): Promise<void> {
  await tx
    .updateTable('alocacao')
    .set({ fim: somarDias(desde, -1) })
    .where('vinculoId', '=', vinculoId)
    .where('tipo', '=', 'titular')
    .where('inicio', '<', desde)
    .where((eb) => eb.or([eb('fim', 'is', null), eb('fim', '>=', desde)]))
    .execute()
  await tx
    .insertInto('alocacao')
    .values({ ...nova, vinculoId, inicio: desde })
    .execute()
}
