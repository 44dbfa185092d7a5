import { expect, it } from 'vitest'
import { resumir } from './pendentes.ts'

it('says a dismissal by its cause in words, as no screen shows a code', () => {
  const saida = { tipo: 'desligamento', operacao: 'inclusao' } as const
  expect(resumir(saida, { causa: '02' })).toBe('Dispensa sem justa causa')
  expect(resumir(saida, { causa: null })).toBe('Fim do contrato de trabalho')
})
