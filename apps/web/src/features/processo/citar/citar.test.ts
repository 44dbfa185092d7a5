import { describe, expect, it } from 'vitest'
import { citacaoNoCursor, comCitacao, trechosDe } from './citar.ts'

const noFim = (texto: string) => citacaoNoCursor(texto, texto.length)

describe('citacaoNoCursor', () => {
  it.each([
    ['@', { inicio: 0, busca: '' }],
    ['Veja, @Clá', { inicio: 6, busca: 'Clá' }],
    ['(@Cláudio Ar', { inicio: 1, busca: 'Cláudio Ar' }],
    ['linha\n@r', { inicio: 6, busca: 'r' }],
  ])('reads the name of %j', (texto, esperada) => expect(noFim(texto)).toEqual(esperada))

  it.each(['', 'rita@empresa', '@Cláudio Aragão já', 'Veja, @ Rita e', '@Rita, veja'])(
    'finds none in %j',
    (texto) => expect(noFim(texto)).toBeNull(),
  )

  it('looks only before the cursor', () => {
    expect(citacaoNoCursor('@Ri viu?', 3)).toEqual({ inicio: 0, busca: 'Ri' })
    expect(citacaoNoCursor('@Ri viu?', 0)).toBeNull()
  })
})

it('comCitacao puts the whole name and leaves the cursor after it', () => {
  expect(comCitacao('O @clá já viu', { inicio: 2, busca: 'clá' }, 'Cláudio Aragão')).toEqual({
    texto: 'O @Cláudio Aragão já viu',
    cursor: 18,
  })
})

describe('trechosDe', () => {
  const rita = { id: 1, nome: 'Rita' }
  const sampaio = { id: 2, nome: 'Rita Sampaio' }

  it('marks every name, the longest first', () => {
    expect(trechosDe('@Rita Sampaio e @Rita, @Rita?', [rita, sampaio])).toEqual([
      { texto: '@Rita Sampaio', citado: 2 },
      { texto: ' e ' },
      { texto: '@Rita', citado: 1 },
      { texto: ', ' },
      { texto: '@Rita', citado: 1 },
      { texto: '?' },
    ])
  })

  it('leaves a text without names as it is', () => {
    expect(trechosDe('rita@empresa', [])).toEqual([{ texto: 'rita@empresa' }])
    expect(trechosDe('', [rita])).toEqual([])
  })
})
