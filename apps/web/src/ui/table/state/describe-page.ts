import { formatNumber } from '../../../lib/format.ts'
import type { ListState } from './list-state.ts'

export interface Totals {
  readonly total: number
  readonly totalLimitado: boolean
}

/** Replaces a capped total by the exact count known beside the list. */
export const withCount = <T extends Totals>(reply: T, count: number | undefined): T =>
  reply.totalLimitado && count !== undefined && count >= reply.total
    ? { ...reply, total: count, totalLimitado: false }
    : reply

/** Formats a total: `340 encontrados`, `mais de 10.000 encontrados`. */
export function describeTotal({ total, totalLimitado }: Totals): string {
  const quantos = totalLimitado ? `mais de ${formatNumber(total)}` : formatNumber(total)
  return `${quantos} ${total === 1 ? 'encontrado' : 'encontrados'}`
}

/** Formats the page range: `1–25 de 340`; exact up to where the server counts. */
export function describePage({ pagina, porPagina }: ListState, { total, totalLimitado }: Totals): string {
  const primeiro = (pagina - 1) * porPagina + 1
  const ultimo = totalLimitado ? pagina * porPagina : Math.min(pagina * porPagina, total)
  const de = totalLimitado ? `mais de ${formatNumber(total)}` : formatNumber(total)
  return `${formatNumber(primeiro)}–${formatNumber(ultimo)} de ${de}`
}
