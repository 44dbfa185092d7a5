import { tellFailure } from '../../lib/api/tell-failure.ts'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { formatDateTime } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { dosAvisos, type Entrada } from './chamadas.ts'

const onError = tellFailure

/** What a person does about entries without doing what they ask: read, be reminded, hear no more. */
export function useTratar() {
  const ler = useSubmit('PUT /api/notificacoes/ler-entradas', { invalidates: dosAvisos })
  const lembrar = useSubmit('PUT /api/notificacoes/lembrar', {
    invalidates: dosAvisos,
    onSuccess: ({ em }) => notify.success(`O aviso volta em ${formatDateTime(em)}.`),
  })
  const silenciar = useSubmit('PUT /api/notificacoes/silenciar', { invalidates: dosAvisos })
  const mudarSilencio = ({ processo }: Entrada, calar: boolean): void => {
    if (!processo) return
    silenciar.mutate(
      { body: { processoId: processo.id, silenciar: calar } },
      {
        onError,
        onSuccess: () =>
          notify.success(
            calar ? 'Você não recebe mais avisos deste processo.' : 'Os avisos deste processo voltaram.',
          ),
      },
    )
  }
  return {
    ler: (entradas: readonly Entrada[]): void => {
      const ids = entradas.flatMap((entrada) => entrada.ids)
      if (ids.length > 0) ler.mutate({ body: { ids: ids.slice(0, 1000) } }, { onError })
    },
    lembrar: ({ ids }: Entrada): void => lembrar.mutate({ body: { ids } }, { onError }),
    silenciar: (entrada: Entrada): void => mudarSilencio(entrada, true),
    voltarAAvisar: (entrada: Entrada): void => mudarSilencio(entrada, false),
  }
}
