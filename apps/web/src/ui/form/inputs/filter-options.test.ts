import { expect, it } from 'vitest'
import { filterOptions } from './filter-options.ts'

const options = [
  { value: 1, label: 'Itaú Unibanco', detail: '341' },
  { value: 2, label: 'Banco do Brasil', detail: '001' },
]

it('finds every word in any order, accents and case aside', () => {
  expect(filterOptions(options, 'ITAU').map((o) => o.value)).toEqual([1])
  expect(filterOptions(options, 'brasil banco').map((o) => o.value)).toEqual([2])
  expect(filterOptions(options, '341').map((o) => o.value)).toEqual([1])
  expect(filterOptions(options, '').length).toBe(2)
  expect(filterOptions(options, 'caixa')).toEqual([])
})

it('finds by words that nobody sees', () => {
  const luto = { value: 3, label: 'Morreu alguém da família', palavras: 'luto enterro' }
  expect(filterOptions([...options, luto], 'lut').map((o) => o.value)).toEqual([3])
})

it('puts the exact match first, then what begins with it', () => {
  const labels = ['Grande Avenida', 'Contra-avenida', 'Avenida Marginal Direita', 'Avenida', 'Subavenida']
  const avenidas = labels.map((label, value) => ({ value, label }))
  expect(filterOptions(avenidas, 'avenida').map(({ label }) => label)).toEqual([
    'Avenida',
    'Avenida Marginal Direita',
    'Grande Avenida',
    'Contra-avenida',
    'Subavenida',
  ])
  const emGrupos = avenidas.map((option) => ({ ...option, grupo: 'Vias' }))
  expect(filterOptions(emGrupos, 'avenida')).toEqual(emGrupos)
})
