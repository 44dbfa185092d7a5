import type { ReplyOf } from '../../lib/api/api.ts'

export type Registro = ReplyOf<'GET /api/privacidade/titular/:id'>
