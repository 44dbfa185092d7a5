import type { ApiKey } from '../../lib/api/api.ts'

/** What shows who covers whom: read again when the server says that it changed. */
export const quadroDeCobertura = [
  'GET /api/cobertura/quadro',
  'GET /api/cobertura/resumo',
] as const satisfies readonly ApiKey[]
