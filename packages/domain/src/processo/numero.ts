import type { AnyProcess } from './define.ts'

/** Formats the number of a process within its kind and year: `2026-00042`, or `PRO-2026-000042` with a prefix. */
export const numeroDe = ({ prefixo }: Pick<AnyProcess, 'prefixo'>, ano: number, sequencia: number): string =>
  prefixo === undefined
    ? `${ano}-${String(sequencia).padStart(5, '0')}`
    : `${prefixo}-${ano}-${String(sequencia).padStart(6, '0')}`

/** Number of a process, or its beginning, as typed. */
const NUMERO = /^(?:[A-Z]{3}-)?\d{4}-\d{0,9}$/i

/** Extracts the beginning of a number to search for; null for other texts. */
export const inicioDeNumero = (texto: string): string | null =>
  NUMERO.test(texto) ? texto.toUpperCase() : null
