import type { ApiKey, ReplyOf } from '../../lib/api/api.ts'
import { query } from '../../lib/api/query.ts'

/** What the person was told, one entry for each process. */
export const entradasQuery = query('GET /api/notificacoes/entradas')

export type Entrada = ReplyOf<'GET /api/notificacoes/entradas'>['pedem'][number]

/** What reading, putting off or silencing makes old. */
export const dosAvisos = [
  'GET /api/notificacoes/entradas',
  'GET /api/notificacoes/listar',
] as const satisfies readonly ApiKey[]
