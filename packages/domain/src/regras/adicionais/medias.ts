import { emCentesimos, isContagem, meioParaCima } from '../arredondamento.ts'
import { divisorDoSalario, minutosDoDivisor } from '../jornada/divisor.ts'
import { comVirgula, emDinheiro, emMinutos, passo, type ComMemoria } from '../memoria.ts'

const MESES_DO_PERIODO = 12
/** Of the longest week of the law (CF art. 7º XIII). */
const DIVISOR_DE_44_HORAS = divisorDoSalario(44)

/** Hours that repeat in the period and enter the pay base by their average (CLT art. 142 §§ 1º and 5º). */
export interface HorasHabituais {
  /** Minutes of each month of the period; of night work, already by the reduced hour (art. 73 § 1º). */
  readonly minutosPorMes: readonly number[]
  /** Months the sum is divided by; 12 when absent. Fewer in a proportional period. */
  readonly meses?: number
  /** Percent over the hour, with up to two decimals: 50 or more for overtime, 20 or more for night work. */
  readonly percentual: number
  /** Hours a month that divide the wage (see `divisorDoSalario`); 220 when absent. */
  readonly divisor?: number
}

export interface Media extends ComMemoria {
  readonly mediaCentavos: number
}

/**
 * Average of amounts already in centavos over `meses` (commission and piece work, CLT art. 142 §§ 2º and 3º; additional
 * that changed or stopped, § 6º, amounts brought up to date by the caller), half up. Null for bad numbers or no month.
 */
export function mediaDuodecimal(
  valoresCentavos: readonly number[],
  meses: number = MESES_DO_PERIODO,
): Media | null {
  if (!valoresCentavos.every(isContagem) || !isContagem(meses) || meses === 0) return null
  const somaCentavos = valoresCentavos.reduce((soma, valor) => soma + valor, 0)
  const mediaCentavos = meioParaCima(somaCentavos, meses)
  return {
    mediaCentavos,
    memoria: [
      passo(
        'Soma das parcelas variáveis do período',
        emDinheiro(somaCentavos),
        'CLT art. 142 §§ 2º, 3º e 6º',
      ),
      passo(`Média de ${meses} meses`, emDinheiro(mediaCentavos), 'CLT art. 142 §§ 2º, 3º e 6º'),
    ],
  }
}

/** What the average of hours pays over the wage-hour: the hour with its percentage, or the percentage alone. */
export type ParcelaDeHoras = 'EXTRA' | 'NOTURNO'

const textos = {
  EXTRA: { texto: 'Média das horas extras habituais', fundamento: 'CLT art. 142 §§ 1º e 5º; Súmula 347 TST' },
  NOTURNO: { texto: 'Média do adicional noturno habitual', fundamento: 'CLT art. 142 § 5º; Súmula 60 I TST' },
} as const

/**
 * Monthly amount of habitual hours: the average of the hours themselves, paid at the wage-hour of the date (CLT art. 142
 * §§ 1º and 5º; Súmula 347 TST), and not the average of what was paid. Overtime is the hour plus its percentage, night
 * work the percentage alone. `mensalCentavos` is the wage with the additional of the risk (OJs 47 and 259 SDI-1 TST).
 * Half up, once. Null for negative or fractional numbers, no month, no divisor, or amounts too large to be exact.
 */
export function mediaDeHoras(
  mensalCentavos: number,
  horas: HorasHabituais,
  parcela: ParcelaDeHoras,
): Media | null {
  const { minutosPorMes, meses = MESES_DO_PERIODO, percentual, divisor = DIVISOR_DE_44_HORAS } = horas
  const centesimos = emCentesimos(percentual)
  if (![mensalCentavos, ...minutosPorMes, meses, centesimos].every(isContagem)) return null
  // In whole percents where there are no others: the numbers stay small.
  const [parte, todo] = centesimos % 100 === 0 ? [percentual, 100] : [centesimos, emCentesimos(100)]
  const minutos = minutosPorMes.reduce((soma, mes) => soma + mes, 0)
  const numerador = mensalCentavos * minutos * (parcela === 'EXTRA' ? todo + parte : parte)
  const denominador = minutosDoDivisor(divisor) * meses * todo
  if (denominador === 0 || !isContagem(numerador) || !isContagem(denominador)) return null
  const mediaCentavos = meioParaCima(numerador, denominador)
  const { texto, fundamento } = textos[parcela]
  return {
    mediaCentavos,
    memoria: [
      passo(`${texto}: minutos por mês`, emMinutos(meioParaCima(minutos, meses)), fundamento),
      passo(
        `${texto}: ${comVirgula(percentual)}% sobre a hora de hoje (divisor ${comVirgula(divisor)})`,
        emDinheiro(mediaCentavos),
        fundamento,
      ),
    ],
  }
}
