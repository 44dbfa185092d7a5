import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { alerta, andamentoDoLote } from '@rh/domain/contract/tempo-real'

/** The channel on which the triggers speak. */
export const CANAL = 'rh_telas'

const presente = z.object({ id: z.int(), nome: z.string() })
/** Somebody on a process. */
export type Presente = z.output<typeof presente>

const message = z.discriminatedUnion('tipo', [
  alerta.extend({ tipo: z.literal('alerta'), usuarioId: z.int() }),
  andamentoDoLote.extend({ tipo: z.literal('lote'), usuarioId: z.int() }),
  /** Who covers whom, or who is missed, is not what it was. */
  z.object({ tipo: z.literal('cobertura') }),
  /** A board of a sector, or a card of it, is not what it was. */
  z.object({ tipo: z.literal('kanban'), setorId: z.int(), kanbanId: z.int() }),
  /** People whose screens in one instance show a process; `pergunta` asks the other instances for theirs. */
  z.object({
    tipo: z.literal('presenca'),
    instancia: z.string(),
    processoId: z.int(),
    pessoas: z.array(presente),
    pergunta: z.boolean(),
  }),
  /** A message was written or changed: whoever passes it on reads it by its id. */
  z.object({ tipo: z.literal('mensagem'), id: z.int() }),
  /** The place of a person in a conversation is not what it was. */
  z.object({ tipo: z.literal('conversa'), conversaId: z.int(), usuarioId: z.int() }),
  z.object({ tipo: z.literal('leitura'), conversaId: z.int(), usuarioId: z.int(), ate: z.int() }),
  z.object({ tipo: z.literal('digitando'), conversaId: z.int(), usuarioId: z.int(), nome: z.string() }),
  /** Something about the person's sessions changed: closed, other hours, other groups. */
  z.object({ tipo: z.literal('sessoes'), usuarioId: z.int() }),
])
export type Message = z.output<typeof message>
export type AvisoDePresenca = Extract<Message, { readonly tipo: 'presenca' }>

/** Tells every instance something that no table keeps. */
export async function notificar(db: Db, aviso: Message): Promise<void> {
  await sql`select pg_notify(${CANAL}, ${JSON.stringify(aviso)})`.execute(db)
}

/** A notice of the database, or null for what another version may say. */
export function parseMessage(texto: string): Message | null {
  try {
    return message.parse(JSON.parse(texto))
  } catch {
    return null
  }
}
