import { getBanks } from '@brazilian-utils/brazilian-utils/get-banks'

export interface Banco {
  /** COMPE, three digits. */
  readonly codigo: string
  readonly nome: string
}

/** Banks that take accounts of people: those with a COMPE code. For the server only, as the list is long. */
export const bancos = (): Banco[] =>
  getBanks()
    .filter(({ code }) => /^\d{3}$/.test(code))
    .map(({ code, name }) => ({ codigo: code, nome: name }))
