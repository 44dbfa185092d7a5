import type { Pendencia } from '@rh/domain/pendencia'
import { useEffect, useEffectEvent } from 'react'
import { TopBar } from '../../ui/feedback/TopBar.tsx'
import { hasBloqueio } from './alertas.ts'
import type { Escolhida, Passo, TransicoesProps } from './Transicoes.tsx'

/** Milliseconds a question waits for its findings: a transition that is sent is told them in any case. */
const PACIENCIA = 1500

interface AntesDePerguntarProps extends Escolhida, Pick<TransicoesProps, 'agenda'> {
  readonly achados: Promise<readonly Pendencia[]>
  readonly onPasso: (passo: Passo) => void
}

/**
 * Waits for what would refuse a transition before it is asked about: nobody confirms, or gives reasons for, what cannot be.
 * Alerts are read with the question where it asks for nothing else, and after it where it does.
 */
export function AntesDePerguntar({ transicao, spec, achados, agenda, onPasso }: AntesDePerguntarProps) {
  const seguir = useEffectEvent((pendencias: readonly Pendencia[]) =>
    onPasso(passoCom({ transicao, spec }, pendencias, Boolean(agenda?.dias))),
  )
  useEffect(() => {
    let parado = false
    const proximo = (pendencias: readonly Pendencia[]): void => {
      if (!parado) seguir(pendencias)
      parado = true
    }
    void achados.then(proximo)
    const relogio = setTimeout(proximo, PACIENCIA, [])
    return () => {
      parado = true
      clearTimeout(relogio)
    }
  }, [achados])
  return <TopBar active />
}

function passoCom(escolhida: Escolhida, pendencias: readonly Pendencia[], temDias: boolean): Passo {
  const { transicao, spec } = escolhida
  const lidas = { tipo: 'pendencias', pedida: { transicao }, pendencias } as const
  if (hasBloqueio(pendencias)) return lidas
  const pedeMais = spec.motivo ?? spec.campos ?? (spec.agendavel && temDias)
  return pendencias.length === 0 || pedeMais
    ? { ...escolhida, tipo: 'perguntar' }
    : { ...lidas, perguntar: true }
}
