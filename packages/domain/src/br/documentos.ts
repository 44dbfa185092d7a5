import {
  formatCep,
  formatCnpj,
  formatCpf,
  formatPis,
  isValidCep,
  isValidCnpj,
  isValidCpf,
  isValidLandlinePhone,
  isValidMobilePhone,
  isValidPis,
  isValidVoterId,
} from '@brazilian-utils/brazilian-utils'

/** Only the digits of what a person typed or pasted. */
export const digitos = (value: string): string => value.replace(/\D/g, '')

export const isCpf = (cpf: string): boolean => /^\d{11}$/.test(cpf) && isValidCpf(cpf)
/** Numeric or alphanumeric CNPJ (IN RFB 2.229/2024), 14 characters, upper case. */
export const isCnpj = (cnpj: string): boolean =>
  /^[0-9A-Z]{12}\d{2}$/.test(cnpj) && isValidCnpj(cnpj, { version: 2 })
export const isPis = (pis: string): boolean => /^\d{11}$/.test(pis) && isValidPis(pis)
export const isTituloEleitor = (titulo: string): boolean =>
  /^\d{12,13}$/.test(titulo) && isValidVoterId(titulo)
/** CEP of eight digits; the library accepts 00000-000, which no place has. */
export const isCep = (cep: string): boolean => /^\d{8}$/.test(cep) && !/^0+$/.test(cep) && isValidCep(cep)
/** Landline of 10 or mobile of 11 digits with a real DDD; a mobile number starts with 9. */
export const isTelefone = (fone: string): boolean =>
  (/^\d{2}9\d{8}$/.test(fone) && isValidMobilePhone(fone, { version: 2 })) ||
  (/^\d{2}[2-5]\d{7}$/.test(fone) && isValidLandlinePhone(fone))

export { formatCep, formatCpf, formatPis }
export const formatCnpj14 = (cnpj: string): string => formatCnpj(cnpj, { version: 2 })

/** CPF as lists show it: enough to recognise a person, not enough to copy (`***.456.789-**`). */
export const mascararCpf = (cpf: string): string => `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`
