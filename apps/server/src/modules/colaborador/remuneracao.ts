import { baseDaInsalubridade } from '@rh/domain/regras/adicionais/adicionais'
import { remuneracaoBase, type RemuneracaoBase } from '@rh/domain/regras/adicionais/remuneracao'
import { divisorDoContrato } from '@rh/domain/regras/jornada/divisor'
import {
  ADICIONAL_NOTURNO_PERCENTUAL,
  HORA_REDUZIDA,
  minutosComAdicionalNoturno,
} from '@rh/domain/regras/jornada/horas'
import type { ClausulasDePagamento } from './clausulas-de-pagamento.ts'

/** Wage, risk and hours of a version of the contract, with the clauses of its union, as a query reads them. */
export interface LinhaDaRemuneracao extends ClausulasDePagamento {
  readonly salarioCentavos: number
  readonly insalubridade: number
  readonly periculosidade: boolean
  /** Kind of the scale: a 12x36 has rules of its own. */
  readonly tipo: string
  readonly horasSemanais: number
  readonly noturna: boolean
  readonly entrada: string
  readonly saida: string
  readonly cicloTrabalho: number | null
  readonly cicloFolga: number | null
  readonly diasPorSemana: number
}

const SEMANAS_POR_MES = 30 / 7

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
    baseInsalubridadeCentavos: baseDaInsalubridade(salarioMinimoCentavos, linha.insalubridadeBaseCentavos),
    periculosidade,
    ...(linha.noturna && {
      noturno: {
        minutosPorMes: [minutosNoturnosPorMes(linha)],
        meses: 1,
        percentual: linha.adicionalNoturnoPercentual ?? ADICIONAL_NOTURNO_PERCENTUAL,
        divisor: divisorDoContrato({ ...linha, dozePorTrintaESeis: linha.tipo === '12x36' }),
      },
    }),
  })
  if (!base) throw new Error(`No pay base for ${salarioCentavos}`)
  return base
}

/** Night minutes of a usual month, the reduced hour and what goes on after five counted (CLT art. 73 §§ 1º and 5º). */
function minutosNoturnosPorMes(linha: LinhaDaRemuneracao): number {
  const { tipo, cicloTrabalho, cicloFolga, diasPorSemana } = linha
  const [entrada, saida] = [linha.entrada.slice(0, 5), linha.saida.slice(0, 5)]
  const porTurno = minutosComAdicionalNoturno(entrada, saida, { dozePorTrintaESeis: tipo === '12x36' })
  const turnos =
    cicloTrabalho !== null && cicloFolga !== null
      ? (30 * cicloTrabalho) / (cicloTrabalho + cicloFolga)
      : diasPorSemana * SEMANAS_POR_MES
  return Math.round((porTurno * HORA_REDUZIDA.vezes * turnos) / HORA_REDUZIDA.por)
}
