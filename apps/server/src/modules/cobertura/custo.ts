import { baseDaInsalubridade } from '@rh/domain/regras/adicionais/adicionais'
import { remuneracaoBase } from '@rh/domain/regras/adicionais/remuneracao'
import { primeiroDiaDoMes, ultimoDiaDoMes } from '@rh/domain/regras/calendario/datas'
import { diaDaSemana } from '@rh/domain/regras/calendario/escala'
import { custoDaCobertura, custoDoBuraco } from '@rh/domain/regras/cobertura/custo'
import { turnosDe, type Turno } from '@rh/domain/regras/cobertura/turnos'
import { divisorDoContrato } from '@rh/domain/regras/jornada/divisor'
import { minutosComAdicionalNoturno } from '@rh/domain/regras/jornada/horas'
import { comHoras } from './escala.ts'
import type { PessoaLida } from './pessoas.ts'
import type { PostoComDias } from './postos.ts'

/** Overtime of any other day, and work on the weekly rest or a holiday (CLT art. 59 § 1º; Lei 605/1949 art. 9º; Súmula 146 TST). */
const EXTRA = { dia: 50, emDobro: 100 } as const

/** What the client takes off for a shift that nobody does, in centavos; null for a post without a price. */
export function glosaDoTurno({ precoCentavos, escala }: PostoComDias, data: string): number | null {
  if (precoCentavos === null) return null
  const turnosNoMes = turnosDe(comHoras(escala, data), primeiroDiaDoMes(data), ultimoDiaDoMes(data)).length
  return custoDoBuraco({ precoMensalCentavos: precoCentavos, turnosNoMes, turnos: 1 })?.glosaCentavos ?? null
}

const hora = (momento: string): string => momento.slice(11)

/** Who is sent, with the pay that an hour of theirs is worked out of. */
export type QuemCusta = Pick<PessoaLida, 'tipo' | 'pagamento'>

/** The shift and its day, as they change what an hour costs. */
export interface DiaDoCusto {
  readonly encargosPercentual: number
  readonly salarioMinimoCentavos: number
  readonly isFeriado: boolean
  /** Kind of the scale of the post. */
  readonly escala: string
}

/**
 * What the hour of a shift is paid over the own one, in percent: overtime, twice the hour on a holiday or the own weekly rest, as no
 * other day off is known. Who has no shifts of their own does theirs in it, of which only the holiday is paid twice; the pay of the
 * month covers that of a 12x36 (CLT art. 59-A parágrafo único).
 */
function extraDe(
  { tipo, pagamento }: QuemCusta,
  data: string,
  { isFeriado, escala }: Pick<DiaDoCusto, 'isFeriado' | 'escala'>,
): number {
  if (tipo !== 'titular') return isFeriado && escala !== '12x36' ? EXTRA.emDobro : 0
  return isFeriado || pagamento.repousos.includes(diaDaSemana(data)) ? EXTRA.emDobro : EXTRA.dia
}

/**
 * What it costs to send somebody to a shift, in centavos; an hour is of the own contract, with the additional of its risk (Súmula
 * 264 TST). Null for pay that is no number.
 */
export function custoDe(
  quem: QuemCusta,
  { data, entrada, saida, minutos }: Turno,
  dia: DiaDoCusto,
): number | null {
  const { pagamento } = quem
  const { encargosPercentual, salarioMinimoCentavos, escala } = dia
  const noturnos = minutosComAdicionalNoturno(hora(entrada), hora(saida), {
    dozePorTrintaESeis: escala === '12x36',
  })
  const { salarioCentavos, insalubridade, periculosidade, adicionalNoturnoPercentual } = pagamento
  const base = remuneracaoBase({
    salarioCentavos,
    insalubridade,
    periculosidade,
    salarioMinimoCentavos,
    baseInsalubridadeCentavos: baseDaInsalubridade(
      salarioMinimoCentavos,
      pagamento.insalubridadeBaseCentavos,
    ),
  })
  if (!base) return null
  return (
    custoDaCobertura({
      salarioCentavos: base.salarioCentavos,
      adicionaisCentavos: base.adicionalCentavos,
      divisor: divisorDoContrato({ ...pagamento, dozePorTrintaESeis: pagamento.escala === '12x36' }),
      minutos,
      minutosNoturnos: Math.min(noturnos, minutos),
      encargosPercentual,
      extraPercentual: extraDe(quem, data, dia),
      ...(adicionalNoturnoPercentual !== null && { noturnoPercentual: adicionalNoturnoPercentual }),
    })?.totalCentavos ?? null
  )
}
