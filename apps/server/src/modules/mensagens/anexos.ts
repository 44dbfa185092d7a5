import { sql } from 'kysely'
import { arquivosDe } from '../../arquivos/arquivos.ts'
import type { Db, Tx } from '../../db/db.ts'
import { failure } from '../../http/failure.ts'

/** Of these files, those that came with a message that the person reads, or lie with a draft of theirs. */
async function listAoAlcance(db: Db | Tx, usuarioId: number, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select a.id from unnest(${sql.val([...ids])}::uuid[]) as a(id)
     where exists (select from carta_anexo x join carta_leitor l on l.usuario_id = ${usuarioId} and l.carta_id = x.carta_id
                    where x.arquivo_id = a.id)
        or exists (select from carta_rascunho_anexo r where r.arquivo_id = a.id and r.usuario_id = ${usuarioId})`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}

/** A file of a message that this person reads, or of a draft of theirs. Throws 404 for any other. */
export async function requireAnexoLido(db: Db, usuarioId: number, id: string): Promise<string> {
  if (!(await listAoAlcance(db, usuarioId, [id])).has(id)) throw failure('nao_encontrado')
  return id
}

/** Makes sure that the person sent each of these files, or has it in a message that they pass on. */
export async function requireAnexosParaEnviar(
  tx: Tx,
  usuarioId: number,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const [meus, lidos] = await Promise.all([arquivosDe(tx, usuarioId, ids), listAoAlcance(tx, usuarioId, ids)])
  const falta = ids.findIndex((id) => !meus.has(id) && !lidos.has(id))
  if (falta >= 0) throw failure('validacao', { campos: { [`anexos.${falta}`]: 'Envie o arquivo de novo' } })
}
