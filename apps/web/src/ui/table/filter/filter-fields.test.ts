import { describe, expect, it } from 'vitest'
import { chipsOf, isWholeDay, toggleCode, type FilterField } from './filter-fields.ts'

const fields: readonly FilterField[] = [
  {
    kind: 'lookup',
    filtro: 'contratoId',
    label: 'Contrato',
    options: [{ value: 3, label: '2024/001 · Hospital' }],
  },
  {
    kind: 'several',
    filtro: 'situacao',
    label: 'Situação',
    options: [
      { value: 'ativo', label: 'Ativo' },
      { value: 'desligado', label: 'Desligado' },
    ],
  },
  { kind: 'dates', de: 'admissaoDe', ate: 'admissaoAte', label: 'Admissão' },
]
const labels = (filtros: Record<string, string>) => chipsOf(fields, filtros).map(({ label }) => label)

describe('chipsOf', () => {
  it('says each filter in words, in the order of the fields', () => {
    const filtros = {
      situacao: 'ativo,desligado',
      admissaoDe: '2026-11-01',
      admissaoAte: '2026-11-30',
      contratoId: '3',
    }
    expect(labels(filtros)).toEqual([
      'Contrato: 2024/001 · Hospital',
      'Situação: Ativo, Desligado',
      'Admissão: 01/11/2026 a 30/11/2026',
    ])
  })
  it('says half a span, and one day as one', () => {
    expect(labels({ admissaoDe: '2026-11-01' })).toEqual(['Admissão: a partir de 01/11/2026'])
    expect(labels({ admissaoAte: '2026-11-01' })).toEqual(['Admissão: até 01/11/2026'])
    expect(labels({ admissaoDe: '2026-11-01', admissaoAte: '2026-11-01' })).toEqual(['Admissão: 01/11/2026'])
  })
  it('waits for the words of what is still being asked for', () => {
    expect(labels({ contratoId: '9' })).toEqual(['Contrato: …'])
  })
  it('takes both ends of a span away', () => {
    expect(chipsOf(fields, { admissaoDe: '2026-11-01' })[0]?.without).toEqual({
      admissaoDe: '',
      admissaoAte: '',
    })
  })
})

it('adds and takes codes', () => {
  expect(toggleCode('', 'a')).toBe('a')
  expect(toggleCode('a', 'b')).toBe('a,b')
  expect(toggleCode('a,b', 'a')).toBe('b')
})

it('waits for a whole day', () => {
  expect(['', '2026-11-20', '20/11/20', '0020-11-20'].map(isWholeDay)).toEqual([true, true, false, false])
})
