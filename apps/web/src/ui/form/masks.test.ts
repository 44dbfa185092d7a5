import { maskitoTransform } from '@maskito/core'
import { describe, expect, it } from 'vitest'
import { applyPattern, cepMask, cpfMask, dateMask, phoneMask, type Mask } from './masks.ts'

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

  it('keep plain values', () => {
    expect(cpfMask.parse('529.982.247-25')).toBe('52998224725')
    expect(dateMask.parse('09/03/2026')).toBe('2026-03-09')
    expect(dateMask.parse('09/03/20')).toBe('09/03/20')
  })

  it('show an unfinished value as far as it goes', () => {
    expect(applyPattern('', '000.000')).toBe('')
    expect(applyPattern('123', '000.000')).toBe('123')
    expect(applyPattern('1234', '000.000')).toBe('123.4')
    expect(cpfMask.format('529982')).toBe('529.982')
  })
})
