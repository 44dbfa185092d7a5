import type { AnyProcess } from './define.ts'

/** The number of a process within its kind and year: `2026-00042`, or `PRO-2026-000042` of a kind with a prefix. */
export const numeroDe = ({ prefixo }: Pick<AnyProcess, 'prefixo'>, ano: number, sequencia: number): string =>
  prefixo === undefined
    ? `${ano}-${String(sequencia).padStart(5, '0')}`
    : `${prefixo}-${ano}-${String(sequencia).padStart(6, '0')}`

/** A number, or its beginning, as people type it. */
const NUMERO = /^(?:[A-Z]{3}-)?\d{4}-\d{0,9}$/i

/** The beginning of a number to look for; null for a text that is none. */
export const inicioDeNumero = (texto: string): string | null =>
  NUMERO.test(texto) ? texto.toUpperCase() : null
