import { diasEntre, type DataIso } from './datas.ts'

/**
 * The tightest of these warnings, in days before an end, that the day is within; null when it is none yet, or when the
 * end is past. With 15, 10 and 5, seven days before it is 10.
 */
export function avisoDoFim<D extends number>(fim: DataIso, hoje: DataIso, avisos: readonly D[]): D | null {
  const faltam = diasEntre(hoje, fim)
  if (faltam < 0) return null
  return avisos.filter((dias) => faltam <= dias).toSorted((a, b) => a - b)[0] ?? null
}
