import { describe, expect, it } from 'vitest'
import { oQueAjusta } from './textos.ts'

describe('what becomes of the stock when a count is closed', () => {
  it('is nothing where nothing differs', () =>
    expect(oQueAjusta(0, 0)).toBe('Nada difere: nenhum ajuste será feito.'))

  it('is an adjustment of each difference, one and several', () => {
    expect(oQueAjusta(1, 0)).toMatch(/^Uma diferença vira um ajuste sobre o saldo de agora;/)
    expect(oQueAjusta(3, 0)).toMatch(/^3 diferenças viram ajustes sobre o saldo de agora;.*como está\.$/)
  })

  it('tells of the lines that nobody counted', () => {
    expect(oQueAjusta(0, 1)).toBe(
      'Nada difere: nenhum ajuste será feito. Uma linha não contada fica sem ajuste.',
    )
    expect(oQueAjusta(0, 12)).toMatch(/ 12 linhas não contadas ficam sem ajuste\.$/)
  })
})
