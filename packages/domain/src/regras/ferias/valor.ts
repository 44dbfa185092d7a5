import { contarDias } from '../../br/contar.ts'
import { fracaoDe, isContagem, umTerco } from '../arredondamento.ts'
import { emDinheiro, passo, type ComMemoria } from '../memoria.ts'

const DIAS_DO_MES = 30

export interface ValorDasFerias extends ComMemoria {
  readonly feriasCentavos: number
  readonly tercoCentavos: number
  readonly abonoCentavos: number
  readonly tercoAbonoCentavos: number
  readonly dobraCentavos: number
  readonly tercoDobraCentavos: number
  readonly totalCentavos: number
}

export interface BaseDasFerias {
  /** Monthly remuneration at the date of the vacation: wage plus the averages of art. 142 §§ 3º–6º, in centavos. */
  readonly remuneracaoCentavos: number
  readonly diasGozo: number
  readonly diasAbono?: number
  /** Days of the enjoyment that fall after the concession period (see `dobraDasFerias`). */
  readonly diasEmDobro?: number
}

/**
 * Gross pay of a vacation in centavos: remuneration/30 per day plus one third (CLT art. 142; CF art. 7º XVII),
 * the abono with its third (art. 143) and, for days after the concession period, the same again (art. 137).
 * Each item is rounded by itself, half up. No discounts (INSS, IRRF): this is a simulation.
 * Null for negative or fractional numbers, or more days in double than enjoyed.
 */
export function valorDasFerias(base: BaseDasFerias): ValorDasFerias | null {
  const { remuneracaoCentavos, diasGozo, diasAbono = 0, diasEmDobro = 0 } = base
  if (![remuneracaoCentavos, diasGozo, diasAbono, diasEmDobro].every(isContagem) || diasEmDobro > diasGozo) {
    return null
  }
  const dias = (n: number): number => fracaoDe(remuneracaoCentavos, n, DIAS_DO_MES)
  const feriasCentavos = dias(diasGozo)
  const abonoCentavos = dias(diasAbono)
  const dobraCentavos = dias(diasEmDobro)
  const tercoCentavos = umTerco(feriasCentavos)
  const tercoAbonoCentavos = umTerco(abonoCentavos)
  const tercoDobraCentavos = umTerco(dobraCentavos)
  const totalCentavos =
    feriasCentavos + tercoCentavos + abonoCentavos + tercoAbonoCentavos + dobraCentavos + tercoDobraCentavos
  return {
    feriasCentavos,
    tercoCentavos,
    abonoCentavos,
    tercoAbonoCentavos,
    dobraCentavos,
    tercoDobraCentavos,
    totalCentavos,
    memoria: [
      passo(`Férias: ${diasGozo}/30 da remuneração`, emDinheiro(feriasCentavos), 'CLT art. 142'),
      passo('1/3 constitucional', emDinheiro(tercoCentavos), 'CF art. 7º XVII'),
      passo(`Abono: ${diasAbono}/30 da remuneração`, emDinheiro(abonoCentavos), 'CLT art. 143'),
      passo('1/3 sobre o abono', emDinheiro(tercoAbonoCentavos), 'CF art. 7º XVII; CLT art. 143'),
      passo(`Dobra: ${contarDias(diasEmDobro)}`, emDinheiro(dobraCentavos), 'CLT art. 137; Súmula 81 TST'),
      passo('1/3 sobre a dobra', emDinheiro(tercoDobraCentavos), 'CLT art. 137'),
      passo('Total bruto', emDinheiro(totalCentavos), 'Soma das rubricas'),
    ],
  }
}
