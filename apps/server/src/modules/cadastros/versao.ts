import { sql } from 'kysely'
import type { Tx } from '../../db/db.ts'
import { failure } from '../../http/failure.ts'

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
  throw failure('versao_antiga', await quemMudou(tx, tabela, id, fuso))
}

async function quemMudou(
  tx: Tx,
  entidade: string,
  id: number,
  fuso: string,
): Promise<{ readonly mensagem?: string }> {
  const { rows } = await sql<{ nome: string | null; em: string }>`
    select u.nome, a.em from auditoria a left join usuario u on u.id = a.usuario_id
     where a.entidade = ${entidade} and a.registro = ${id} order by a.sequencia desc limit 1`.execute(tx)
  const [ultima] = rows
  if (!ultima) return {}
  const hora = Temporal.Instant.from(ultima.em).toZonedDateTimeISO(fuso).toPlainTime()
  const quando = hora.toString({ smallestUnit: 'minute' })
  return { mensagem: `Alterado por ${ultima.nome ?? 'sistema'} às ${quando}.` }
}
