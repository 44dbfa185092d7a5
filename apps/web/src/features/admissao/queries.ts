import type { QueryFunction } from '@tanstack/react-query'
import { call, type ApiKey, type ReplyOf } from '../../lib/api/api.ts'
import { query } from '../../lib/api/query.ts'
import { isData } from '../../lib/time/dia.ts'
import { anexosQuery } from '../processo/anexos/anexos.ts'
import { papeisQuery } from '../processo/chamadas.ts'

export type Registro = ReplyOf<'GET /api/admissao/obter/:id'>
export type Posto = ReplyOf<'GET /api/admissao/postos'>['results'][number]

export type PainelExame = ReplyOf<'GET /api/admissao/painel/exame/:id'>
export type PainelVaga = ReplyOf<'GET /api/admissao/painel/vaga/:id'>
export type PainelUniforme = ReplyOf<'GET /api/admissao/painel/uniforme/:id'>
export type PainelAdicional = ReplyOf<'GET /api/admissao/painel/adicional/:id'>
export type PainelConferencia = ReplyOf<'GET /api/admissao/painel/conferencia/:id'>

/**
 * Reads an admission with its documents and papers, which its page shows: one call the first time, and after it, when
 * something changed, each by itself.
 */
export const lerPagina =
  (id: string): QueryFunction<Registro> =>
  async ({ client, signal }) => {
    const deste = { params: { id }, signal }
    const [anexos, papeis] = [anexosQuery('admissao', Number(id)), papeisQuery('admissao', Number(id))]
    if (client.getQueryState(anexos.queryKey)) return call('GET /api/admissao/obter/:id', deste)
    const lida = await call('GET /api/admissao/pagina/:id', deste)
    client.setQueryData(anexos.queryKey, lida.anexos)
    client.setQueryData(papeis.queryKey, lida.papeis)
    return lida.registro
  }

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
