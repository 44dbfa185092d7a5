import type { ReplyOf } from '../../../lib/api/api.ts'

export type Convencao = ReplyOf<'GET /api/convencao/listar'>['results'][number]

/** What a change of an agreement makes old. */
export const convencoesVelhas = [
  'GET /api/convencao/listar',
  'GET /api/sindicato/listar',
  'GET /api/sindicato/:id',
  'GET /api/sindicato/historico/:id',
] as const
