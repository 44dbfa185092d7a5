import { getStates } from '@brazilian-utils/brazilian-utils/get-states'

export interface Estado {
  readonly sigla: string
  readonly nome: string
  /** Code of the IBGE, two digits. */
  readonly ibge: number
}

/** The 26 states and the Distrito Federal, by name. */
export const estados = (): Estado[] =>
  getStates().map(({ code, name, ibgeCode }) => ({ sigla: code, nome: name, ibge: ibgeCode }))
