import type { Pendencia } from '@rh/domain/pendencia'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useFormValues, useRuleErrors } from '../../../../ui/form/use-field.ts'
import type { Folha } from '../../chamadas.ts'
import { conferir } from '../conferencia.ts'
import type { EstadoDaConferencia } from '../ConferenciaPanel.tsx'
import type { FolhaDaTela } from '../formulario.ts'
import { achadosDasRegras, errosDosCampos, ordemDaFolha } from './folha.ts'
import { hrefDoCampo } from './href-do-campo.ts'
import { useVerificarFolha } from './use-verificar-folha.ts'

/** What is known of a sheet by now: what was found of it last, and whether the next answer is on its way. */
export interface Conferida {
  readonly achados: readonly Pendencia[] | undefined
  readonly simulacao: unknown
  readonly checking: boolean
  readonly failed: boolean
}

export const porConferir: Conferida = { achados: undefined, simulacao: null, checking: true, failed: false }

/** What the rules say, as what is drawn of it takes it. */
export const simuladaDe = ({ achados = [], ...conferida }: Conferida) => ({
  ...conferida,
  achados: achadosDasRegras(achados),
})

/** What the sheet still needs, each with the way to its field. */
export function useEstadoDaFolha(
  campos: FolhaDaTela['campos'],
  { achados, checking, failed }: Conferida,
): EstadoDaConferencia {
  const [busca] = useSearchParams()
  return {
    conferencia: conferir(ordemDaFolha(campos), achados ?? [], (um) => hrefDoCampo(campos, busca, um)),
    conferida: achados !== undefined,
    checking,
    failed,
  }
}

interface ConferenciaDaFolhaProps {
  readonly folhaDe: (typed: Folha['dados']) => Folha
  readonly tentou: boolean
  readonly onChange: (mudar: (antes: Conferida) => Conferida) => void
}

/** Checks the typed values on the server (debounced) and shows findings at their fields. */
export function ConferenciaDaFolha({ folhaDe, tentou, onChange }: ConferenciaDaFolhaProps) {
  const valores = useFormValues()
  const { resposta, checking, failed } = useVerificarFolha(folhaDe, valores)
  const tell = useEffectEvent(onChange)
  useEffect(() => {
    // What was found last stays while the next answer is on its way, or does not come.
    const achada = resposta && { achados: resposta.pendencias, simulacao: resposta.simulacao }
    tell((antes) => ({ ...antes, ...achada, checking, failed }))
  }, [resposta, checking, failed])
  const erros = useMemo(
    () => (checking || !resposta ? null : errosDosCampos(resposta.pendencias, valores, tentou)),
    [checking, resposta, valores, tentou],
  )
  useRuleErrors(erros)
  return null
}
