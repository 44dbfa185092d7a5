import type { TipoDeclarado } from '@rh/domain/processos/processos'
import { useQueryClient } from '@tanstack/react-query'
import { toApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/api.ts'
import { notify } from '../../../lib/notify.ts'
import { chamadas, envelhecidas, obterQuery } from '../chamadas.ts'

/**
 * Undoes the person's decisions on processes while they wait, each whatever became of the others; answers those that
 * wait for the person again. What was made already is said.
 */
export function useDesfazer() {
  const queries = useQueryClient()
  const desfazerUma = async (tipo: TipoDeclarado, id: number): Promise<boolean> => {
    const { queryKey } = obterQuery(tipo, id)
    try {
      queries.setQueryData(queryKey, await call(chamadas(tipo).desfazerEspera, { body: { id } }))
      return true
    } catch (error) {
      const { mensagem, acao } = toApiError(error)
      // Several that fail alike are one message.
      notify.warning(mensagem, { id: mensagem, description: acao })
      await queries.invalidateQueries({ queryKey })
      return false
    }
  }
  return async (tipo: TipoDeclarado, ids: readonly number[]): Promise<readonly number[]> => {
    const desfeitas: number[] = []
    for (const id of ids) if (await desfazerUma(tipo, id)) desfeitas.push(id)
    if (desfeitas.length > 0)
      await Promise.all(envelhecidas(tipo).map((outra) => queries.invalidateQueries({ queryKey: [outra] })))
    return desfeitas
  }
}
