import { describe, expect, it } from 'vitest'
import { avisoDoFim } from './aviso-do-fim.ts'

describe('the warnings of an end', () => {
  it.each([
    ['2026-05-13', null],
    ['2026-05-14', 15],
    ['2026-05-18', 15],
    ['2026-05-19', 10],
    ['2026-05-24', 5],
    ['2026-05-29', 5],
    ['2026-05-30', null],
  ])('on %s is the one of %s days', (hoje, dias) => {
    expect(avisoDoFim('2026-05-29', hoje, [15, 10, 5])).toBe(dias)
  })

  it('follow the company, in whatever order it wrote them', () => {
    expect(avisoDoFim('2026-05-29', '2026-05-27', [1, 7, 3])).toBe(3)
    expect(avisoDoFim('2026-05-29', '2026-05-27', [])).toBeNull()
  })
})
