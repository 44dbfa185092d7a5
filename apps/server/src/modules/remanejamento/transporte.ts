import { sql } from 'kysely'
import type { DadosDoRemanejamento } from '@rh/domain/processos/remanejamento/formulario'
import type { Tx } from '../../db/db.ts'

interface Quando {
  readonly vinculoId: number
  readonly desde: string
  readonly processoId: number
}

/** The option in force on the eve of a day, taken again from the day on; answers its id, or null where there is none. */
async function repetirOpcao(
  tx: Tx,
  { vinculoId, desde, processoId }: Quando,
  menos: number | null,
  escalaVtId: number | null = null,
) {
  const { rows } = await sql<{ id: number; deId: number }>`
    insert into vale_transporte (vinculo_id, desde, optante, escala_vt_id, processo_id)
    select t.vinculo_id, ${desde}::date, t.optante,
           case when t.optante then coalesce(${escalaVtId}::int, t.escala_vt_id) end, ${processoId}::int
      from vale_transporte t
     where t.vinculo_id = ${vinculoId} and t.desde < ${desde}::date and coalesce(t.processo_id, 0) <> ${menos ?? -1}::int
     order by t.desde desc limit 1
    on conflict (vinculo_id, desde) do update set processo_id = excluded.processo_id
    returning id, (select t.id from vale_transporte t
      where t.vinculo_id = ${vinculoId} and t.desde < ${desde}::date and coalesce(t.processo_id, 0) <> ${menos ?? -1}::int
      order by t.desde desc limit 1) as de_id`.execute(tx)
  return rows[0] ?? null
}

/** What a transfer changes of the way to work: new lines, and the days of another scale. */
interface NovoTransporte {
  readonly linhas: DadosDoRemanejamento['valeTransporte']
  /** How the days of another scale are counted; null where the scale stays. */
  readonly escalaVtId: number | null
}

/** Takes the new lines and the days of the new scale from the day on; what the request does not say stays as it is. */
export async function mudarTransporte(
  tx: Tx,
  quando: Quando,
  { linhas = [], escalaVtId }: NovoTransporte,
): Promise<void> {
  if (linhas.length === 0 && escalaVtId === null) return
  const opcao = await repetirOpcao(tx, quando, null, escalaVtId)
  if (!opcao) return
  await tx.deleteFrom('valeTransporteLinha').where('valeTransporteId', '=', opcao.id).execute()
  if (linhas.length === 0) return copiarLinhas(tx, opcao)
  await tx
    .insertInto('valeTransporteLinha')
    .values(linhas.map((linha) => ({ ...linha, valeTransporteId: opcao.id })))
    .execute()
}

async function copiarLinhas(
  tx: Tx,
  { id, deId }: { readonly id: number; readonly deId: number },
): Promise<void> {
  await sql`
    insert into vale_transporte_linha (vale_transporte_id, operadora, linha, tarifa_centavos, viagens_dia)
    select ${id}::int, l.operadora, l.linha, l.tarifa_centavos, l.viagens_dia
      from vale_transporte_linha l where l.vale_transporte_id = ${deId}::int order by l.id`.execute(tx)
}

/** Takes the way to work before the transfer again, where the transfer changed it. */
export async function retomarTransporte(tx: Tx, quando: Quando): Promise<void> {
  const mudou = await tx
    .selectFrom('valeTransporte')
    .select('id')
    .where('processoId', '=', quando.processoId)
    .executeTakeFirst()
  if (!mudou) return
  const opcao = await repetirOpcao(tx, quando, quando.processoId)
  if (!opcao) return
  await tx.deleteFrom('valeTransporteLinha').where('valeTransporteId', '=', opcao.id).execute()
  await copiarLinhas(tx, opcao)
}
