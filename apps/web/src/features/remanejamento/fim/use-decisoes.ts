import { useState } from 'react'
import type { FimObtido } from '@rh/domain/contract/desmobilizacao'
import { toApiError } from '../../../lib/api/api-error.ts'
import { tellFailure } from '../../../lib/api/tell-failure.ts'
import { comMudadas, decisoesDe, mudancasEntre, type Decisoes, type Lidas, type Mudadas } from './decisoes.ts'

/** The decisions of the page: those that anybody kept, and over them what is decided here until it is kept too. */
export function useDecisoes(fim: FimObtido) {
  const [mudadas, setMudadas] = useState<Mudadas>(new Map())
  const [lidas, setLidas] = useState<Lidas>(new Map())
  const guardadas = decisoesDe(fim)
  const decisoes = comMudadas(guardadas, mudadas)
  const setDecisoes = (novas: Decisoes): void => {
    const mudancas = mudancasEntre(decisoes, novas)
    setMudadas(new Map([...mudadas, ...mudancas]))
    // Each stands on what was read when it was first decided, whatever is read anew behind it.
    const lidasAgora = [...mudancas.keys()].map((id) => [id, guardadas.get(id) ?? null] as const)
    setLidas(new Map([...lidasAgora, ...lidas]))
  }
  const onGuardar = (): void => {
    // What was decided while they were on their way is none of them.
    setMudadas((agora) => new Map([...agora].filter(([id, uma]) => mudadas.get(id) !== uma)))
    setLidas(new Map())
  }
  /** Tells why nothing was kept. Who was told of somebody else's decision goes over it knowingly. */
  const onFalha = (falha: unknown): void => {
    if (toApiError(falha).codigo === 'versao_antiga') setLidas(new Map())
    tellFailure(falha)
  }
  const abertas = new Set(fim.results.filter(({ processo }) => !processo).map((um) => um.colaboradorId))
  const porGuardar = [...mudadas.keys()].some((id) => abertas.has(id))
  return { decisoes, mudadas, lidas, setDecisoes, onGuardar, onFalha, porGuardar }
}

/** What the page decides, and what becomes of it. */
export type DecisoesDaPagina = Pick<
  ReturnType<typeof useDecisoes>,
  'decisoes' | 'mudadas' | 'lidas' | 'onGuardar' | 'onFalha'
>
