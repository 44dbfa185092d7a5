import { isContagem, meioParaCima } from '../arredondamento.ts'
import type { DataIso } from '../calendario/datas.ts'
import { limiteDeJornada, salarioMinimo } from '../parametros/tabelas.ts'
import { vigenteEm, type Vigencia } from '../parametros/vigencia.ts'
import { emDinheiro, passo, type ComMemoria } from '../memoria.ts'

export type TabelaDeSalarioMinimo = readonly Vigencia<{
  readonly mensalCentavos: number
  readonly horaCentavos: number
}>[]

/** Whether a contracted week is shorter than the legal one of the date. */
export const isParcial = (data: DataIso, minutosSemana: number): boolean =>
  minutosSemana < (vigenteEm(limiteDeJornada, data)?.valor.minutosSemana ?? 0)

/**
 * A monthly wage, in centavos, of the legal week in proportion to a shorter one (CLT art. 58-A § 1º; OJ 358 SDI-1 TST).
 * Null before the first row of the table or for bad numbers.
 */
export function proporcionalAJornada(
  data: DataIso,
  minutosSemana: number,
  inteiroCentavos: number,
): number | null {
  const semana = vigenteEm(limiteDeJornada, data)?.valor.minutosSemana
  if (!semana || !isContagem(minutosSemana) || !isContagem(inteiroCentavos)) return null
  return meioParaCima(inteiroCentavos * Math.min(minutosSemana, semana), semana)
}

/** Floor of the CCT, in centavos, in proportion to a week of these hours; null where there is none. */
export const pisoDaJornada = (
  data: DataIso,
  horasSemanais: number,
  pisoCentavos: number | null,
): number | null =>
  pisoCentavos === null ? null : proporcionalAJornada(data, Math.round(horasSemanais * 60), pisoCentavos)

/**
 * Lowest monthly wage, in centavos, for a week of `minutosSemana`: the minimum wage of the date, or the floor of the
 * CCT when given and better, in proportion to the legal week when the contracted one is shorter (CF art. 7º IV and V;
 * CLT art. 58-A § 1º; OJ 358 SDI-1 TST). Null before the first row of the table or for bad numbers.
 */
export function menorSalario(
  data: DataIso,
  minutosSemana: number,
  pisoCentavos = 0,
  tabela: TabelaDeSalarioMinimo = [],
): (ComMemoria & { readonly salarioCentavos: number }) | null {
  const minimo = vigenteEm(salarioMinimo, data, tabela)
  if (!minimo || !isContagem(pisoCentavos)) return null
  const inteiroCentavos = Math.max(minimo.valor.mensalCentavos, pisoCentavos)
  const salarioCentavos = proporcionalAJornada(data, minutosSemana, inteiroCentavos)
  if (salarioCentavos === null) return null
  return {
    salarioCentavos,
    memoria: [
      passo('Salário mínimo da data', emDinheiro(minimo.valor.mensalCentavos), minimo.fonte),
      passo('Piso da convenção', emDinheiro(pisoCentavos), 'CCT; CF art. 7º V'),
      passo('Proporcional à jornada', emDinheiro(salarioCentavos), 'CLT art. 58-A § 1º; OJ 358 SDI-1 TST'),
    ],
  }
}
