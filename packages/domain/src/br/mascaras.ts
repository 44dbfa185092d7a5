// How numbers of documents are shown, without what tells a right one from a wrong one: a page that only shows them stays light.
import { formatCep } from '@brazilian-utils/brazilian-utils/format-cep'
import { formatCnpj } from '@brazilian-utils/brazilian-utils/format-cnpj'
import { formatCpf } from '@brazilian-utils/brazilian-utils/format-cpf'
import { formatPis } from '@brazilian-utils/brazilian-utils/format-pis'

export { formatCep, formatCpf, formatPis }
export const formatCnpj14 = (cnpj: string): string => formatCnpj(cnpj, { version: 2 })

export const formatTelefone = (fone: string): string =>
  `(${fone.slice(0, 2)}) ${fone.slice(2, -4)}-${fone.slice(-4)}`

/** CPF as lists show it: enough to recognise a person, not enough to copy (`***.456.789-**`). */
export const mascararCpf = (cpf: string): string => `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`
