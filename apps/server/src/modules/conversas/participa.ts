import { sql } from 'kysely'
import type { Db, Tx } from '../../db/db.ts'
import { prepared } from '../../db/prepared.ts'
import { failure } from '../../http/failure.ts'

/** A reader's place in a conversation. */
export interface Lugar {
  readonly conversaId: number
  readonly tipo: 'direta' | 'grupo'
  readonly administra: boolean
  /** Messages up to this one were said before they came in. */
  readonly desdeId: number
}

/**
 * The place of a person in a conversation. Throws 404 for who is not in it: the same answer as for none, for everybody.
 * There is no other way into one, and no role that opens it.
 */
export async function requireLugar(db: Db | Tx, usuarioId: number, conversaId: number): Promise<Lugar> {
  const { rows } = await sql<Lugar>`${prepared}
    select c.id as conversa_id, c.tipo, p.administra, p.desde_id
      from conversa_participante p join conversa c on c.id = p.conversa_id
     where p.conversa_id = ${conversaId} and p.usuario_id = ${usuarioId} and p.saiu_em is null`.execute(db)
  const [lugar] = rows
  if (!lugar) throw failure('nao_encontrado')
  return lugar
}

/**
 * Takes the next revision of a conversation and holds its row until the commit: whoever writes to it does so one after
 * the other. Throws 404 for who is not in it, as it stands once the row is held.
 */
export async function travarConversa(tx: Tx, usuarioId: number, conversaId: number): Promise<Lugar> {
  await sql`select from conversa where id = ${conversaId} for update`.execute(tx)
  return requireLugar(tx, usuarioId, conversaId)
}

/** The place of a person who keeps a group, held. Throws 404 for another conversation, 403 for another person. */
export async function travarGrupo(tx: Tx, usuarioId: number, conversaId: number): Promise<Lugar> {
  const lugar = await travarConversa(tx, usuarioId, conversaId)
  if (lugar.tipo !== 'grupo') throw failure('nao_encontrado')
  if (!lugar.administra)
    throw failure('sem_permissao', {
      mensagem: 'Só quem administra o grupo faz isto.',
      acao: 'Peça a quem administra o grupo.',
    })
  return lugar
}
