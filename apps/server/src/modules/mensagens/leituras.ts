import { sql } from 'kysely'
import { LEITURAS_MAXIMO } from '@rh/domain/mensagens/limites'
import type { Db } from '../../db/db.ts'
import { failure } from '../../http/failure.ts'

interface Leitura {
  readonly id: number
  readonly nome: string
  readonly copia: boolean
  readonly lidaEm: string | null
}

/** Whom a message reached, and when each read it. Throws 404 to everybody but its author. */
export async function listLeituras(db: Db, usuarioId: number, id: number) {
  const minha = await db
    .selectFrom('carta')
    .select('id')
    .where('id', '=', id)
    .where('autorId', '=', usuarioId)
    .executeTakeFirst()
  if (!minha) throw failure('nao_encontrado')
  const { rows } = await sql<Leitura & { total: number }>`
    select u.id, u.nome, l.papel = 'copia' as copia, l.lida_em, count(*) over ()::int as total
      from carta_leitor l join usuario u on u.id = l.usuario_id
     where l.carta_id = ${id} and l.papel <> 'autor'
     order by l.lida_em is not null, busca(u.nome), u.id limit ${LEITURAS_MAXIMO}`.execute(db)
  return {
    results: rows.map(({ id: usuarioId, nome, copia, lidaEm }) => ({ id: usuarioId, nome, copia, lidaEm })),
    total: rows[0]?.total ?? 0,
  }
}
