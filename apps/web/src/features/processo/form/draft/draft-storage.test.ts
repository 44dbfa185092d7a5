import { describe, expect, it } from 'vitest'
import { daAdmissao } from '../exemplos.ts'
import { readPartes } from './draft-storage.ts'

describe('readPartes', () => {
  it('reads the steps that were kept', () =>
    expect(readPartes(daAdmissao, { versao: 3, partes: [['pessoais', { nome: 'Ana' }, {}]] })).toEqual({
      versao: 3,
      partes: [['pessoais', { nome: 'Ana' }, {}]],
    }))
  it('leaves out what is no step', () =>
    expect(
      readPartes(daAdmissao, {
        versao: 3,
        partes: [['senha', {}, {}], ['pessoais', {}], ['pessoais', 'x', {}], 7],
      }),
    ).toEqual({
      versao: 3,
      partes: [],
    }))
  it.each([null, 'x', {}, { versao: '3', partes: [] }, { versao: 3 }])('reads %j as nothing', (guardado) =>
    expect(readPartes(daAdmissao, guardado)).toBeNull(),
  )
})
