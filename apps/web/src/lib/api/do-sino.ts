import type { ApiKey } from './api.ts'

/** What tells a person that something waits: it is read again once what it told of was seen. */
export const DO_SINO = [
  'GET /api/notificacoes/entradas',
  'GET /api/notificacoes/listar',
  'GET /api/setores/pendencias',
] as const satisfies readonly ApiKey[]
