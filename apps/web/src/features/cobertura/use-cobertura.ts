import { useQueryClient } from '@tanstack/react-query'
import type { ApiKey, ReplyOf } from '../../lib/api/api.ts'
import { tellFailure } from '../../lib/api/tell-failure.ts'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { notify } from '../../lib/notify.ts'
import { diaCurto } from '../../lib/time/textos.ts'
import { quadroDeCobertura } from './chamadas.ts'
import { enumerar } from './textos.ts'
import type { Candidato } from './tipos.ts'

/** Reads that a cover changes. */
const ENVELHECIDAS = [
  ...quadroDeCobertura,
  'GET /api/cobertura/candidatos',
] as const satisfies readonly ApiKey[]

/** How long what was done may be taken back from its message. */
const DESFAZER_MS = 8_000

type Feita = ReplyOf<'POST /api/cobertura/escalar'>['feitas'][number]

/** Which hole is filled. */
export interface QualBuraco {
  readonly postoId: number
  readonly processoId: number | null
}

/** What is written on the board; each may be undone from its message. */
export function useCobertura() {
  const opcoes = { invalidates: ENVELHECIDAS }
  const escalar = useSubmit('POST /api/cobertura/escalar', opcoes)
  const dispensar = useSubmit('POST /api/cobertura/dispensar', opcoes)
  const autorizar = useSubmit('POST /api/cobertura/autorizar', opcoes)
  const queries = useQueryClient()
  const refazer = (): void =>
    ENVELHECIDAS.forEach((key) => void queries.invalidateQueries({ queryKey: [key] }))

  const desfazer = async (coberturas: readonly Feita[], motivo?: string): Promise<void> => {
    await dispensar.mutateAsync({ body: { coberturas: [...coberturas], ...(motivo && { motivo }) } })
  }
  const contar = (texto: string, feitas: readonly Feita[]): void =>
    notify.success(texto, {
      duration: DESFAZER_MS,
      action: {
        label: 'Desfazer',
        onClick: () =>
          void desfazer(feitas).then(
            () => notify.info('Desfeito.'),
            (failure: unknown) => {
              refazer()
              tellFailure(failure)
            },
          ),
      },
    })
  return {
    enviando: escalar.isPending || dispensar.isPending || autorizar.isPending,
    refazer,
    desfazer,
    escalar: async (buraco: QualBuraco, candidato: Candidato, datas: readonly string[]): Promise<void> => {
      const { feitas, naoFeitas } = await escalar.mutateAsync({
        body: {
          ...buraco,
          datas: [...datas],
          colaboradorId: candidato.colaboradorId,
          alertasAceitos: candidato.alertas.map(({ codigo }) => codigo),
        },
      })
      contar(`${candidato.nome} cobre ${enumerar(feitas.map(({ data }) => diaCurto(data)))}.`, feitas)
      for (const { data, motivo } of naoFeitas) notify.warning(`${diaCurto(data)}: ${motivo}`)
    },
    autorizar: async (
      buraco: QualBuraco,
      dados: { readonly datas: string[]; readonly autorizadoPor: string; readonly arquivoId: string },
    ): Promise<void> => {
      const { feitas } = await autorizar.mutateAsync({ body: { ...buraco, ...dados } })
      contar(`Autorização registrada para ${enumerar(feitas.map(({ data }) => diaCurto(data)))}.`, feitas)
    },
  }
}
export type Cobertura = ReturnType<typeof useCobertura>
