import { fracaoDe, isContagem } from '../arredondamento.ts'
import { emDinheiro, passo, type ComMemoria } from '../memoria.ts'

export interface ValeTransporte extends ComMemoria {
  readonly totalCentavos: number
  readonly seisPorCentoCentavos: number
  readonly descontoEmpregadoCentavos: number
  readonly custoEmpresaCentavos: number
}

export interface DadosDeValeTransporte {
  /** Basic wage without additionals, in centavos. */
  readonly salarioBaseCentavos: number
  /** Days of effective commuting in the month (from the scale, less vacation, leave and absences). */
  readonly dias: number
  readonly passagensDia: number
  readonly tarifaCentavos: number
  /** Share of the employee; 6% unless the company or the CCT asks for less. */
  readonly percentual?: number
  /** Days out of thirty over which the share is due, in a month of admission or end; the whole month when absent. */
  readonly diasDoMes?: number
}

const DIAS_DO_MES = 30

/**
 * Who pays the transport voucher: the employee up to 6% of the basic wage, never more than the cost, and the company
 * the rest (Lei 7.418/1985 art. 4º; Decreto 10.854/2021 art. 114). In partial months the share is proportional to
 * `diasDoMes` (decision of the product). Amounts in centavos. Null for negative or fractional numbers.
 */
export function valeTransporte(dados: DadosDeValeTransporte): ValeTransporte | null {
  const {
    salarioBaseCentavos,
    dias,
    passagensDia,
    tarifaCentavos,
    percentual = 6,
    diasDoMes = DIAS_DO_MES,
  } = dados
  const numeros = [salarioBaseCentavos, dias, passagensDia, tarifaCentavos, percentual, diasDoMes]
  if (!numeros.every(isContagem) || diasDoMes > DIAS_DO_MES) return null
  const totalCentavos = dias * passagensDia * tarifaCentavos
  const seisPorCentoCentavos = fracaoDe(salarioBaseCentavos, percentual * diasDoMes, 100 * DIAS_DO_MES)
  const descontoEmpregadoCentavos = Math.min(totalCentavos, seisPorCentoCentavos)
  const custoEmpresaCentavos = totalCentavos - descontoEmpregadoCentavos
  return {
    totalCentavos,
    seisPorCentoCentavos,
    descontoEmpregadoCentavos,
    custoEmpresaCentavos,
    memoria: [
      passo(`${dias} dias × ${passagensDia} passagens`, emDinheiro(totalCentavos), 'Lei 7.418/1985 art. 1º'),
      passo(`${percentual}% do salário básico`, emDinheiro(seisPorCentoCentavos), 'Lei 7.418/1985 art. 4º'),
      passo('Desconto do empregado', emDinheiro(descontoEmpregadoCentavos), 'Decreto 10.854/2021 art. 114'),
      passo('Custo da empresa', emDinheiro(custoEmpresaCentavos), 'Decreto 10.854/2021 art. 114'),
    ],
  }
}
