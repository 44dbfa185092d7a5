import { sql } from 'kysely'
import type { z } from 'zod'
import type { ContratoRegistro } from '@rh/domain/contract/contratos-registro'
import type { documento } from '@rh/domain/contratos/novo'
import type { Db } from '../../db/db.ts'
import { arquivosDe } from '../../arquivos/arquivos.ts'
import type { UnitOfWork } from '../../db/write.ts'
import type { Ator } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { isoDe } from '../../clock.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'
import { findDocumentos, isVisivel } from './repository.ts'

type Documento = Omit<z.output<typeof documento>, 'nome'>
type Documentos = { results: ContratoRegistro['documentos'] }

/** Attaches files that this person sent; `campo` is where the form has them. */
export async function insertDocumentos(
  { tx, agora }: UnitOfWork,
  ator: Ator,
  contratoId: number,
  documentos: readonly Documento[],
  campo: string,
): Promise<void> {
  if (documentos.length === 0) return
  const meus = await arquivosDe(
    tx,
    ator.id,
    documentos.map(({ arquivoId }) => arquivoId),
  )
  const falta = documentos.findIndex(({ arquivoId }) => !meus.has(arquivoId))
  if (falta >= 0)
    throw failure('validacao', { campos: { [`${campo}.${falta}.arquivoId`]: 'Envie o arquivo de novo' } })
  const comum = { contratoId, usuarioId: ator.id, em: isoDe(agora) }
  const linhas = documentos.map(({ arquivoId, tipo, descricao = null }) => ({
    arquivoId,
    tipo,
    descricao,
    ...comum,
  }))
  const inseridos = await tx
    .insertInto('contratoDocumento')
    .values(linhas)
    .onConflict((oc) => oc.column('arquivoId').doNothing())
    .returning('id')
    .execute()
  if (inseridos.length < linhas.length)
    throw failure('em_uso', { mensagem: 'Um dos arquivos já está anexado a um contrato.' })
}

const listar = async (tx: UnitOfWork['tx'], contratoId: number): Promise<Documentos> => ({
  results: (await findDocumentos(tx, contratoId)) as Documentos['results'],
})

export async function anexar(
  work: UnitOfWork,
  ator: Ator,
  { contratoId, ...documento }: Documento & { readonly contratoId: number },
): Promise<Documentos> {
  if (!(await isVisivel(work.tx, contratoId, ator))) throw failure('nao_encontrado')
  await insertDocumentos(work, ator, contratoId, [documento], 'documentos')
  return listar(work.tx, contratoId)
}

/** Takes a document off the page; row and file stay, as everything does. */
export async function retirar({ tx, agora }: UnitOfWork, ator: Ator, id: number): Promise<Documentos> {
  const retirado = await tx
    .updateTable('contratoDocumento')
    .set({ canceladoEm: sql`coalesce(cancelado_em, ${isoDe(agora)})` })
    .where('id', '=', id)
    .where(contratoNoEscopo(ator, 'contrato_id'))
    .returning('contratoId')
    .executeTakeFirst()
  if (!retirado) throw failure('nao_encontrado')
  return listar(tx, retirado.contratoId)
}

/** The file of a document, if this person may see its contract. */
export async function arquivoDoDocumento(db: Db, id: number, ator: Ator): Promise<string> {
  const documento = await db
    .selectFrom('contratoDocumento')
    .select('arquivoId')
    .where('id', '=', id)
    .where('canceladoEm', 'is', null)
    .where(contratoNoEscopo(ator, 'contrato_id'))
    .executeTakeFirst()
  if (!documento) throw failure('nao_encontrado')
  return documento.arquivoId
}
