import { getCbo } from '@brazilian-utils/brazilian-utils/get-cbo'

export interface Ocupacao {
  /** Six digits, without the hyphen. */
  readonly codigo: string
  readonly titulo: string
}

/** The occupation of a code of the CBO 2002; null for a code that it does not have. */
export function ocupacaoDe(codigo: string): Ocupacao | null {
  const achada = getCbo(codigo)
  return achada && { codigo: achada.code, titulo: achada.description }
}
