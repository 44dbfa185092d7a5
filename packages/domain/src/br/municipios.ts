import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities'

export interface Municipio {
  /** Code of the IBGE, seven digits. */
  readonly ibge: number
  readonly nome: string
  readonly uf: string
}

/** Every município of Brazil, by state and name. For the server only: the list weighs more than a page. */
export const municipios = (): Municipio[] =>
  getMunicipalities().map(({ code, name, stateCode }) => ({ ibge: Number(code), nome: name, uf: stateCode }))
