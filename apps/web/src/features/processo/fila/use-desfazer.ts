import type { TipoDeclarado } from '@rh/domain/processos/processos'
import { useQueryClient } from '@tanstack/react-query'
import { toApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/api.ts'
import { notify } from '../../../lib/notify.ts'
import { chamadas, envelhecidas, obterQuery } from '../chamadas.ts'

/** Undoes the person's decision on a process while it waits; false when it was made already. */
export function useDesfazer() {
  const queries = useQueryClient()
  return async (tipo: TipoDeclarado, id: number): Promise<boolean> => {
    const { queryKey } = obterQuery(tipo, id)
    try {
      queries.setQueryData(queryKey, await call(chamadas(tipo).desfazerEspera, { body: { id } }))
    } catch (error) {
      const { mensagem, acao } = toApiError(error)
      notify.warning(mensagem, { description: acao })
      await queries.invalidateQueries({ queryKey })
      return false
    }
    await Promise.all(envelhecidas(tipo).map((outra) => queries.invalidateQueries({ queryKey: [outra] })))
    return true
  }
}
