import { maskitoTransform } from '@maskito/core'
import { describe, expect, it } from 'vitest'
import { applyPattern, cepMask, cpfMask, dateMask, phoneMask, type Mask } from './masks.ts'

const blank = { value: '', selection: [0, 0] as const }

/** What the mask makes of a text put into an empty field at once. */
const pasted = (mask: Mask, texto: string): string =>
  (mask.options.preprocessors ?? []).reduce(
    (data, preprocess) => preprocess({ elementState: blank, data }, 'insert').data ?? data,
    texto,
  )

const typed = (mask: Mask, texto: string): string => maskitoTransform(texto, mask.options)

describe('masks', () => {
  it.each([
    [cpfMask, '52998224725', '529.982.247-25'],
    [cpfMask, '529.982.247-25', '529.982.247-25'],
    [cepMask, '01310100', '01310-100'],
    [phoneMask, '1133334444', '(11) 3333-4444'],
    [phoneMask, '11 98888-7777', '(11) 98888-7777'],
    [dateMask, '09032026', '09/03/2026'],
  ])('write punctuation by themselves', (mask, texto, shown) => {
    expect(typed(mask, texto)).toBe(shown)
    expect(mask.format(mask.parse(shown))).toBe(shown)
  })

  it.each([
    [phoneMask, '+55 (11) 98888-7777', '(11) 98888-7777'],
    [phoneMask, '011 3333-4444', '(11) 3333-4444'],
    [dateMask, '2026-03-09', '09/03/2026'],
    [dateMask, '9.3.26', '09/03/2026'],
    [cpfMask, 'CPF 529982247-25', '529.982.247-25'],
  ])('read what people paste', (mask, texto, shown) => {
    expect(typed(mask, pasted(mask, texto))).toBe(shown)
  })

  it('keep plain values', () => {
    expect(cpfMask.parse('529.982.247-25')).toBe('52998224725')
    expect(dateMask.parse('09/03/2026')).toBe('2026-03-09')
    expect(dateMask.parse('09/03/20')).toBe('09/03/20')
  })

  it('do not correct an impossible date', () => {
    expect(typed(dateMask, '31022026')).toBe('31/02/2026')
    expect(dateMask.parse('31/02/2026')).toBe('31/02/2026')
  })

  it('show an unfinished value as far as it goes', () => {
    expect(applyPattern('', '000.000')).toBe('')
    expect(applyPattern('123', '000.000')).toBe('123')
    expect(applyPattern('1234', '000.000')).toBe('123.4')
    expect(cpfMask.format('529982')).toBe('529.982')
  })
})
