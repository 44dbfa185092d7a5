import { useQueryClient } from '@tanstack/react-query'
import type { ApiKey, ReplyOf } from '../../../lib/api.ts'
import { useEnvio } from '../../../lib/use-envio.ts'
import { listasDaAdmissao, obterQuery, type Registro } from '../queries.ts'

/** Sends what the sectors do besides their words, on top of the version on the screen. */
export function useAtos({ id, versao }: Pick<Registro, 'id' | 'versao'>) {
  const queries = useQueryClient()
  const options = {
    invalidates: listasDaAdmissao satisfies readonly ApiKey[],
    onSuccess: (fresco: ReplyOf<'POST /api/admissao/exame'>) => {
      queries.setQueryData(obterQuery(id).queryKey, fresco)
    },
  }
  const visto = { id, versao }
  return {
    visto,
    exame: useEnvio('POST /api/admissao/exame', options),
    adicional: useEnvio('POST /api/admissao/adicional', options),
    comentario: useEnvio('POST /api/admissao/comentario', options),
  }
}
