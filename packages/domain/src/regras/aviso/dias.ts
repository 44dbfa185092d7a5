import { isContagem } from '../arredondamento.ts'
import { anosCompletos, type DataIso } from '../calendario/datas.ts'
import { emDias, passo, type ComMemoria } from '../memoria.ts'

export const DIAS_BASE = 30
const DIAS_POR_ANO = 3
const MAXIMO_DE_DIAS = 90

export interface DiasDeAviso extends ComMemoria {
  readonly anosCompletos: number
  readonly dias: number
}

/**
 * Days of notice owed by the employer: 30 plus 3 for each completed year in the company, at most 90 (Lei 12.506/
 * 2011; NT CGRT/SRT/MTE 184/2012). An employee who resigns owes 30 whatever the years. Null for bad years.
 */
export function avisoPorAnos(anos: number): DiasDeAviso | null {
  if (!isContagem(anos)) return null
  const dias = Math.min(MAXIMO_DE_DIAS, DIAS_BASE + DIAS_POR_ANO * anos)
  return {
    anosCompletos: anos,
    dias,
    memoria: [
      passo('Aviso mínimo', emDias(DIAS_BASE), 'CF art. 7º XXI; CLT art. 487 II'),
      passo(`3 dias por ano completo (${anos}), até 90`, emDias(dias), 'Lei 12.506/2011; NT MTE 184/2012'),
    ],
  }
}

/**
 * The same from the dates. Years are measured at the communication, the anniversary counting as completed
 * (decision of the product: the law does not say). Null when the communication is before the admission.
 */
export const avisoPorDatas = (admissao: DataIso, comunicacao: DataIso): DiasDeAviso | null =>
  comunicacao < admissao ? null : avisoPorAnos(anosCompletos(admissao, comunicacao))
