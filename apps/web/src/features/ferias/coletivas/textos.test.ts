import { expect, it } from 'vitest'
import { chipDoLote, criadosEmTexto, quantasPessoas } from './textos.ts'

it('says one in the singular', () => {
  expect([1, 2, 1234].map(quantasPessoas)).toEqual(['1 pessoa', '2 pessoas', '1.234 pessoas'])
  expect([0, 1].map(criadosEmTexto)).toEqual(['0 criados', '1 criado'])
  expect(chipDoLote(false, 1).label).toBe('1 recusado')
  expect(chipDoLote(false, 3).label).toBe('3 recusados')
  expect(chipDoLote(false, 0).label).toBe('Terminado')
  expect(chipDoLote(true, 3).label).toBe('Em andamento')
})
