import { describe, expect, it } from 'vitest'
import type { RegistroDoProcesso } from '../chamadas.ts'
import { findCorrigivel } from './corrigivel.ts'

const campos = {}
const correcao = { transicao: 'reenviar', em: ['solicitada'] }
const registro = (mais: object) =>
  ({
    id: 7,
    dados: {},
    editavel: true,
    atos: [],
    colaborador: { id: 3 },
    ...mais,
  }) as unknown as RegistroDoProcesso

describe('a record of one sheet', () => {
  it('is put right by the move that its kind names', () => {
    expect(findCorrigivel({ campos, correcao }, registro({}))).toMatchObject({
      transicao: 'reenviar',
      registro: { id: 7, colaborador: { id: 3 } },
    })
  })

  it('is corrected by its act once it was sent, by who may', () => {
    expect(
      findCorrigivel({ campos, correcao }, registro({ editavel: false, atos: ['editar'] })),
    ).toMatchObject({
      transicao: null,
    })
  })

  it.each([
    ['while it is with somebody else', { campos, correcao }, { editavel: false }],
    ['without a bond', { campos, correcao }, { colaborador: null }],
    ['of steps, which has pages for that', { campos, correcao }, { completude: 40 }],
    ['of a kind without a sheet', { correcao }, {}],
  ])('is not put right %s', (_, pagina, mais) => {
    expect(findCorrigivel(pagina, registro(mais))).toBeNull()
  })
})
