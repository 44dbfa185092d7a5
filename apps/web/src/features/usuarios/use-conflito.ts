import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toApiError } from '../../lib/api/api-error.ts'
import { useBaseVersion } from '../../ui/form/use-base-version.ts'
import { diferencas } from './diferencas.ts'
import { usuarioQuery, type Usuario } from './queries.ts'

/**
 * Runs a save of a user, on the version that filled the form with these values. When somebody else was faster, reads the
 * user again, so that the next save is made with open eyes: what changed since the form was filled comes in words.
 */
export function useConflito(usuario: Usuario, valores: unknown) {
  const queries = useQueryClient()
  const { saving } = useBaseVersion(usuario.versao, valores)
  const [inicial, setInicial] = useState(usuario)
  const [deles, setDeles] = useState<readonly string[]>([])
  const salvando = async (salvar: (versao: number) => Promise<Usuario>): Promise<void> => {
    try {
      setInicial(await saving(salvar))
      setDeles([])
    } catch (error) {
      if (toApiError(error).codigo === 'versao_antiga')
        setDeles(diferencas(inicial, await queries.fetchQuery({ ...usuarioQuery(usuario.id), staleTime: 0 })))
      throw error
    }
  }
  return { deles, salvando }
}
