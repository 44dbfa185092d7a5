import { useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '../../lib/api.ts'
import { query, type ResultOf } from '../../lib/query.ts'

export type Usuario = ReplyOf<'GET /api/usuarios/:id'>
export type Resumo = ResultOf<'GET /api/usuarios/listar'>
export type Contrato = ResultOf<'GET /api/usuarios/contratos'>

export const usuarioQuery = (id: number) => query('GET /api/usuarios/:id', { params: { id } })
export const contratosQuery = query('GET /api/usuarios/contratos')

/** What a change of a user makes old, besides the user. */
export const dependentes = [
  'GET /api/usuarios/listar',
  'GET /api/usuarios/alteracoes/:id',
  'GET /api/usuarios/sessoes/:id',
] as const

/** Keeps the user that a change answered. */
export function useGuardar(): (usuario: Usuario) => void {
  const queries = useQueryClient()
  return (usuario) => queries.setQueryData(usuarioQuery(usuario.id).queryKey, usuario)
}
