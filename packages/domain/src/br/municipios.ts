import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities'
import { getStates } from '@brazilian-utils/brazilian-utils/get-states'

export interface Municipio {
  /** Code of the IBGE, seven digits. */
  readonly ibge: number
  readonly nome: string
  readonly uf: string
}

/** Every município of Brazil, by state and name. For the server only: the list weighs more than a page. */
export const municipios = (): Municipio[] =>
  getMunicipalities().map(({ code, name, stateCode }) => ({ ibge: Number(code), nome: name, uf: stateCode }))

export interface Estado {
  readonly sigla: string
  readonly nome: string
  /** Code of the IBGE, two digits. */
  readonly ibge: number
}

/** The 27 states, by name. */
export const estados = (): Estado[] =>
  getStates()
    .map(({ code, name, ibgeCode }) => ({ sigla: code, nome: name, ibge: ibgeCode }))
    .toSorted((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'))
