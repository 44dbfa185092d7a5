import { SEGUNDOS_PARA_DESFAZER } from '@rh/domain/processo/espera'
import { tellFailure } from '../../lib/api/tell-failure.ts'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { notify } from '../../lib/notify.ts'
import { MOSTRAM_CARTOES } from './chamadas.ts'

interface Qual {
  readonly id: number
  readonly titulo: string
}

/** Puts a card away, and offers to bring it back. */
export function useArquivar(depois?: () => void): (cartao: Qual) => void {
  const { mutate } = useSubmit('POST /api/kanban/cartao/arquivar', { invalidates: MOSTRAM_CARTOES })
  const onError = tellFailure
  return ({ id, titulo }) =>
    mutate(
      { body: { id, arquivar: true } },
      {
        onError,
        onSuccess: () => {
          notify.info(`“${titulo}” foi para os arquivados.`, {
            duration: SEGUNDOS_PARA_DESFAZER * 1000,
            action: {
              label: 'Desfazer',
              onClick: () => mutate({ body: { id, arquivar: false } }, { onError }),
            },
          })
          depois?.()
        },
      },
    )
}
