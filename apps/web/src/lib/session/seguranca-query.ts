import { query } from '../api/query.ts'

/** The second factor of the signed-in person. */
export const segurancaQuery = query('GET /api/conta/seguranca')
