import { sql } from 'kysely'
import { isoDe } from '../../clock.ts'
import type { Tx } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import { failure } from '../../http/failure.ts'

/**
 * Holds subjects of a person, in one order: a message that arrives meanwhile waits, and is counted after what is done
 * here. Answers those that are theirs.
 */
async function travar(tx: Tx, usuarioId: number, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select x.correspondencia_id as id from correspondencia_caixa x
     where x.usuario_id = ${usuarioId} and x.correspondencia_id = any (${sql.val([...ids])}::int[])
     order by x.correspondencia_id for update`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Marks what a person was sent of these subjects as read, up to a message, with its alerts. */
async function ler(
  { tx, agora }: UnitOfWork,
  usuarioId: number,
  ids: readonly number[],
  ate: number | null,
): Promise<void> {
  const delas = sql`m.correspondencia_id = any (${sql.val([...ids])}::int[])
    and ${ate === null ? sql`true` : sql`m.id <= ${ate}`}`
  await sql`
    update carta_leitor l set lida_em = ${isoDe(agora)} from carta m
     where m.id = l.carta_id and l.usuario_id = ${usuarioId} and l.lida_em is null and ${delas}`.execute(tx)
  await sql`
    update notificacao n set lida_em = ${isoDe(agora)} from carta m
     where m.id = n.carta_id and n.usuario_id = ${usuarioId} and n.lida_em is null and ${delas}`.execute(tx)
  await sql`
    update correspondencia_caixa x set nao_lidas = (
        select count(*) from carta m join carta_leitor l on l.usuario_id = x.usuario_id and l.carta_id = m.id
         where m.correspondencia_id = x.correspondencia_id and l.lida_em is null)
     where x.usuario_id = ${usuarioId} and x.correspondencia_id = any (${sql.val([...ids])}::int[])`.execute(
    tx,
  )
}

/** Keeps that a person read a subject up to a message; answers how many are left. Throws 404 for none of theirs. */
export async function marcarLida(
  work: UnitOfWork,
  usuarioId: number,
  { id, ate }: { readonly id: number; readonly ate: number },
): Promise<number> {
  const [meu] = await travar(work.tx, usuarioId, [id])
  if (meu === undefined) throw failure('nao_encontrado')
  await ler(work, usuarioId, [meu], ate)
  const { naoLidas } = await work.tx
    .selectFrom('correspondenciaCaixa')
    .select('naoLidas')
    .where('usuarioId', '=', usuarioId)
    .where('correspondenciaId', '=', meu)
    .executeTakeFirstOrThrow()
  return naoLidas
}

interface Pedido {
  readonly ids: readonly number[]
  readonly arquivada?: boolean | undefined
  readonly estrela?: boolean | undefined
  readonly lida?: boolean | undefined
  readonly incluir?: readonly number[] | undefined
  readonly retirar?: readonly number[] | undefined
}

/** Puts subjects away, marks or labels them, for the person alone; answers those that are theirs. */
export async function organizar(
  work: UnitOfWork,
  usuarioId: number,
  { ids, arquivada, estrela, lida, incluir = [], retirar = [] }: Pedido,
): Promise<number[]> {
  const { tx } = work
  const meus = await travar(tx, usuarioId, ids)
  if (meus.length === 0) throw failure('nao_encontrado')
  if (arquivada !== undefined || estrela !== undefined)
    await tx
      .updateTable('correspondenciaCaixa')
      .set({ ...(arquivada !== undefined && { arquivada }), ...(estrela !== undefined && { estrela }) })
      .where('usuarioId', '=', usuarioId)
      .where('correspondenciaId', 'in', meus)
      .execute()
  if (lida === true) await ler(work, usuarioId, meus, null)
  // When somebody first read a message stays: its author was told.
  if (lida === false)
    await sql`update correspondencia_caixa set nao_lidas = greatest(nao_lidas, 1)
               where usuario_id = ${usuarioId} and recebida_id is not null
                 and correspondencia_id = any (${sql.val(meus)}::int[])`.execute(tx)
  await requireEtiquetas(tx, usuarioId, [...incluir, ...retirar])
  if (retirar.length > 0)
    await tx
      .deleteFrom('correspondenciaEtiqueta')
      .where('usuarioId', '=', usuarioId)
      .where('correspondenciaId', 'in', meus)
      .where('etiquetaId', 'in', [...retirar])
      .execute()
  if (incluir.length > 0)
    await tx
      .insertInto('correspondenciaEtiqueta')
      .values(
        meus.flatMap((correspondenciaId) =>
          incluir.map((etiquetaId) => ({ usuarioId, correspondenciaId, etiquetaId })),
        ),
      )
      .onConflict((oc) => oc.doNothing())
      .execute()
  return meus
}

/** Labels of somebody else are as if there were none. They are held: one that goes takes nothing with it unseen. */
async function requireEtiquetas(tx: Tx, usuarioId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const minhas = await tx
    .selectFrom('cartaEtiqueta')
    .select('id')
    .where('usuarioId', '=', usuarioId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forShare()
    .execute()
  if (minhas.length < new Set(ids).size) throw failure('nao_encontrado')
}
