import { sql } from 'kysely'
import type { Tx } from '../../db/db.ts'
import { failure } from '../../http/failure.ts'
import { versaoAntiga } from '../../http/versao-antiga.ts'

/** Locks the row in the version that the person saw; otherwise says who changed it, and when. */
export async function requireVersao(
  tx: Tx,
  tabela: string,
  { id, versao }: { readonly id: number; readonly versao: number },
  fuso: string,
): Promise<void> {
  const { rows } = await sql<{ versao: number }>`
    select versao from ${sql.table(tabela)} where id = ${id} for update`.execute(tx)
  const [linha] = rows
  if (!linha) throw failure('nao_encontrado')
  if (linha.versao === versao) return
  throw versaoAntiga(await findUltimaVersao(tx, tabela, id), fuso)
}

/**
 * Who made the version of a row that stands, and when, by the trail. What was written of the record without a version – an
 * item that was ticked, a file that was attached – changed nothing that a form shows.
 */
export async function findUltimaVersao(
  tx: Tx,
  tabela: string,
  id: number,
): Promise<{ autor: string | null; em: string } | undefined> {
  const { rows } = await sql<{ autor: string | null; em: string }>`
    select u.nome as autor, a.em from auditoria a left join usuario u on u.id = a.usuario_id
     where a.entidade = ${tabela} and a.registro = ${id}
     order by a.tabela = ${tabela} and a.mudancas ? 'versao' desc, a.sequencia desc limit 1`.execute(tx)
  return rows[0]
}
