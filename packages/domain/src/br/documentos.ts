// One by one: the package as a whole brings every município, bank and occupation of Brazil into memory.
import { formatVoterId } from '@brazilian-utils/brazilian-utils/format-voter-id'
import { isValidCep } from '@brazilian-utils/brazilian-utils/is-valid-cep'
import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj'
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf'
import { isValidLandlinePhone } from '@brazilian-utils/brazilian-utils/is-valid-landline-phone'
import { isValidMobilePhone } from '@brazilian-utils/brazilian-utils/is-valid-mobile-phone'
import { isValidPis } from '@brazilian-utils/brazilian-utils/is-valid-pis'
import { isValidVoterId } from '@brazilian-utils/brazilian-utils/is-valid-voter-id'
import { formatCep, formatCnpj14, formatCpf, formatPis, formatTelefone } from './mascaras.ts'

/** Only the digits of what a person typed or pasted. */
export const digitos = (value: string): string => value.replace(/\D/g, '')

const isRepetido = (value: string): boolean => /^(.)\1*$/.test(value)

export const isCpf = (cpf: string): boolean => /^\d{11}$/.test(cpf) && isValidCpf(cpf)
/** Numeric or alphanumeric CNPJ (IN RFB 2.229/2024), 14 characters, upper case. */
export const isCnpj = (cnpj: string): boolean =>
  /^[0-9A-Z]{12}\d{2}$/.test(cnpj) && isValidCnpj(cnpj, { version: 2 })
export const isPis = (pis: string): boolean => /^\d{11}$/.test(pis) && isValidPis(pis)
/** Título of 12 digits, or 13 of São Paulo and Minas Gerais; a sequence of zeros belongs to nobody. */
export const isTituloEleitor = (titulo: string): boolean =>
  /^\d{12,13}$/.test(titulo) && !/^0+$/.test(titulo.slice(0, -4)) && isValidVoterId(titulo)
/** CEP of eight digits; the library accepts 00000-000, which no place has. */
export const isCep = (cep: string): boolean => /^\d{8}$/.test(cep) && !/^0+$/.test(cep) && isValidCep(cep)
/** Mobile of 11 digits with a real DDD; without the leading 9 the library takes the old number, we do not. */
const isCelular = (fone: string): boolean =>
  /^\d{2}9\d{8}$/.test(fone) && isValidMobilePhone(fone, { version: 2 })
const isFixo = (fone: string): boolean => /^\d{2}[2-5]\d{7}$/.test(fone) && isValidLandlinePhone(fone)
/** Landline of 10 or mobile of 11 digits with a real DDD; a mobile number starts with 9. */
export const isTelefone = (fone: string): boolean => isCelular(fone) || isFixo(fone)

/** Why a document is refused, from the first thing that is wrong with it. */
export type MotivoDeDocumento =
  | 'VAZIO'
  | 'CARACTERE'
  | 'TAMANHO'
  | 'REPETIDO'
  | 'UF_INEXISTENTE'
  | 'DDD'
  | 'DV_NAO_NUMERICO'
  | 'DIGITO'

/** What was read from the text a person typed: the stored form, the shown form and why it is refused. */
export interface Documento {
  readonly valido: boolean
  readonly motivo: MotivoDeDocumento | null
  /** Without mask, upper case: how it is stored. */
  readonly normalizado: string
  /** With mask; null when invalid. */
  readonly formatado: string | null
}

interface RegraDeDocumento {
  /** Characters the number itself is made of; the others of `MASCARA` are dropped, anything else is refused. */
  readonly caracteres: RegExp
  readonly tamanhos: readonly number[]
  /** First problem of a text that has the right characters and length. */
  readonly problema: (normalizado: string) => MotivoDeDocumento | null
  readonly formatar: (normalizado: string) => string
}

const MASCARA = /[\s.\-/()]/g

function analisar(valor: string, { caracteres, tamanhos, problema, formatar }: RegraDeDocumento): Documento {
  const normalizado = valor.replace(MASCARA, '').toUpperCase()
  const motivo = motivoDe()
  return {
    valido: motivo === null,
    motivo,
    normalizado,
    formatado: motivo === null ? formatar(normalizado) : null,
  }

  function motivoDe(): MotivoDeDocumento | null {
    if (normalizado === '') return 'VAZIO'
    if (!caracteres.test(normalizado)) return 'CARACTERE'
    if (!tamanhos.includes(normalizado.length)) return 'TAMANHO'
    return problema(normalizado)
  }
}

const SO_DIGITOS = /^\d+$/

/** Repeated digits satisfy the check digits of CPF and PIS and are still nobody's number. */
const digitoOuRepetido =
  (isValido: (normalizado: string) => boolean) =>
  (normalizado: string): MotivoDeDocumento | null => {
    if (isRepetido(normalizado)) return 'REPETIDO'
    return isValido(normalizado) ? null : 'DIGITO'
  }

/** CPF: 11 digits, two of them check digits (module 11). `formatado` is 000.000.000-00. */
export const analisarCpf = (valor: string): Documento =>
  analisar(valor, {
    caracteres: SO_DIGITOS,
    tamanhos: [11],
    problema: digitoOuRepetido(isCpf),
    formatar: (cpf) => formatCpf(cpf),
  })

