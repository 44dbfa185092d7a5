import type { ReplyOf } from '../../lib/api.ts'
import { query } from '../../lib/query.ts'

export type Registro = ReplyOf<'GET /api/admissao/obter/:id'>
export type Posto = ReplyOf<'GET /api/admissao/postos'>['results'][number]

/** One admission as this person sees it. */
export const obterQuery = (id: number | string) =>
  query('GET /api/admissao/obter/:id', { params: { id: String(id) } })

interface PostosFiltro {
  readonly busca?: string
  readonly data?: unknown
  readonly postoId?: unknown
  readonly admissaoId?: number | undefined
}

const isData = (valor: unknown): valor is string =>
  typeof valor === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(valor)

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

/** What an admission that moved or changed makes old. */
export const listasDaAdmissao = [
  'GET /api/admissao/listar',
  'GET /api/admissao/quadro',
  'GET /api/admissao/rascunhos',
  'GET /api/inicio',
] as const
