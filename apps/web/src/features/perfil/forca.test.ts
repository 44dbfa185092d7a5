import { describe, expect, it } from 'vitest'
import { forcaDaSenha, regrasDaSenha } from './forca.ts'
import { mudancas } from './mudancas.ts'

const contexto = ['Helena Vasconcelos', 'Limpadora Horizonte']

describe('forcaDaSenha', () => {
  it.each([
    ['', ''],
    ['curta', 'Fraca'],
    ['aaaaaaaaaaaaaaaa', 'Fraca'],
    ['helena123456', 'Fraca'],
    ['girassolx7', 'Razoável'],
    ['girassol-torto-9', 'Forte'],
    ['gira sol torto', 'Boa'],
  ])('%j is %j', (senha, rotulo) => expect(forcaDaSenha(senha, contexto).rotulo).toBe(rotulo))
})

describe('regrasDaSenha', () => {
  const cumpridas = (nova: string, atual = 'a-senha-de-antes') =>
    regrasDaSenha(nova, atual, contexto).map(({ cumprida }) => cumprida)
  it('fulfils nothing while nothing is typed', () =>
    expect(cumpridas('')).toEqual([false, false, false, false]))
  it('wants another password', () => expect(cumpridas('a-senha-de-antes')).toEqual([true, true, true, false]))
  it('accepts a good one', () => expect(cumpridas('girassol-torto-9')).not.toContain(false))
})

it('names what somebody else changed in the data', () => {
  const antes = { nome: 'Helena', email: 'h@x.br', telefone: '11987654321' }
  expect(mudancas(antes, { ...antes, nome: 'Helena V.', telefone: null })).toEqual([
    { label: 'Nome', agora: 'Helena V.' },
    { label: 'Telefone', agora: 'vazio' },
  ])
})
