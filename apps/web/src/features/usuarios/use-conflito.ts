import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../lib/api/api-error.ts'
import { diferencas } from './diferencas.ts'
import { usuarioQuery, type Usuario } from './queries.ts'

/**
 * Runs a save of a user. When somebody else was faster, reads the user again, so that the next save is made with open
 * eyes: what changed since the form was filled comes in words.
 */
export function useConflito(usuario: Usuario) {
  const queries = useQueryClient()
  const [inicial] = useState(usuario)
  const [deles, setDeles] = useState<readonly string[]>([])
  const salvando = async (salvar: () => Promise<unknown>): Promise<void> => {
    try {
      await salvar()
      setDeles([])
    } catch (error) {
      if (error instanceof ApiError && error.codigo === 'versao_antiga')
        setDeles(diferencas(inicial, await queries.fetchQuery({ ...usuarioQuery(usuario.id), staleTime: 0 })))
      throw error
    }
  }
  return { deles, salvando }
}
