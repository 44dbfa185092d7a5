import { useCallback, useMemo } from 'react'
import { CalendarioAnual } from '../../ui/calendario/CalendarioAnual.tsx'
import { anoDe, domingoDe, mesDe } from '../../ui/calendario/meses.ts'
import { Celula } from './Celula.tsx'
import { estadosDosDias, linhasPorDia, type Calendario, type Linha } from './dias.ts'
import { diasDa, periodoDa, type Vista } from './vista.ts'

/** Lines of a cell of a month, and of a week. */
const CABEM = { mes: 4, semana: 12, ano: 0 } as const

const SEM_LINHAS: ReadonlyMap<string, readonly Linha[]> = new Map()
const SEM_ESTADOS = {}

interface QuadroProps {
  readonly vista: Exclude<Vista, 'agenda'>
  /** Undefined while it loads: the days are there already. */
  readonly calendario: Calendario | undefined
  readonly dia: string
  readonly hoje: string
  readonly onDia: (dia: string) => void
}

/** The days of a month, a week or a year; the same calendar as that of the forms. */
export function Quadro({ vista, calendario, dia, hoje, onDia }: QuadroProps) {
  const { de, ate } = diasDa(vista, dia)
  const linhas = useMemo(
    () => (calendario ? linhasPorDia(calendario, de, ate) : SEM_LINHAS),
    [calendario, de, ate],
  )
  const estados = useMemo(
    () => (calendario ? estadosDosDias(calendario, linhas) : SEM_ESTADOS),
    [calendario, linhas],
  )
  const conteudo = useCallback(
    (um: string) => <Celula linhas={linhas.get(um) ?? []} cabem={CABEM[vista]} />,
    [linhas, vista],
  )
  const comum = {
    label: `Calendário, ${periodoDa(vista, dia)}`,
    estados,
    value: [],
    hoje,
    escolhido: dia,
    onEscolhe: onDia,
    onFora: onDia,
  } as const
  if (vista === 'ano') return <CalendarioAnual {...comum} inicio={`${anoDe(dia)}-01`} />
  return (
    <CalendarioAnual
      {...comum}
      inicio={mesDe(dia)}
      meses={1}
      semana={vista === 'semana' ? domingoDe(dia) : undefined}
      conteudo={conteudo}
    />
  )
}
