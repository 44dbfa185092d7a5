import type { MaskitoMask, MaskitoOptions } from '@maskito/core'
import { maskitoDateOptionsGenerator } from '@maskito/kit'
import { formatDate, parseDate, parsePastedDate } from '../../lib/format.ts'

/** How a value is shown in its input, and read back from it. The form always keeps the plain value. */
export interface Mask {
  readonly options: MaskitoOptions
  readonly format: (value: string) => string
  readonly parse: (texto: string) => string
}

const onlyDigits = (texto: string): string => texto.replace(/\D/g, '')

/** `'000.000'` → digits with their punctuation, as a mask understands it. */
const patternMask = (pattern: string): (string | RegExp)[] =>
  pattern.split('').map((c) => (c === '0' ? /\d/ : c))

/** Digits written into a pattern as far as they go: `123` in `000.000` is `123`. */
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
export const pisMask = digitsMask(() => '000.00000.00-0')
/** Ten digits are a landline, eleven a mobile: the hyphen moves with the eleventh. */
export const phoneMask = digitsMask((digits) => (digits.length > 10 ? '(00) 00000-0000' : '(00) 0000-00000'))
export const plainDigitsMask = (max: number): Mask => digitsMask(() => '0'.repeat(max))

const dateOptions = maskitoDateOptionsGenerator({ mode: 'dd/mm/yyyy', separator: '/' })

export const dateMask: Mask = {
  options: {
    ...dateOptions,
    preprocessors: [
      ({ elementState, data }) => ({
        elementState,
        data: (data.length > 5 && parsePastedDate(data)) || data,
      }),
      ...(dateOptions.preprocessors ?? []),
    ],
  },
  format: formatDate,
  parse: parseDate,
}
