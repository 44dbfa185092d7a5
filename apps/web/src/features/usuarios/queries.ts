import { useQueryClient } from '@tanstack/react-query'
import { call, type ReplyOf } from '../../lib/api/api.ts'
import { logFailure } from '../../lib/log.ts'
import { query, type ResultOf } from '../../lib/api/query.ts'
import { updateUser } from '../../lib/session/session.ts'

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

/** The administrator changed the own account: groups, and the name in the top bar, follow at once. */
export async function relerSessao(): Promise<void> {
  try {
    updateUser((await call('GET /api/auth/me')).user)
  } catch (error) {
    logFailure('GET /api/auth/me', error)
  }
}

/** Whether there is a second factor, of any kind. */
export const temSegundoPasso = ({ app, chaves }: Usuario['segundoFator']): boolean =>
  app !== null || chaves > 0
