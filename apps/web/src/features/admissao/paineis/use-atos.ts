import { useQueryClient } from '@tanstack/react-query'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { obterQuery } from '../../processo/chamadas.ts'
import { useTela } from '../../processo/tela.ts'
import type { Registro } from '../queries.ts'

/** Sends what the sectors do besides their pareceres, on top of the version on the screen. */
export function useAtos({ id, versao }: Pick<Registro, 'id' | 'versao'>) {
  const queries = useQueryClient()
  const { tipo, envelhecidas } = useTela()
  const options = {
    invalidates: envelhecidas,
    onSuccess: (fresco: Registro) => {
      queries.setQueryData(obterQuery(tipo, id).queryKey, fresco)
    },
  }
  return {
    visto: { id, versao },
    exame: useSubmit('POST /api/admissao/exame', options),
    adicional: useSubmit('POST /api/admissao/adicional', options),
  }
}
