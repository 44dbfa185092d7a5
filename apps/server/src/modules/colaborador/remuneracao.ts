import { remuneracaoBase, type RemuneracaoBase } from '@rh/domain/regras/adicionais/remuneracao'
import { horasNoturnas } from '@rh/domain/regras/jornada/horas'

/** Wage, risk and hours of a version of the contract, as a query reads them. */
export interface LinhaDaRemuneracao {
  readonly salarioCentavos: number
  readonly insalubridade: number
  readonly periculosidade: boolean
  readonly noturna: boolean
  readonly entrada: string
  readonly saida: string
  readonly cicloTrabalho: number | null
  readonly cicloFolga: number | null
  readonly diasPorSemana: number
}

const SEMANAS_POR_MES = 30 / 7
const PERCENTUAL_NOTURNO = 20

/** Pay base of the day: wage, additional of risk and the night hours of the scale (CLT art. 142). */
export function remuneracaoDe(
  linha: LinhaDaRemuneracao,
  salarioMinimoCentavos: number,
  mediasCentavos: number,
): RemuneracaoBase {
  const { salarioCentavos, insalubridade, periculosidade } = linha
  const base = remuneracaoBase({
    salarioCentavos,
    salarioMinimoCentavos,
    mediasCentavos,
    insalubridade,
    periculosidade,
    ...(linha.noturna && {
      noturno: { minutosPorMes: [minutosNoturnosPorMes(linha)], meses: 1, percentual: PERCENTUAL_NOTURNO },
    }),
  })
  if (!base) throw new Error(`No pay base for ${salarioCentavos}`)
  return base
}

/** Night minutes of a usual month, the reduced hour counted (CLT art. 73 § 1º). */
function minutosNoturnosPorMes(linha: LinhaDaRemuneracao): number {
  const { entrada, saida, cicloTrabalho, cicloFolga, diasPorSemana } = linha
  const porTurno = (horasNoturnas(entrada.slice(0, 5), saida.slice(0, 5)).centesimosReduzidos * 60) / 100
  const turnos =
    cicloTrabalho !== null && cicloFolga !== null
      ? (30 * cicloTrabalho) / (cicloTrabalho + cicloFolga)
      : diasPorSemana * SEMANAS_POR_MES
  return Math.round(porTurno * turnos)
}
