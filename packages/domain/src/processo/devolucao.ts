import type { AnyProcess } from './define.ts'

/** Search parameter by which a link to a returned record opens its correction. */
export const PARAMETRO_CORRIGIR = 'corrigir'

/** Tests whether a form came back to whoever filled it in: it is with them, and not for the first time. */
export const isDevolvido = ({ doSolicitante, initial }: AnyProcess, status: string): boolean =>
  status !== initial && doSolicitante.includes(status)
