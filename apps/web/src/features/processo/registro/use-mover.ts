import type { Pendencia } from '@rh/domain/pendencia'
import { useQueryClient } from '@tanstack/react-query'
import { call, type ApiKey, type CallParams } from '../../../lib/api/api.ts'
import { toApiError } from '../../../lib/api/api-error.ts'
import { useAttempt } from '../../../lib/api/use-submit.ts'
import {
  chamadaDaTransicao,
  corpoDaConferencia,
  corpoDoParecer,
  corpoDoStatus,
  obterQuery,
  type RegistroDoProcesso,
} from '../chamadas.ts'
import { podeEsperar } from '@rh/domain/processo/espera'
import { useFila } from '../fila/contexto.ts'
import type { TransicaoPedida } from '../transicao.ts'
import type { ParecerNovo } from '../ParecerForm.tsx'
import { useTela } from '../tela.ts'

const corpoDe = ({ motivo, itens, alertasAceitos, para, dados }: TransicaoPedida) => ({
  ...(motivo !== undefined && { motivo }),
  ...(itens && { itens: [...itens] }),
  ...(alertasAceitos && { alertasAceitos: [...alertasAceitos] }),
  ...(para !== undefined && { para }),
  ...(dados && { dados }),
})

/**
 * Sends a change of one record and updates the query cache; refused for somebody else's, reads theirs. Idempotent: the
 * same data sent again after a failure is the same attempt.
 */
export function useSubmitToRegistro(id: number) {
  const queries = useQueryClient()
  const { tipo, envelhecidas } = useTela()
  const tentativa = useAttempt()
  return async (key: ApiKey, body: object): Promise<RegistroDoProcesso> => {
    const options = { body, idempotencyKey: tentativa.chaveDe({ key, body }) }
    const fresco = (await call(key, ...([options] as unknown as CallParams<ApiKey>)).catch(
      async (error: unknown) => {
        if (toApiError(error).codigo === 'versao_antiga')
          await queries.invalidateQueries({ queryKey: obterQuery(tipo, id).queryKey })
        throw error
      },
    )) as RegistroDoProcesso
    tentativa.esquecer()
    await Promise.all(envelhecidas.map((other) => queries.invalidateQueries({ queryKey: [other] })))
    queries.setQueryData(obterQuery(tipo, id).queryKey, fresco)
    return fresco
  }
}

/** Sends transitions and pareceres of one record, on top of the version on screen. */
export function useMover({ id, versao }: RegistroDoProcesso, comChamada: readonly string[] = []) {
  const queries = useQueryClient()
  const { tipo, process, chamadas } = useTela()
  const naFila = useFila() !== null
  const enviar = useSubmitToRegistro(id)
  return {
    /** In a queue, what may wait is kept until it can no longer be undone. */
    mover: (pedida: TransicaoPedida): Promise<RegistroDoProcesso> => {
      const { transicao } = pedida
      const emEspera = naFila && podeEsperar(process, transicao)
      const body = { id, versao, ...corpoDe(pedida), ...(emEspera && { emEspera: true as const }) }
      return comChamada.includes(transicao)
        ? enviar(chamadaDaTransicao(tipo, transicao), body)
        : enviar(chamadas.status, corpoDoStatus({ ...body, transicao }))
    },
    /** Findings that would refuse a transition now. */
    verificar: async (transicao: string): Promise<readonly Pendencia[]> =>
      (await call(chamadas.verificarStatus, { body: corpoDaConferencia({ id, versao, transicao }) }))
        .pendencias,
    opinar: (
      parecer: string,
      { decisao, comentario, dados, alertasAceitos }: ParecerNovo,
      naHora = false,
    ): Promise<RegistroDoProcesso> =>
      enviar(
        chamadas.parecer,
        corpoDoParecer({
          id,
          versao,
          parecer,
          decisao,
          ...(comentario && { comentario }),
          ...(dados && { dados }),
          ...(alertasAceitos && { alertasAceitos: [...alertasAceitos] }),
          ...(naFila && !naHora && decisao !== 'em_analise' && { emEspera: true as const }),
        }),
      ),
    /** Cancels a scheduled transition. */
    desagendar: () => enviar(chamadas.desagendar, { id, versao }),
    /** Refetches the record, as after somebody else changed it. */
    reler: () => queries.invalidateQueries({ queryKey: obterQuery(tipo, id).queryKey }),
  }
}
