import { somarAnos, somarDias, type DataIso } from '../calendario/datas.ts'
import { emData, passo, type ComMemoria } from '../memoria.ts'

export interface PeriodoDeFerias extends ComMemoria {
  readonly aquisitivoInicio: DataIso
  readonly aquisitivoFim: DataIso
  readonly concessivoInicio: DataIso
  readonly concessivoFim: DataIso
}

/**
 * Acquisition period number `indice` (0 = the first) and the twelve months after it in which the vacation must
 * be enjoyed (CLT arts. 130 and 134). `base` is the admission, or the date on which the count restarted after a
 * loss (art. 133 § 2º). Anniversaries are data a data from `base` (Lei 810/1949): admitted on 29/02, a period
 * begins on 01/03 in a common year and on 29/02 in the next leap year. Null for a negative or fractional index.
 */
export function periodoDeFerias(base: DataIso, indice = 0): PeriodoDeFerias | null {
  if (!Number.isSafeInteger(indice) || indice < 0) return null
  const aquisitivoInicio = somarAnos(base, indice)
  const concessivoInicio = somarAnos(base, indice + 1)
  const aquisitivoFim = somarDias(concessivoInicio, -1)
  const concessivoFim = somarDias(somarAnos(base, indice + 2), -1)
  return {
    aquisitivoInicio,
    aquisitivoFim,
    concessivoInicio,
    concessivoFim,
    memoria: [
      passo('Início do período aquisitivo', emData(aquisitivoInicio), 'CLT art. 130; Lei 810/1949'),
      passo('12 meses completos: fim do período aquisitivo', emData(aquisitivoFim), 'CLT art. 130'),
      passo('12 meses seguintes: fim do período concessivo', emData(concessivoFim), 'CLT art. 134'),
    ],
  }
}

/** Index of the acquisition period in progress on a date; null before `base`. */
export function indiceDoPeriodo(base: DataIso, data: DataIso): number | null {
  if (data < base) return null
  const anos = Number(data.slice(0, 4)) - Number(base.slice(0, 4))
  return somarAnos(base, anos) > data ? anos - 1 : anos
}

/** Days before the end of the acquisition period in which the abono may be asked for (CLT art. 143 § 1º). */
export const DIAS_DO_REQUERIMENTO = 15

/**
 * Last day to ask for the abono: fifteen days before the acquisition period ends (CLT art. 143 § 1º). Later it
 * needs the employer's agreement. Null for a bad index.
 */
export function limiteDoAbono(base: DataIso, indice = 0): (ComMemoria & { readonly limite: DataIso }) | null {
  const periodo = periodoDeFerias(base, indice)
  if (!periodo) return null
  const limite = somarDias(periodo.aquisitivoFim, -DIAS_DO_REQUERIMENTO)
  return {
    limite,
    memoria: [
      passo('Fim do período aquisitivo', emData(periodo.aquisitivoFim), 'CLT art. 130'),
      passo('15 dias antes: último dia para requerer o abono', emData(limite), 'CLT art. 143 § 1º'),
    ],
  }
}
