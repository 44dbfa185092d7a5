import { describe, expect, it } from 'vitest'
import { avisoDoPedido, fraseDoPedido, isPedivel, prazoDoPedido } from './pedir-documento.ts'

describe('the day until which a document is asked', () => {
  it('leaves a business day before the term of the process', () => {
    // 03/12/2026 is a Thursday, 07/12 a Monday.
    expect(prazoDoPedido('2026-11-23', '2026-12-03')).toBe('2026-12-02')
    expect(prazoDoPedido('2026-11-23', '2026-12-07')).toBe('2026-12-04')
  })

  it('is the next business day where the term is near, over, or none', () => {
    for (const termo of ['2026-11-24', '2026-11-10', null])
      expect(prazoDoPedido('2026-11-23', termo)).toBe('2026-11-24')
    // A Friday.
    expect(prazoDoPedido('2026-11-27', null)).toBe('2026-11-30')
  })
})

it('asks for what did not come, and for what was refused', () => {
  expect((['pendente', 'reprovado', 'enviado', 'aprovado', 'dispensado'] as const).filter(isPedivel)).toEqual(
    ['pendente', 'reprovado'],
  )
})

it('names a document of health to nobody who only reads the conversation', () => {
  const pedido = { aQuem: 'Sesmt', documento: 'ASO admissional', sensivel: true, ate: '2026-12-02' } as const
  expect(fraseDoPedido(pedido)).toBe('Pedido a Sesmt: um documento reservado, até 02/12/2026.')
  expect(avisoDoPedido({ ...pedido, sensivel: false, quem: 'Vinícius' })).toBe(
    'Vinícius pediu ASO admissional até 02/12/2026.',
  )
})
