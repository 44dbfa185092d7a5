import type { ApiKey, ReplyOf } from '../../lib/api/api.ts'
import { query } from '../../lib/api/query.ts'
import { isData } from '../../lib/time/dia.ts'

export type Registro = ReplyOf<'GET /api/admissao/obter/:id'>
export type Posto = ReplyOf<'GET /api/admissao/postos'>['results'][number]

export type PainelExame = ReplyOf<'GET /api/admissao/painel/exame/:id'>
export type PainelVaga = ReplyOf<'GET /api/admissao/painel/vaga/:id'>
export type PainelUniforme = ReplyOf<'GET /api/admissao/painel/uniforme/:id'>
export type PainelAdicional = ReplyOf<'GET /api/admissao/painel/adicional/:id'>
export type PainelConferencia = ReplyOf<'GET /api/admissao/painel/conferencia/:id'>

const params = (id: number) => ({ params: { id: String(id) } })

/** What each sector needs to see of an admission. */
export const paineis = {
  vaga: (id: number) => query('GET /api/admissao/painel/vaga/:id', params(id)),
  exame: (id: number) => query('GET /api/admissao/painel/exame/:id', params(id)),
  uniforme: (id: number) => query('GET /api/admissao/painel/uniforme/:id', params(id)),
  adicional: (id: number) => query('GET /api/admissao/painel/adicional/:id', params(id)),
  conferencia: (id: number) => query('GET /api/admissao/painel/conferencia/:id', params(id)),
} as const

interface PostosFiltro {
  readonly busca?: string
  readonly data?: unknown
  readonly postoId?: unknown
  readonly admissaoId?: number | undefined
}

/** Posts to choose from, with their free slots on the date; a date still half typed counts as none. */
export const postosQuery = ({ busca, data, postoId, admissaoId }: PostosFiltro) =>
  query('GET /api/admissao/postos', {
    query: {
      ...(busca && { busca }),
      ...(isData(data) && { data }),
      ...(typeof postoId === 'number' && { postoId: String(postoId) }),
      ...(admissaoId !== undefined && { admissaoId: String(admissaoId) }),
    },
  })

/** The calls of its own that an admission which moved or changed makes old. */
export const chamadasDosPaineis = [
  'GET /api/admissao/painel/vaga/:id',
  'GET /api/admissao/painel/exame/:id',
  'GET /api/admissao/painel/uniforme/:id',
  'GET /api/admissao/painel/adicional/:id',
  'GET /api/admissao/painel/conferencia/:id',
] as const satisfies readonly ApiKey[]
