import { listaDemissao } from '@rh/domain/listas/demissao'
import { listaSeguranca } from '@rh/domain/listas/seguranca'
import { expect, it } from 'vitest'
import { sortWords } from './sort-words.ts'

it('says the order of a term by what falls due, and that of what happened by its day', () => {
  expect(sortWords(listaDemissao.colunas.prazo)).toEqual(['vence primeiro', 'vence por último'])
  expect(sortWords(listaDemissao.colunas.data)).toEqual(['mais cedo primeiro', 'mais recentes primeiro'])
  expect(sortWords(listaSeguranca.colunas.ate)).toEqual(['mais cedo primeiro', 'mais recentes primeiro'])
})

it('says the order of quantities by their size, and that of words as a dictionary does', () => {
  expect(sortWords({ tipo: 'dinheiro' })).toEqual(['menor primeiro', 'maior primeiro'])
  expect(sortWords(listaDemissao.colunas.nome)).toEqual(['crescente', 'decrescente'])
})
