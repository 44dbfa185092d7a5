import type { SetorSlug } from '@rh/domain/setores/setores'
import type { ApiKey } from '../../lib/api/api.ts'
import { query } from '../../lib/api/query.ts'
import type { Dias } from './vista.ts'

/** What of a calendar is looked at, as the calls take it. */
export interface Recorte extends Dias {
  readonly setor: SetorSlug
  readonly contratoId?: string
  readonly tipos?: string
}

export const calendarioQuery = (recorte: Recorte) => query('GET /api/calendar', { query: recorte })

export const itensQuery = (recorte: Recorte, pagina: number) =>
  query('GET /api/calendar/itens', { query: { ...recorte, pagina } })

export const eventoQuery = (id: number, setor: SetorSlug) =>
  query('GET /api/calendar/:id', { params: { id }, query: { setor } })

/** What an event that was written shows in. */
export const MOSTRAM_EVENTOS: readonly ApiKey[] = ['GET /api/calendar', 'GET /api/calendar/:id']
