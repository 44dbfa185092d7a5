import { primeiroDiaDoMes, ultimoDiaDoMes } from '@rh/domain/regras/calendario/datas'
import { custoDaCobertura, custoDoBuraco } from '@rh/domain/regras/cobertura/custo'
import { turnosDe, type Turno } from '@rh/domain/regras/cobertura/turnos'
import { horasNoturnas } from '@rh/domain/regras/jornada/horas'
import { comHoras } from './escala.ts'
import type { PessoaLida } from './pessoas.ts'
import type { PostoComDias } from './postos.ts'

/** Hours of a month that divide the wage of 44 hours a week (CLT art. 64). */
const DIVISOR = 220
/** Overtime of a day of work, and of a holiday (CLT art. 59 § 1º; Súmula 146 TST). */
const EXTRA = { dia: 50, feriado: 100 } as const

/** What the client takes off for a shift that nobody does, in centavos; null for a post without a price. */
export function glosaDoTurno({ precoCentavos, escala }: PostoComDias, data: string): number | null {
  if (precoCentavos === null) return null
  const turnosNoMes = turnosDe(comHoras(escala, data), primeiroDiaDoMes(data), ultimoDiaDoMes(data)).length
  return custoDoBuraco({ precoMensalCentavos: precoCentavos, turnosNoMes, turnos: 1 })?.glosaCentavos ?? null
}

const hora = (momento: string): string => momento.slice(11)

/** What it costs to send somebody to a shift, in centavos: the own hours of a folguista, overtime of everybody else. */
export function custoDe(
  { tipo, salarioCentavos }: Pick<PessoaLida, 'tipo' | 'salarioCentavos'>,
  { entrada, saida, minutos }: Turno,
  { encargosPercentual, isFeriado }: { readonly encargosPercentual: number; readonly isFeriado: boolean },
): number | null {
  const noturnos = horasNoturnas(hora(entrada), hora(saida)).minutosRelogio
  return (
    custoDaCobertura({
      salarioCentavos,
      divisor: DIVISOR,
      minutos,
      minutosNoturnos: Math.min(noturnos, minutos),
      encargosPercentual,
      ...(tipo === 'titular' && { extraPercentual: isFeriado ? EXTRA.feriado : EXTRA.dia }),
    })?.totalCentavos ?? null
  )
}