/** Letters only in the first 12 places, whatever the length typed so far: the two check digits are numeric. */
const problemaDoCnpj = (cnpj: string): MotivoDeDocumento | null =>
  SO_DIGITOS.test(cnpj.slice(12)) ? digitoOuRepetido(isCnpj)(cnpj) : 'DV_NAO_NUMERICO'

/** Numeric or alphanumeric CNPJ; `normalizado` is upper case. `formatado` is 00.000.000/0000-00. */
export const analisarCnpj = (valor: string): Documento =>
  analisar(valor, {
    caracteres: /^[0-9A-Z]+$/,
    tamanhos: [14],
    problema: problemaDoCnpj,
    formatar: formatCnpj14,
  })

/** PIS/PASEP/NIT: 11 digits, the last a check digit. `formatado` is 000.00000.00-0. */
export const analisarPis = (valor: string): Documento =>
  analisar(valor, {
    caracteres: SO_DIGITOS,
    tamanhos: [11],
    problema: digitoOuRepetido(isPis),
    formatar: (pis) => formatPis(pis),
  })

export interface TituloDeEleitor extends Documento {
  /** Electoral code of the UF, 01–28 (28 = abroad); null when there is none to read. */
  readonly uf: string | null
}

/** Only São Paulo (01) and Minas Gerais (02) ever had sequences of nine digits. */
const UF_COM_NOVE_DIGITOS = ['01', '02']

function problemaDoTitulo(titulo: string): MotivoDeDocumento | null {
  const uf = titulo.slice(-4, -2)
  if (isRepetido(titulo)) return 'REPETIDO'
  if (uf < '01' || uf > '28') return 'UF_INEXISTENTE'
  if (titulo.length === 13 && !UF_COM_NOVE_DIGITOS.includes(uf)) return 'TAMANHO'
  return isTituloEleitor(titulo) ? null : 'DIGITO'
}

/** Título de eleitor: sequence of 8 (9 in SP and MG), UF 01–28 and two check digits. */
export function analisarTitulo(valor: string): TituloDeEleitor {
  const documento = analisar(valor, {
    caracteres: SO_DIGITOS,
    tamanhos: [12, 13],
    problema: problemaDoTitulo,
    formatar: formatVoterId,
  })
  return { ...documento, uf: documento.valido ? documento.normalizado.slice(-4, -2) : null }
}

export type ErroDeTelefone = 'DDD_INEXISTENTE' | 'CELULAR_SEM_9' | 'FIXO_INICIANDO_EM_9'

export interface Telefone extends Documento {
  /** Its kind, or what is wrong with a number of a right length; null where nothing more is known. */
  readonly detalhe: 'CELULAR' | 'FIXO' | ErroDeTelefone | null
  /** `+5511987654321`, how it is stored; null when invalid. */
  readonly e164: string | null
}

/** Country code typed or pasted before a complete national number. */
const semDdi = (valor: string): string => valor.replace(MASCARA, '').replace(/^\+55|^55(?=\d{10,11}$)/, '')

/** A real DDD is one for which some number of its kind is valid. */
const isDdd = (ddd: string): boolean => isFixo(`${ddd}33334444`)

function problemaDoTelefone(fone: string): MotivoDeDocumento | null {
  if (!isDdd(fone.slice(0, 2))) return 'DDD'
  return isTelefone(fone) ? null : 'DIGITO'
}

/** Why a number of ten digits is refused: a mobile from before its ninth digit, or one that lost another digit. */
function erroDoTelefone({ motivo, normalizado }: Documento): ErroDeTelefone | null {
  if (motivo === 'DDD') return 'DDD_INEXISTENTE'
  if (motivo !== 'DIGITO' || normalizado.length !== 10) return null
  const primeiro = normalizado.charAt(2)
  if (primeiro === '9') return 'FIXO_INICIANDO_EM_9'
  return primeiro >= '6' ? 'CELULAR_SEM_9' : null
}

/**
 * Brazilian phone: one of the 67 DDDs and a mobile of nine digits starting with 9 or a landline of eight starting
 * with 2 to 5; a mobile without its 9 is refused (DIGITO). `+55` is accepted and dropped.
 */
export function analisarTelefone(valor: string): Telefone {
  const documento = analisar(semDdi(valor), {
    caracteres: SO_DIGITOS,
    tamanhos: [10, 11],
    problema: problemaDoTelefone,
    formatar: formatTelefone,
  })
  if (!documento.valido) return { ...documento, detalhe: erroDoTelefone(documento), e164: null }
  const { normalizado } = documento
  return { ...documento, detalhe: isCelular(normalizado) ? 'CELULAR' : 'FIXO', e164: `+55${normalizado}` }
}

/** CEP: eight digits, not all zero. `formatado` is 00000-000. */
export const analisarCep = (valor: string): Documento =>
  analisar(valor, {
    caracteres: SO_DIGITOS,
    tamanhos: [8],
    problema: (cep) => (isCep(cep) ? null : 'REPETIDO'),
    formatar: (cep) => formatCep(cep),
  })
