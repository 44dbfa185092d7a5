import { sql } from 'kysely'
import type { EstadoDoAnexo, TipoDeDocumento } from '@rh/domain/processo/anexos'
import type { Db, Tx } from '../../../db/db.ts'
import { prepared } from '../../../db/prepared.ts'

/** Document types of a kind of process, in register order. */
export async function listTiposDeDocumento(db: Db | Tx, processo: string): Promise<TipoDeDocumento[]> {
  const tipos = await db
    .selectFrom('documentoTipo')
    .select(['id', 'codigo', 'descricao', 'obrigatoriedade', 'condicao', 'momento', 'fundamento', 'sensivel'])
    .where('ativo', '=', true)
    .where(sql<boolean>`${processo} = any (processos)`)
    .orderBy('descricao')
    .modifyEnd(prepared)
    .execute()
  return tipos as TipoDeDocumento[]
}

/** Current files of a process, without removed ones. */
export const listAnexos = (db: Db | Tx, processoId: number) =>
  db
    .selectFrom('processoAnexo as an')
    .leftJoin('arquivo as ar', 'ar.id', 'an.arquivoId')
    .leftJoin('usuario as av', 'av.id', 'an.avaliadoPor')
    .innerJoin('usuario as en', 'en.id', 'an.enviadoPor')
    .select(['an.id', 'an.versao', 'an.tipoId', 'an.arquivoId', 'an.estado', 'an.motivo', 'an.recusa'])
    .select(['an.enviadoEm', 'an.avaliadoEm', 'av.id as avaliadoPorId'])
    .select([
      'ar.nome',
      'ar.tipo',
      'ar.bytes',
      'en.id as enviadoPorId',
      'en.nome as enviadoPor',
      'av.nome as avaliadoPor',
    ])
    .where('an.processoId', '=', processoId)
    .where('an.estado', '<>', 'removido')
    .orderBy('an.id')
    .modifyEnd(prepared)
    .execute()

/** Version after a change of a row of `processo_anexo`. */
export const proximaVersao = sql<number>`versao + 1`

/** Precedence of a document's state among several files: to review, refused, then settled. */
const PESO: Readonly<Record<string, number>> = { dispensado: 1, aprovado: 2, reprovado: 3, enviado: 4 }

/** State of each document type, from its files. */
export async function estadosDosAnexos(
  db: Db | Tx,
  processoId: number,
): Promise<ReadonlyMap<number, EstadoDoAnexo>> {
  const anexos = await listAnexos(db, processoId)
  const estados = new Map<number, EstadoDoAnexo>()
  for (const { tipoId, estado } of anexos) {
    const atual = PESO[estados.get(tipoId) ?? ''] ?? 0
    if ((PESO[estado] ?? 0) > atual) estados.set(tipoId, estado as EstadoDoAnexo)
  }
  return estados
}
