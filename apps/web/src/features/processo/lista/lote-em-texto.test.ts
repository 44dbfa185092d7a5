import { expect, it } from 'vitest'
import { feitasEmTexto, quemVaiSozinha, tituloDoLote, type Conferida } from './lote-em-texto.ts'

const linha = (id: number, resto: Partial<Conferida> = {}): Conferida => ({
  id,
  nome: 'Ivone Assunção Teixeira',
  numero: '2026-00027',
  rotulo: 'Aprovar',
  sozinha: null,
  ...resto,
})

it('counts what is ticked and what is ready, and names the act that all ready rows share', () => {
  const alone = linha(3, { sozinha: 'o exame é depois do início' })
  expect(tituloDoLote(3, [linha(1), linha(2), alone])).toEqual({
    verbo: 'Aprovar',
    texto: '3 marcadas, 2 prontas para aprovar.',
  })
  expect(tituloDoLote(2, [linha(1), linha(2, { rotulo: 'Confirmar vaga' })])).toEqual({
    verbo: 'Fazer',
    texto: '2 marcadas, 2 prontas.',
  })
  expect(tituloDoLote(1, [alone]).texto).toBe('1 marcada, nenhuma pronta.')
  expect(tituloDoLote(1, undefined).texto).toBe('1 marcada, conferindo…')
})

it('says of whom a row is, and what was done', () => {
  expect(quemVaiSozinha(linha(1))).toBe('Ivone')
  expect(quemVaiSozinha(linha(1, { nome: null }))).toBe('2026-00027')
  expect([1, 4].map((n) => feitasEmTexto('Aprovar', n))).toEqual(['Aprovar: 1 feita', 'Aprovar: 4 feitas'])
})
