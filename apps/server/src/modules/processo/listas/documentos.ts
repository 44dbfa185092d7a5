import { sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import type { Ator } from '../../../http/ator.ts'
import type { LinhaDeProcesso, Listagem } from './listagem.ts'
import type { Trabalho } from './trabalho.ts'

/** How far the review of the documents of a process has come. */
export interface Documentos {
  readonly conferidos: number
  /** Those that were sent. */
  readonly total: number
}

/** Counts the documents of these processes, of the kinds that the person opens. */
async function contarDocumentos(
  db: Db,
  ids: readonly number[],
  veSensiveis: boolean,
): Promise<ReadonlyMap<number, Documentos>> {
  const { rows } = await sql<Documentos & { readonly id: number }>`
    select an.processo_id as id, count(distinct an.tipo_id)::int as total,
           (count(distinct an.tipo_id)
             - count(distinct an.tipo_id) filter (where an.estado = 'enviado'))::int as conferidos
      from processo_anexo an join documento_tipo dt on dt.id = an.tipo_id
     where an.processo_id = any (${sql.val([...ids])}::int[]) and an.estado <> 'removido'
       and (${veSensiveis} or not dt.sensivel)
     group by an.processo_id`.execute(db)
  return new Map(rows.map(({ id, conferidos, total }) => [id, { conferidos, total }]))
}

/** Rows of a page that wait for the person to review documents, with how many of them are: one query for all. */
export async function comDocumentos<L extends LinhaDeProcesso>(
  db: Db,
  { anexos }: Listagem<L>,
  { grupos }: Ator,
  linhas: readonly (L & Trabalho)[],
): Promise<(L & Trabalho)[]> {
  const ids = linhas
    .filter(({ aFazer }) => anexos && aFazer?.meu && aFazer.nome === anexos.palavra)
    .map(({ id }) => id)
  if (!anexos || ids.length === 0) return [...linhas]
  const documentos = await contarDocumentos(db, ids, anexos.veSensiveis(grupos))
  return linhas.map((linha) => ({ ...linha, documentos: documentos.get(linha.id) ?? null }))
}
