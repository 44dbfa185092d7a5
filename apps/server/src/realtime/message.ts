import { z } from 'zod'
import { alerta, andamentoDoLote } from '@rh/domain/contract/tempo-real'

/** The channel on which the triggers speak. */
export const CANAL = 'rh_telas'

const message = z.discriminatedUnion('tipo', [
  alerta.extend({ tipo: z.literal('alerta'), usuarioId: z.int() }),
  andamentoDoLote.extend({ tipo: z.literal('lote'), usuarioId: z.int() }),
  /** Who covers whom, or who is missed, is not what it was. */
  z.object({ tipo: z.literal('cobertura') }),
  /** Something about the person's sessions changed: closed, other hours, other groups. */
  z.object({ tipo: z.literal('sessoes'), usuarioId: z.int() }),
])
export type Message = z.output<typeof message>

/** A notice of the database, or null for what another version may say. */
export function parseMessage(texto: string): Message | null {
  try {
    return message.parse(JSON.parse(texto))
  } catch {
    return null
  }
}
