import { describe, expect, it } from 'vitest'
import { seguir } from './seguir.ts'

const coluna = (id: number | null, nome: string, limite: number | null = null) => ({ id, nome, limite })
const antes = [coluna(1, 'A fazer'), coluna(2, 'Fazendo'), coluna(3, 'Concluído')]

describe('a list that somebody else saves while it is being changed', () => {
  it('is theirs where nothing was touched', () => {
    const agora = [coluna(3, 'Feito'), coluna(1, 'A fazer', 5), coluna(4, 'Espera')]
    expect(seguir(antes, agora, antes)).toEqual(agora)
  })

  it('keeps what was typed, field by field', () => {
    const agora = [coluna(1, 'Fila', 5), coluna(2, 'Fazendo'), coluna(3, 'Concluído')]
    const meus = [coluna(1, 'A fazer', 9), coluna(2, 'Em obra'), coluna(3, 'Concluído')]
    expect(seguir(antes, agora, meus)).toEqual([
      coluna(1, 'Fila', 9),
      coluna(2, 'Em obra'),
      coluna(3, 'Concluído'),
    ])
  })

  it('keeps what was added, taken away and moved here', () => {
    const agora = [...antes, coluna(4, 'Espera')]
    const meus = [coluna(3, 'Concluído'), coluna(1, 'A fazer'), coluna(null, 'Revisão')]
    expect(seguir(antes, agora, meus).map(({ nome }) => nome)).toEqual([
      'Concluído',
      'A fazer',
      'Revisão',
      'Espera',
    ])
  })

  it('has what both added once, and not what they took away', () => {
    const agora = [coluna(1, 'A fazer'), coluna(3, 'Concluído'), coluna(7, 'Revisão', 2)]
    const meus = [...antes.with(1, coluna(2, 'Em obra')), coluna(null, 'Revisão ')]
    const [, , revisao, ...mais] = seguir(antes, agora, meus)
    expect([revisao?.id, mais]).toEqual([7, []])
  })
})
