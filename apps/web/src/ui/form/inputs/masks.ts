import type { MaskitoMask, MaskitoOptions, MaskitoPreprocessor } from '@maskito/core'
import { formatDate, parseDate, parsePastedDate } from '../../../lib/format.ts'

/** Mask of a value: its text in the input, and back. The form always keeps the plain value. */
export interface Mask {
  readonly options: MaskitoOptions
  readonly format: (value: string) => string
  readonly parse: (texto: string) => string
}

const onlyDigits = (texto: string): string => texto.replace(/\D/g, '')

/** Converts `'000.000'` to a mask of digits with their punctuation. */
const patternMask = (pattern: string): (string | RegExp)[] =>
  pattern.split('').map((c) => (c === '0' ? /\d/ : c))

/** Applies a pattern to digits as far as they go: `123` in `000.000` is `123`. */
export function applyPattern(digits: string, pattern: string): string {
  let next = 0
  let texto = ''
  for (const c of pattern) {
    if (next >= digits.length) break
    texto += c === '0' ? digits[next++] : c
  }
  return texto
}

const digitsMask = (patternOf: (digits: string) => string): Mask => {
  const mask: MaskitoMask = ({ value }) => patternMask(patternOf(onlyDigits(value)))
  return {
    options: { mask },
    format: (value) => applyPattern(onlyDigits(value), patternOf(onlyDigits(value))),
    parse: onlyDigits,
  }
}

export const cpfMask = digitsMask(() => '000.000.000-00')
export const cepMask = digitsMask(() => '00000-000')
/** Letters count in the first twelve positions (since July 2026); the two check digits are numbers. */
const CNPJ = '00.000.000/0000-00'
const cnpjChars = (texto: string): string => texto.toUpperCase().replace(/[^0-9A-Z]/g, '')
export const cnpjMask: Mask = {
  options: {
    mask: CNPJ.split('').map((c, i) => (c === '0' ? (i < 16 ? /[0-9A-Z]/i : /\d/) : c)),
    postprocessors: [({ value, selection }) => ({ value: value.toUpperCase(), selection })],
  },
  format: (value) => applyPattern(cnpjChars(value), CNPJ),
  parse: cnpjChars,
}

/** Mask of a time of day; the value keeps its punctuation. */
export const timeMask: Mask = {
  options: { mask: patternMask('00:00') },
  format: (value) => value,
  parse: (texto) => texto,
}

export const pisMask = digitsMask(() => '000.00000.00-0')

/** Preprocessor that rewrites pasted text; single key strokes pass unchanged. */
const onPaste = (rewrite: (texto: string) => string): MaskitoPreprocessor => {
  return ({ elementState, data }) => ({ elementState, data: data.length > 5 ? rewrite(data) : data })
}

/** Drops the country code (55) or the trunk prefix (0) of a pasted phone number. */
const withoutCountry = onPaste((texto) => {
  const digits = onlyDigits(texto)
  return digits.length > 10 ? digits.replace(/^0+/, '').replace(/^55(?=\d{10,11}$)/, '') : texto
})

/** Mask of phone numbers: ten digits are a landline, eleven a mobile, where the hyphen moves. */
const phone = digitsMask((digits) => (digits.length > 10 ? '(00) 00000-0000' : '(00) 0000-00000'))
export const phoneMask: Mask = { ...phone, options: { ...phone.options, preprocessors: [withoutCountry] } }

export const plainDigitsMask = (max: number): Mask => digitsMask(() => '0'.repeat(max))

/** Pads a day or month typed with one digit and a separator: `9/3/2026`. */
const padSegment: MaskitoPreprocessor = ({ elementState, data }) => {
  const single = /^((?:\d{2}\/)?)(\d)$/.exec(elementState.value)
  if (!single || !/^[/.\-\s]$/.test(data)) return { elementState, data }
  const value = `${single[1]}0${single[2]}`
  return { elementState: { value, selection: [value.length, value.length] }, data: '/' }
}

const pastedDate = onPaste((texto) => parsePastedDate(texto) ?? texto)

/** Mask of a date. An impossible date stays as typed, for the schema to refuse. */
export const dateMask: Mask = {
  options: { mask: patternMask('00/00/0000'), preprocessors: [pastedDate, padSegment] },
  format: formatDate,
  parse: parseDate,
}
