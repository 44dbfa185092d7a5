import {
  diasEmComum,
  mesesEDias,
  primeiroDiaDoMes,
  primeiroDiaDoMesSeguinte,
  ultimoDiaDoMes,
  type DataIso,
} from './datas.ts'

/** A month counts from fifteen days on (férias: "fração superior a 14 dias"; 13º: "igual ou superior a 15"). */
export const DIAS_QUE_FAZEM_AVO = 15

/**
 * Twelfths of vacation earned from `inicio` to `fim` (both included): one per month data a data and one more for
 * a remainder of 15 days or more (CLT art. 146 parágrafo único; art. 147). Not limited to 12: the caller knows
 * whether the stretch is one acquisition period. Zero when `fim` is before `inicio`.
 */
export function avosDeFerias(inicio: DataIso, fim: DataIso): number {
  const { meses, dias } = mesesEDias(inicio, fim)
  return dias >= DIAS_QUE_FAZEM_AVO ? meses + 1 : meses
}

/**
 * Twelfths of the 13th salary from `inicio` to `fim`: calendar months with 15 days or more of the stretch (Lei
 * 4.090/1962 art. 1º § 2º). Zero when `fim` is before `inicio`.
 */
export function avosDe13(inicio: DataIso, fim: DataIso): number {
  let avos = 0
  for (let mes = primeiroDiaDoMes(inicio); mes <= fim; mes = primeiroDiaDoMesSeguinte(mes)) {
    if (diasEmComum(inicio, fim, mes, ultimoDiaDoMes(mes)) >= DIAS_QUE_FAZEM_AVO) avos += 1
  }
  return avos
}
