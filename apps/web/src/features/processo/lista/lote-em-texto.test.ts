import { expect, it } from 'vitest'
import {
  decididasEmTexto,
  desfeitasEmTexto,
  emPartes,
  porQueFicaDeFora,
  tituloDoLote,
  type Conferida,
} from './lote-em-texto.ts'

const linha = (id: number, resto: Partial<Conferida> = {}): Conferida => ({
  id,
  nome: 'Ivone Assunção Teixeira',
  numero: '2026-00027',
  rotulo: 'Aprovar',
  sozinha: null,
  ...resto,
})
const admissao = { um: 'admissão', muitos: 'admissões' }

it('counts what is ticked and what is ready, and names the act that all ready rows share', () => {
  const alone = linha(3, { sozinha: 'o exame é depois do início' })
  expect(tituloDoLote(3, [linha(1), linha(2), alone])).toEqual({
    verbo: 'Aprovar',
    texto: '3 marcadas, 2 prontas para aprovar.',
  })
  expect(tituloDoLote(2, [linha(1), linha(2, { rotulo: 'Confirmar vaga' })])).toEqual({
    verbo: 'Decidir',
    texto: '2 marcadas, 2 prontas para decidir.',
  })
  expect(tituloDoLote(1, [alone]).texto).toBe('1 marcada, nenhuma pronta.')
  expect(tituloDoLote(1, 'conferindo').texto).toBe('1 marcada, conferindo…')
  expect(tituloDoLote(2, 'falhou').texto).toBe('2 marcadas, mas não foi possível conferir.')
})

it('says who stays out and why, in one sentence whoever wrote the reason', () => {
  expect(porQueFicaDeFora(linha(1, { sozinha: 'O exame é depois do início.' }))).toEqual({
    quem: 'Ivone',
    porque: 'fica de fora: o exame é depois do início.',
  })
  expect(porQueFicaDeFora(linha(1, { nome: null })).quem).toBe('2026-00027')
})

it('says what was done and what was taken back', () => {
  expect([1, 4].map((n) => decididasEmTexto('Aprovar', n, admissao))).toEqual([
    'Você aprovou 1 admissão.',
    'Você aprovou 4 admissões.',
  ])
  expect(decididasEmTexto('Confirmar vaga', 2, admissao)).toBe('Você confirmou vaga em 2 admissões.')
  expect(decididasEmTexto('Decidir', 2, admissao)).toBe('Você decidiu 2 admissões.')
  expect([1, 2].map((n) => desfeitasEmTexto(n, admissao))).toEqual([
    'Desfeito. 1 admissão espera por você de novo.',
    'Desfeito. 2 admissões esperam por você de novo.',
  ])
})

it('parts what is more than one call takes', () => {
  expect(emPartes([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(emPartes([], 2)).toEqual([])
})
