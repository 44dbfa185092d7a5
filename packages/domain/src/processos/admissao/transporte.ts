import { valeTransporte, type ValeTransporte } from '../../regras/beneficios/vale-transporte.ts'
import { listas } from './listas.ts'
import type { RawValue, RawRow } from '../../processo/raw-form.ts'

const { linha } = listas.beneficios.linhas

/**
 * Monthly cost of the lines typed so far and who pays it, or null while pay, days or every line are not right yet.
 * `dias` are the days with transport of a month.
 */
export function custoDoTransporte(
  salarioCentavos: RawValue | undefined,
  digitadas: readonly RawRow[],
  dias: number,
): ValeTransporte | null {
  const linhas = digitadas.flatMap((digitada) => linha.safeParse(digitada).data ?? [])
  if (typeof salarioCentavos !== 'number' || linhas.length === 0) return null
  const porDia = linhas.reduce(
    (soma, { tarifaCentavos, viagensDia }) => soma + tarifaCentavos * viagensDia,
    0,
  )
  return valeTransporte({
    salarioBaseCentavos: salarioCentavos,
    dias,
    passagensDia: 1,
    // Fares differ from line to line: a day counts as one fare of their sum.
    tarifaCentavos: porDia,
  })
}
