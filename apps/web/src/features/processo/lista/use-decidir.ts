import { SEGUNDOS_PARA_DESFAZER } from '@rh/domain/processo/espera'
import { MARCADAS_POR_CHAMADA } from '@rh/domain/processo/marcadas'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { tellFailure } from '../../../lib/api/tell-failure.ts'
import { call } from '../../../lib/api/api.ts'
import { useAttempt } from '../../../lib/api/use-submit.ts'
import { notify } from '../../../lib/notify.ts'
import { useDesfazer } from '../fila/use-desfazer.ts'
import { useTela } from '../tela.ts'
import { decididasEmTexto, desfeitasEmTexto, emPartes } from './lote-em-texto.ts'
import type { Marcada } from './marcadas.ts'

/** What became of a row. */
interface Decidida {
  readonly id: number
  readonly feito: boolean
  readonly mensagem: string | null
}

/** Decides rows and says what became of each; answers those that the server answered for. */
export function useDecidir() {
  const { tipo, chamadas, envelhecidas, textos } = useTela()
  const queries = useQueryClient()
  const tentativa = useAttempt()
  const desfazer = useDesfazer()
  const aCaminho = useRef(false)
  const enviar = async (
    itens: readonly Marcada[],
    motivo: string | undefined,
    destino: Decidida[],
  ): Promise<void> => {
    for (const parte of emPartes(itens, MARCADAS_POR_CHAMADA)) {
      const body = { itens: [...parte], ...(motivo !== undefined && { motivo }) }
      const { results } = await call(chamadas.decidirMarcadas, {
        body,
        idempotencyKey: tentativa.chaveDe(body),
      })
      tentativa.esquecer()
      destino.push(...results)
    }
  }
  const voltarAtras = async (ids: readonly number[]): Promise<void> => {
    const desfeitas = await desfazer(tipo, ids)
    if (desfeitas.length > 0) notify.success(desfeitasEmTexto(desfeitas.length, textos))
  }
  return async (itens: readonly Marcada[], rotulo: string, motivo?: string): Promise<readonly Decidida[]> => {
    // A second press while the first is on its way decides nothing.
    if (aCaminho.current) return []
    aCaminho.current = true
    const results: Decidida[] = []
    try {
      await enviar(itens, motivo, results)
    } catch (error) {
      tellFailure(error)
    }
    aCaminho.current = false
    const feitas = results.filter(({ feito }) => feito).map(({ id }) => id)
    // Said at once: the seconds in which it can be undone run already.
    if (feitas.length > 0)
      notify.success(decididasEmTexto(rotulo, feitas.length, textos), {
        duration: SEGUNDOS_PARA_DESFAZER * 1000,
        action: { label: 'Desfazer', onClick: () => void voltarAtras(feitas) },
      })
    const recusas = new Set(results.flatMap(({ feito, mensagem }) => (feito ? [] : (mensagem ?? []))))
    for (const recusa of recusas) notify.warning(recusa)
    for (const outra of envelhecidas) void queries.invalidateQueries({ queryKey: [outra] })
    return results
  }
}
