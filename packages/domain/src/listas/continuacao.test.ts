import { describe, expect, it } from 'vitest'
import { continuacaoPorDia, continuacaoPorInstante, paginar } from './continuacao.ts'

describe('where a list goes on', () => {
  const linhas = [3, 2, 1].map((id) => ({ id, em: `2026-11-0${id}` }))

  it('is after the last row shown, and nowhere at the end', () => {
    const { results, proxima } = paginar(linhas, 2)
    expect(results.map(({ id }) => id)).toEqual([3, 2])
    expect(continuacaoPorDia.parse(proxima)).toEqual({ em: '2026-11-02', id: 2 })
    expect(paginar(linhas, 3).proxima).toBeNull()
    expect(paginar([], 3)).toEqual({ results: [], proxima: null })
  })

  it('keeps a moment to the millisecond', () => {
    expect(continuacaoPorInstante.parse('2026-11-24T02:30:00.123Z_7')).toEqual({
      em: '2026-11-24T02:30:00.123Z',
      id: 7,
    })
  })

  it('refuses what no answer said', () => {
    for (const dita of [
      '',
      '1',
      '2026-13-01_1',
      '2026-11-02_0',
      '2026-11-02_',
      '0001-01-01_1',
      '2026-11-02_1_1',
    ])
      expect(continuacaoPorDia.safeParse(dita).success, dita).toBe(false)
    expect(continuacaoPorInstante.safeParse('0000-01-01T00:00:00Z_1').success).toBe(false)
  })
})
