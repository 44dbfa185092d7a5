import type { Seguranca } from '@rh/domain/contract/segundo-fator'
import { useQueryClient } from '@tanstack/react-query'
import { segurancaQuery } from '../../../lib/session/seguranca-query.ts'

export const DESCONECTADOS = { description: 'Os outros aparelhos foram desconectados.' }

/** Shows what the person has now; other sessions may be over. */
export function useGuardar(): (seguranca: Seguranca) => void {
  const queries = useQueryClient()
  return (seguranca) => {
    queries.setQueryData(segurancaQuery.queryKey, seguranca)
    void queries.invalidateQueries({ queryKey: ['GET /api/conta/sessoes'] })
  }
}
