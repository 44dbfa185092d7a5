import { useQueryClient } from '@tanstack/react-query'
import { toApiError } from '../../lib/api/api-error.ts'
import type { ArgsOf } from '../../lib/api/api.ts'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { doContrato } from './queries.ts'

type Mudanca = ArgsOf<'PUT /api/contratos/atualizar'>['body']

/**
 * Sends a change of a contract. When somebody changed it meanwhile the page behind the form is read anew: the person
 * sees what is there now, and what was typed may be sent again.
 */
export function useAtualizar(): (body: Mudanca) => Promise<unknown> {
  const queries = useQueryClient()
  const enviar = useSubmit('PUT /api/contratos/atualizar', { invalidates: doContrato })
  return async (body) => {
    try {
      return await enviar.mutateAsync({ body })
    } catch (error) {
      if (toApiError(error).codigo === 'versao_antiga')
        await queries.invalidateQueries({ queryKey: [doContrato[0]] })
      throw error
    }
  }
}
