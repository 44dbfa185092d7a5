import { z } from 'zod'
import { ufs } from './ufs.ts'
import { digitos, isCep, isCnpj, isCpf, isPis, isTelefone, isTituloEleitor } from './documentos.ts'

// The base schemas of the house: every text is trimmed, bounded and storable; every id is a positive integer.

/** PostgreSQL refuses U+0000 in text, and a lone surrogate is not valid UTF-8: both are refused at the door. */
const isStorable = (value: string): boolean => !value.includes('\u0000') && value.isWellFormed()
const CARACTERE = 'Remova os caracteres inválidos deste texto'

/** What nobody sees of a text, and what turns its direction: pasted with it, or put there to deceive. */
const INVISIVEIS = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu
/** Ends of lines stay; what cannot be stored stays to be refused. */
const mantidos: Readonly<Record<string, string>> = { '\t': ' ', '\n': '\n', '\r': '\r', '\u0000': '\u0000' }
const visivel = (value: string): string => value.replace(INVISIVEIS, (c) => mantidos[c] ?? '')

/** A schema keeps each step of the chain that made it: five hundred texts ask for the same few limits. */
const feitos = new Map<string, z.ZodString>()
function umSo(chave: string, fazer: () => z.ZodString): z.ZodString {
  const feito = feitos.get(chave) ?? fazer()
  feitos.set(chave, feito)
  return feito
}

const textoDe = (min: readonly z.core.$ZodCheck<string>[], max: number) =>
  z.string().check(z.overwrite(visivel), z.trim(), ...min, z.maxLength(max), z.refine(isStorable, CARACTERE))

/** Free text of at most `max` characters; may be empty. */
export const texto = (max: number) => umSo(`0-${max}`, () => textoDe([], max))
/** Required text of `min` to `max` characters. */
export const textoObrigatorio = (max: number, min = 1) =>
  umSo(`${min}-${max}`, () =>
    textoDe(
      [z.minLength(min, min === 1 ? 'Campo obrigatório' : `Escreva pelo menos ${min} caracteres`)],
      max,
    ),
  )

const MAX_ID = 2 ** 31 - 1
export const id = z.int().positive().max(MAX_ID)
/** Version of a record that a change starts from: the one it was read in. */
export const versao = z.int().positive().max(MAX_ID)
/** An id in a path or query, where everything is text. */
export const idParam = z
  .custom<string | number>((value) => /^[1-9]\d{0,9}$/.test(String(value)), 'Número inválido')
  .transform(Number)
  .pipe(id)
  .meta({ type: 'integer' })

/**
 * A day that was worked out from others, which may lie past the ends of what people may type. What is none stops there:
 * rules about several days of an input are only asked about days.
 */
export const diaCalculado = z.iso.date({ error: 'Informe uma data válida (dd/mm/aaaa)', abort: true })
/** Calendar date as `YYYY-MM-DD`, between the years 1900 and 2199. */
export const data = diaCalculado.refine(
  (value) => value >= '1900-01-01' && value <= '2199-12-31',
  'Informe uma data entre 1900 e 2199',
)

/** Moment as ISO 8601 text with offset. */
export const instante = z.iso.datetime({ offset: true })

/** Largest amount, in centavos: no number of a form is larger. */
export const MAXIMO_EM_CENTAVOS = 9_999_999_999
/** Money in whole centavos, never negative, up to R$ 99.999.999,99. */
export const centavos = z.int().nonnegative('O valor não pode ser negativo').max(MAXIMO_EM_CENTAVOS)

/** Text that keeps only its digits before it is checked. */
const soDigitos = (valid: (value: string) => boolean, mensagem: string) =>
  z.string().trim().max(40).refine(isStorable, CARACTERE).transform(digitos).refine(valid, mensagem)

export const cpf = soDigitos(isCpf, 'CPF inválido: confira os 11 dígitos')
/** Letters count since July 2026 (IN RFB 2.229/2024): kept in capitals, without the punctuation. */
export const cnpj = z
  .string()
  .trim()
  .max(40)
  .refine(isStorable, CARACTERE)
  .transform((valor) => valor.toUpperCase().replace(/[^0-9A-Z]/g, ''))
  .refine(isCnpj, 'CNPJ inválido: confira as 14 posições')
export const pis = soDigitos(isPis, 'PIS inválido: confira os 11 dígitos')
export const cep = soDigitos(isCep, 'CEP inválido: confira os 8 dígitos')
export const telefone = soDigitos(isTelefone, 'Telefone inválido: informe DDD e número')
/** São Paulo and Minas Gerais have sequences of nine digits. */
export const MAXIMO_DO_TITULO = 13
export const tituloEleitor = soDigitos(isTituloEleitor, 'Título de eleitor inválido: confira os dígitos')
/** Trimmed before it is checked: a pasted address often brings a space. Bounds of the eSocial layout. */
export const MAXIMO_DO_EMAIL = 60
export const email = z
  .string()
  .trim()
  .max(MAXIMO_DO_EMAIL)
  .pipe(z.email('E-mail inválido').min(6, 'E-mail inválido'))

export const uf = z.enum(ufs, 'Escolha a UF')

/** Country by table 06 of eSocial, three digits. */
export const pais = textoObrigatorio(3).regex(/^\d{3}$/, 'Escolha um país da lista')
/** Bank by its COMPE number, three digits. */
export const banco = texto(3).regex(/^\d{3}$/, 'Escolha o banco da lista')

/** Turns an empty answer of a form into an absent one before the inner schema looks at it. */
export const opcional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional())
