import type { z } from 'zod'
import type { comprovanteDoContrato, TipoDeComprovante } from '@rh/domain/contratos/dossie'
import { arquivosDe } from '../../arquivos/arquivos.ts'
import { hojeEm, isoDe } from '../../clock.ts'
import type { Db, Tx } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import type { Ator } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'
import { requireMes } from './require-mes.ts'

/** Proofs of a month that nobody took off, in the order of their kinds and of time. */
export const listComprovantes = async (db: Db | Tx, contratoId: number, mes: string) =>
  (
    await db
      .selectFrom('contratoComprovante as cc')
      .innerJoin('arquivo as ar', 'ar.id', 'cc.arquivoId')
      .innerJoin('usuario as u', 'u.id', 'cc.usuarioId')
      .select(['cc.id', 'cc.tipo', 'cc.descricao', 'cc.em', 'cc.arquivoId'])
      .select(['ar.nome', 'ar.tipo as formato', 'ar.bytes', 'ar.sha256', 'u.nome as autor'])
      .where('cc.contratoId', '=', contratoId)
      .where('cc.mes', '=', `${mes}-01`)
      .where('cc.retiradoEm', 'is', null)
      .orderBy('cc.tipo')
      .orderBy('cc.id')
      .execute()
  ).map((linha) => ({ ...linha, tipo: linha.tipo as TipoDeComprovante }))

/** Attaches a file that this person sent to a month that the contract has had. Throws 404 for who does not follow it. */
export async function anexarComprovante(
  { tx, agora }: UnitOfWork,
  ator: Ator,
  { contratoId, mes, tipo, arquivoId, descricao }: z.output<typeof comprovanteDoContrato>,
  fuso: string,
): Promise<{ id: number }> {
  await requireMes(tx, ator, { contratoId, mes }, hojeEm(agora, fuso))
  if (!(await arquivosDe(tx, ator.id, [arquivoId])).has(arquivoId))
    throw failure('validacao', { campos: { arquivoId: 'Envie o arquivo de novo' } })
  const inserido = await tx
    .insertInto('contratoComprovante')
    .values({
      contratoId,
      mes: `${mes}-01`,
      tipo,
      arquivoId,
      descricao: descricao ?? null,
      usuarioId: ator.id,
      em: isoDe(agora),
    })
    .onConflict((oc) => oc.column('arquivoId').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserido) throw failure('em_uso', { mensagem: 'Este arquivo já está anexado.' })
  return inserido
}

/** Takes a proof off the month; row and file stay, as everything does. */
export async function retirarComprovante(
  { tx, agora }: UnitOfWork,
  ator: Ator,
  id: number,
): Promise<{ id: number }> {
  const retirado = await tx
    .updateTable('contratoComprovante')
    .set({ retiradoEm: isoDe(agora), retiradoPor: ator.id })
    .where('id', '=', id)
    .where('retiradoEm', 'is', null)
    .where(contratoNoEscopo(ator, 'contrato_id'))
    .returning('id')
    .executeTakeFirst()
  if (!retirado) throw failure('nao_encontrado')
  return retirado
}

/** The file of a proof, if this person follows its contract. */
export async function arquivoDoComprovante(db: Db, ator: Ator, id: number): Promise<string> {
  const comprovante = await db
    .selectFrom('contratoComprovante')
    .select('arquivoId')
    .where('id', '=', id)
    .where('retiradoEm', 'is', null)
    .where(contratoNoEscopo(ator, 'contrato_id'))
    .executeTakeFirst()
  if (!comprovante) throw failure('nao_encontrado')
  return comprovante.arquivoId
}
