import type { SetorSlug } from '@rh/domain/setores/setores'
import { query, type Read } from '../../lib/api/query.ts'

/** Under the key of the start page: whatever makes that old, as an alert or a move, makes its blocks old too. */
const doInicio = <Q extends Read<unknown>>(consulta: Q): Q => ({
  ...consulta,
  queryKey: ['GET /api/inicio', ...consulta.queryKey],
})

/** What waits for the person in a sector, and how its work stands. */
export const inicioQuery = (setor: SetorSlug) => query('GET /api/inicio', { query: { setor } })

/** The day that is over of which a block tells; today without one. */
interface Dia {
  readonly em?: string | undefined
}
const doDia = ({ em }: Dia) => (em === undefined ? {} : { em })

/** How the work stood when a day that is over ended. */
export const situacoesQuery = (setor: SetorSlug, em: string) =>
  query('GET /api/inicio/situacoes', { query: { setor, em } })

export const numerosQuery = (setor: SetorSlug, dia: Dia = {}) =>
  doInicio(query('GET /api/inicio/numeros', { query: { setor, ...doDia(dia) } }))

export const prazosQuery = (recorte: Dia & { readonly tipo?: string; readonly quando?: string } = {}) =>
  doInicio(query('GET /api/inicio/prazos', { query: recorte as object }))

export const vagasQuery = (recorte: Dia & { readonly idade?: string; readonly contratoId?: string } = {}) =>
  doInicio(query('GET /api/inicio/vagas', { query: recorte as object }))

/** The board of cover, first the posts with holes. */
export const quadroQuery = (dia: Dia = {}) =>
  doInicio(query('GET /api/cobertura/quadro', { query: doDia(dia) }))

export const resumoQuery = (dia: Dia = {}) =>
  doInicio(query('GET /api/cobertura/resumo', { query: doDia(dia) }))
