import type { SetorSlug } from '@rh/domain/setores/setores'
import { query, type Read } from '../../lib/api/query.ts'

/** Under the key of the start page: whatever makes that old, as an alert or a move, makes its blocks old too. */
const doInicio = <Q extends Read<unknown>>(consulta: Q): Q => ({
  ...consulta,
  queryKey: ['GET /api/inicio', ...consulta.queryKey],
})

/** What waits for the person in a sector, and how its work stands. */
export const inicioQuery = (setor: SetorSlug) => query('GET /api/inicio', { query: { setor } })

export const numerosQuery = (setor: SetorSlug) =>
  doInicio(query('GET /api/inicio/numeros', { query: { setor } }))

export const prazosQuery = (recorte: { readonly tipo?: string; readonly quando?: string } = {}) =>
  doInicio(query('GET /api/inicio/prazos', { query: recorte as object }))

export const vagasQuery = (recorte: { readonly idade?: string; readonly contratoId?: string } = {}) =>
  doInicio(query('GET /api/inicio/vagas', { query: recorte as object }))

/** The board of cover, first the posts with holes. */
export const quadroQuery = () => doInicio(query('GET /api/cobertura/quadro', { query: {} }))

export const resumoQuery = () => doInicio(query('GET /api/cobertura/resumo'))
