import { describe, expect, it } from 'vitest'
import { isDosVisiveis } from './vista.ts'

const visiveis = new Set(['inicio', 'fracoes', 'comPromocao.cargoId', 'vaga.postoId'])

describe('what is about a field that somebody sees', () => {
  it.each([
    ['the field', { campo: 'inicio' }],
    ['a line of its list', { campo: 'fracoes.0.inicio' }],
    ['a field of a group', { campo: 'comPromocao.cargoId' }],
    ['a group of which they see a field', { campo: 'comPromocao' }],
    ['a field of a step', { etapa: 'vaga', campo: 'postoId' }],
  ])('is %s', (_, onde) => {
    expect(isDosVisiveis(visiveis, onde)).toBe(true)
  })

  it.each([
    ['another field', { campo: 'retorno' }],
    ['another field of the group', { campo: 'comPromocao.salarioCentavos' }],
    ['a field of which the name begins like one', { campo: 'inicioDoGozo' }],
    ['the field of another step', { etapa: 'pessoa', campo: 'postoId' }],
    ['a field of a step by itself', { campo: 'postoId' }],
  ])('is not %s', (_, onde) => {
    expect(isDosVisiveis(visiveis, onde)).toBe(false)
  })
})
