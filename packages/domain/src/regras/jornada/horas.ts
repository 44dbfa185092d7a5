import { meioParaCima } from '../arredondamento.ts'
import { comVirgula, emMinutos, emTexto, passo, type ComMemoria } from '../memoria.ts'
import { divisorDoSalario } from './divisor.ts'

const MINUTOS_DO_DIA = 1440

/** `HH:MM` as minutes from midnight. The text is valid: the door (zod) refuses the others. */
export const minutosDe = (hora: string): number => Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3, 5))

/** Minutes of a shift; an exit at or before the entry is on the next day. */
export const duracaoDoTurno = (entrada: string, saida: string): number =>
  ((minutosDe(saida) - minutosDe(entrada) + MINUTOS_DO_DIA - 1) % MINUTOS_DO_DIA) + 1

const NOITE_INICIO = 22 * 60
const CINCO_HORAS = 5 * 60
const NOITE_FIM = CINCO_HORAS + MINUTOS_DO_DIA

export interface HorasNoturnas extends ComMemoria {
  /** Clock minutes between 22h and 5h. */
  readonly minutosRelogio: number
  /** The same in hours of the clock. */
  readonly horasRelogio: number
  /** Night hours of 52 min 30 s, in hundredths of an hour, half up. */
  readonly centesimosReduzidos: number
}

/**
 * Night work of a shift `HH:MM`–`HH:MM` (CLT art. 73 §§ 1º and 2º): the minutes between 22h and 5h and the reduced
 * hours they make. The extension after 5h (§ 5º; Súmula 60 II) is not in it: in 12x36 it is compensated (59-A § único).
 */
export function horasNoturnas(entrada: string, saida: string): HorasNoturnas {
  const inicio = minutosDe(entrada)
  const fim = inicio + duracaoDoTurno(entrada, saida)
  // A shift that begins after midnight is inside the night that began the evening before.
  const minutosRelogio = [-MINUTOS_DO_DIA, 0, MINUTOS_DO_DIA].reduce(
    (soma, dia) => soma + Math.max(0, Math.min(fim, NOITE_FIM + dia) - Math.max(inicio, NOITE_INICIO + dia)),
    0,
  )
  const centesimosReduzidos = meioParaCima(minutosRelogio * 1000, 525)
  return {
    minutosRelogio,
    horasRelogio: minutosRelogio / 60,
    centesimosReduzidos,
    memoria: [
      passo('Minutos entre 22h e 5h', emMinutos(minutosRelogio), 'CLT art. 73 § 2º'),
      passo('Horas de 52min30s', emTexto((centesimosReduzidos / 100).toFixed(2)), 'CLT art. 73 § 1º'),
    ],
  }
}

/** What the hour of the night is paid over that of the day by the law, in percent (CLT art. 73). */
export const ADICIONAL_NOTURNO_PERCENTUAL = 20

/** Minutes of pay in minutes of the clock at night: an hour of 52 min 30 s is a whole one, 60 / 52.5 (CLT art. 73 § 1º). */
export const HORA_REDUZIDA = { vezes: 8, por: 7 } as const

/**
 * Clock minutes of a shift that are paid as night work: those of the night and, of who worked the whole of it and goes on, those
 * up to the exit (CLT art. 73 § 5º; Súmula 60 II TST); so too of a shift that is mostly of the night, as the TST reads it. In 12x36 the
 * wage of the month pays the extension (art. 59-A parágrafo único).
 */
export function minutosComAdicionalNoturno(
  entrada: string,
  saida: string,
  { dozePorTrintaESeis }: { readonly dozePorTrintaESeis: boolean },
): number {
  const inicio = minutosDe(entrada)
  const duracao = duracaoDoTurno(entrada, saida)
  const noturnos = horasNoturnas(entrada, saida).minutosRelogio
  const comecaNaMadrugada = inicio < CINCO_HORAS
  const depoisDasCinco = inicio + duracao - (comecaNaMadrugada ? CINCO_HORAS : NOITE_FIM)
  const noiteInteira = !comecaNaMadrugada && inicio <= NOITE_INICIO
  const prorroga = !dozePorTrintaESeis && depoisDasCinco > 0 && (noiteInteira || noturnos * 2 > duracao)
  return noturnos + (prorroga ? depoisDasCinco : 0)
}

export interface JornadaDiaria extends ComMemoria {
  readonly minutosDia: number
  /** Hours a month that divide the monthly wage into an hour (see `divisorDoSalario`). */
  readonly divisor: number
}

/**
 * Daily hours of a week of `diasSemana` days and the divisor of the wage (CLT arts. 58 and 64; Súmula 431 TST).
 * Minutes are rounded half up. Null for hours outside 1–168 or days outside 1–7.
 */
export function jornadaDiaria(horasSemanais: number, diasSemana: number): JornadaDiaria | null {
  if (
    !(
      horasSemanais > 0 &&
      horasSemanais <= 168 &&
      Number.isInteger(diasSemana) &&
      diasSemana > 0 &&
      diasSemana <= 7
    )
  ) {
    return null
  }
  const minutosDia = meioParaCima(Math.round(horasSemanais * 60), diasSemana)
  const divisor = divisorDoSalario(horasSemanais)
  return {
    minutosDia,
    divisor,
    memoria: [
      passo(`${horasSemanais}h em ${diasSemana} dias`, emMinutos(minutosDia), 'CLT art. 58'),
      passo('Divisor do salário mensal', emTexto(comVirgula(divisor)), 'CLT art. 64; Súmula 431 TST'),
    ],
  }
}
