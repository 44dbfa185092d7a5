import { describe, expect, it } from 'vitest'
import { anosDeCasa, nomeDoMes, porDia } from './dias.ts'
import { pedidoDe } from './pedido.ts'

describe('pedidoDe', () => {
  it('reads the process of the address', () =>
    expect(pedidoDe(new URLSearchParams('processo=admissao&id=12'))).toEqual({
      processo: 'admissao',
      id: 12,
    }))
  it.each([
    '',
    'processo=admissao',
    'processo=festa&id=1',
    'processo=admissao&id=0',
    'processo=admissao&id=1e3',
  ])('finds none in %j', (texto) => expect(pedidoDe(new URLSearchParams(texto))).toBeNull())
})

it('groups people by day, in order, and knows today', () => {
  const dias = porDia([
    { nome: 'Bia', dia: 9, hoje: true },
    { nome: 'Ana', dia: 2, hoje: false },
    { nome: 'Caio', dia: 9, hoje: true },
  ])
  expect(dias.map(({ dia, hoje, pessoas }) => [dia, hoje, pessoas.map(({ nome }) => nome)])).toEqual([
    [2, false, ['Ana']],
    [9, true, ['Bia', 'Caio']],
  ])
})

it('says months and years in words', () => {
  expect(nomeDoMes(3)).toBe('março')
  expect([anosDeCasa(1), anosDeCasa(12)]).toEqual(['1 ano de casa', '12 anos de casa'])
})
