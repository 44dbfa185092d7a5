import { sql } from 'kysely'
import type { EstadoDoAnexo, TipoDeDocumento } from '@rh/domain/processo/anexos'
import type { Db, Tx } from '../../../db/db.ts'

/** Kinds of document that the company asks for in a kind of process, in the order of the register. */
export async function listTiposDeDocumento(db: Db | Tx, processo: string): Promise<TipoDeDocumento[]> {
  const tipos = await db
    .selectFrom('documentoTipo')
    .select(['id', 'codigo', 'descricao', 'obrigatoriedade', 'condicao', 'momento', 'fundamento', 'sensivel'])
    .where('ativo', '=', true)
    .where(sql<boolean>`${processo} = any (processos)`)
    .orderBy('descricao')
    .execute()
  return tipos as TipoDeDocumento[]
}

/** Files of a process that still count: what was taken out is history. */
export const listAnexos = (db: Db | Tx, processoId: number) =>
  db
    .selectFrom('processoAnexo as an')
    .leftJoin('arquivo as ar', 'ar.id', 'an.arquivoId')
    .leftJoin('usuario as av', 'av.id', 'an.avaliadoPor')
    .innerJoin('usuario as en', 'en.id', 'an.enviadoPor')
    .select(['an.id', 'an.tipoId', 'an.arquivoId', 'an.estado', 'an.motivo', 'an.enviadoEm', 'an.avaliadoEm'])
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
    .execute()

/** What weighs more when a document has several files: a page to look at, a refusal, then what is settled. */
const PESO: Readonly<Record<string, number>> = { dispensado: 1, aprovado: 2, reprovado: 3, enviado: 4 }

/** How each kind of document stands, from its files. */
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
