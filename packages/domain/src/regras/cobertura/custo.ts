import { emCentesimos, fracaoDe, isContagem, meioParaCimaExato } from '../arredondamento.ts'
import { minutosDoDivisor } from '../jornada/divisor.ts'
import { ADICIONAL_NOTURNO_PERCENTUAL, HORA_REDUZIDA } from '../jornada/horas.ts'
import { emDinheiro, passo, type ComMemoria } from '../memoria.ts'

export interface BuracoACustear {
  /** Price of the post a month, in centavos. */
  readonly precoMensalCentavos: number
  /** Shifts that the price pays in the month. */
  readonly turnosNoMes: number
  /** Shifts without anybody. */
  readonly turnos: number
}

/** What the client takes off for shifts without anybody: their part of the price of the month. Null for bad numbers. */
export function custoDoBuraco({
  precoMensalCentavos,
  turnosNoMes,
  turnos,
}: BuracoACustear): (ComMemoria & { readonly glosaCentavos: number }) | null {
  if (![precoMensalCentavos, turnosNoMes, turnos].every(isContagem) || turnosNoMes === 0) return null
  const glosaCentavos = fracaoDe(precoMensalCentavos, turnos, turnosNoMes)
  return {
    glosaCentavos,
    memoria: [
      passo(
        `${turnos} de ${turnosNoMes} turnos do mês sem gente`,
        emDinheiro(glosaCentavos),
        'Contrato com o tomador',
      ),
    ],
  }
}

export interface CoberturaACustear {
  /** Monthly wage of who covers, additionals apart, in centavos. */
  readonly salarioCentavos: number
  /** Hours a month that divide the wage of who covers (see `divisorDoSalario`). */
  readonly divisor: number
  /** Minutes of work that the cover takes. */
  readonly minutos: number
  /** Percent over the hour when it is overtime (50) or work on a rest or holiday (100); absent when it is the person's own time. */
  readonly extraPercentual?: number
  /** Additionals of the month that integrate the hour (insalubridade, periculosidade), in centavos. */
  readonly adicionaisCentavos?: number
  /** Clock minutes of it that are night work (see `minutosComAdicionalNoturno`): hours of 52 min 30 s, paid 20 % more (CLT art. 73). */
  readonly minutosNoturnos?: number
  /** Percent over the hour of the night, by the agreement; that of the law when absent. */
  readonly noturnoPercentual?: number
  /** Charges over the payroll, in percent (register of limits). */
  readonly encargosPercentual: number
  readonly transporteCentavos?: number
  readonly refeicaoCentavos?: number
}

export interface CustoDaCobertura extends ComMemoria {
  /** Hours of the cover, with overtime and night work. */
  readonly horasCentavos: number
  readonly encargosCentavos: number
  readonly beneficiosCentavos: number
  readonly totalCentavos: number
}

/** A hundred percent, in hundredths of a percent. */
const INTEIRO = emCentesimos(100)

/**
 * What a cover costs to the company: hours by the wage-hour with its additionals (CLT art. 64; Súmulas 264 and 431 TST), overtime
 * (art. 59 § 1º; Súmula 146 TST) and night work by its reduced hour (art. 73 § 1º), charges, transport and meals. Each part is rounded once. Null for bad numbers.
 */
export function custoDaCobertura(cobertura: CoberturaACustear): CustoDaCobertura | null {
  const {
    salarioCentavos,
    divisor,
    minutos,
    encargosPercentual,
    extraPercentual = 0,
    adicionaisCentavos = 0,
    minutosNoturnos = 0,
    noturnoPercentual = ADICIONAL_NOTURNO_PERCENTUAL,
    transporteCentavos = 0,
    refeicaoCentavos = 0,
  } = cobertura
  const numeros = [
    salarioCentavos,
    minutos,
    encargosPercentual,
    extraPercentual,
    adicionaisCentavos,
    minutosNoturnos,
    emCentesimos(noturnoPercentual),
    transporteCentavos,
    refeicaoCentavos,
  ]
  const minutosDoMes = minutosDoDivisor(divisor)
  if (!numeros.every(isContagem) || minutosDoMes === 0 || minutosNoturnos > minutos) return null
  const base = salarioCentavos + adicionaisCentavos
  const peso =
    (minutos - minutosNoturnos) * INTEIRO * HORA_REDUZIDA.por +
    minutosNoturnos * (INTEIRO + emCentesimos(noturnoPercentual)) * HORA_REDUZIDA.vezes
  const horasCentavos = meioParaCimaExato(
    [base, peso, 100 + extraPercentual],
    [minutosDoMes, HORA_REDUZIDA.por, INTEIRO, 100],
  )
  const encargosCentavos = fracaoDe(horasCentavos, encargosPercentual, 100)
  const beneficiosCentavos = transporteCentavos + refeicaoCentavos
  const totalCentavos = horasCentavos + encargosCentavos + beneficiosCentavos
  return {
    horasCentavos,
    encargosCentavos,
    beneficiosCentavos,
    totalCentavos,
    memoria: [
      passo(
        extraPercentual > 0 ? `Horas com ${extraPercentual}% a mais` : 'Horas de quem cobre',
        emDinheiro(horasCentavos),
        'CLT arts. 59, 64 e 73; Súmula 146 TST',
      ),
      passo(`Encargos de ${encargosPercentual}%`, emDinheiro(encargosCentavos), 'Parâmetro da empresa'),
      passo('Transporte e refeição', emDinheiro(beneficiosCentavos), 'Decreto 10.854/2021; cláusula da CCT'),
      passo('Custo da cobertura', emDinheiro(totalCentavos), 'Soma das parcelas'),
    ],
  }
}
