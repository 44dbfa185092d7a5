import { describe, expect, it } from 'vitest'
import { lugarDoCep } from './cep.ts'
import { estados, municipios } from './municipios.ts'

describe('the place of a CEP', () => {
  it.each([
    ['01310100', 'SP', 'São Paulo'],
    ['08499999', 'SP', 'São Paulo'],
    ['13010000', 'SP', null],
    ['20040002', 'RJ', 'Rio de Janeiro'],
    ['72800000', 'GO', null],
    ['72799999', 'DF', 'Brasília'],
    ['69299999', 'AM', null],
    ['69300000', 'RR', 'Boa Vista'],
    ['68899999', 'PA', null],
    ['99999999', 'RS', null],
  ])('%s is in %s, %s', (cep, uf, municipio) => {
    expect(lugarDoCep(cep)).toEqual({ uf, municipio })
  })

  it.each(['', '0131010', '00999999', '01310-100', '013101000'])('%s is nowhere', (cep) => {
    expect(lugarDoCep(cep)).toBeNull()
  })

  it('of every whole range is one of the states, and covers each of them', () => {
    const achadas = new Set<string>()
    const cidades = new Set(municipios().map(({ uf, nome }) => `${uf} ${nome}`))
    for (let inicio = 1000; inicio <= 99_999; inicio += 1) {
      const lugar = lugarDoCep(`${String(inicio).padStart(5, '0')}000`)
      if (!lugar) throw new Error(`${inicio} is nowhere`)
      achadas.add(lugar.uf)
      if (lugar.municipio && !cidades.has(`${lugar.uf} ${lugar.municipio}`))
        throw new Error(`${lugar.uf} has no ${lugar.municipio}`)
    }
    expect([...achadas].toSorted()).toEqual(
      estados()
        .map(({ sigla }) => sigla)
        .toSorted(),
    )
  })
})
