import { sql } from 'kysely'
import type { Db } from '../../db/db.ts'
import { failure } from '../../http/failure.ts'

/** A file that went along with a message that this person reads. Throws 404 for any other. */
export async function requireAnexoLido(db: Db, usuarioId: number, arquivoId: string): Promise<string> {
  const { rows } = await sql`
    select from mensagem_anexo ma
      join mensagem m on m.id = ma.mensagem_id
      join conversa_participante p on p.conversa_id = m.conversa_id
     where ma.arquivo_id = ${arquivoId}::uuid and p.usuario_id = ${usuarioId} and p.saiu_em is null
       and m.id > p.desde_id limit 1`.execute(db)
  if (rows.length === 0) throw failure('nao_encontrado')
  return arquivoId
}
