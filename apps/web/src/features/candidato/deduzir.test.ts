import { describe, expect, it } from 'vitest'
import { deduzir } from './deduzir.ts'

const PAULISTA = '01310100'
const OSASCO = '06010000'
const RIO = '20040002'
const SAO_PAULO = { uf: 'SP', municipio: 'São Paulo' }

describe('what a CEP says of the address', () => {
  it('fills in what is empty', () => {
    expect(deduzir('cep', PAULISTA, {})).toEqual(SAO_PAULO)
    expect(deduzir('cep', OSASCO, {})).toEqual({ uf: 'SP', municipio: null })
  })

  it('replaces what an earlier CEP said, and takes a city away that is no longer told', () => {
    expect(deduzir('cep', RIO, { cep: PAULISTA, ...SAO_PAULO })).toEqual({
      uf: 'RJ',
      municipio: 'Rio de Janeiro',
    })
    expect(deduzir('cep', OSASCO, { cep: PAULISTA, ...SAO_PAULO })).toEqual({ uf: 'SP', municipio: null })
  })

  it('leaves what the person typed', () => {
    expect(deduzir('cep', RIO, { cep: PAULISTA, uf: 'SP', municipio: 'Osasco' })).toEqual({ uf: 'RJ' })
    expect(deduzir('cep', PAULISTA, { municipio: 'Osasco' })).toEqual({ uf: 'SP' })
    // A city of another state than the one that the person chose would contradict it.
    expect(deduzir('cep', RIO, { uf: 'MG' })).toEqual({})
  })

  it('says nothing of half a CEP', () => expect(deduzir('cep', '0131', {})).toEqual({}))
})

it('fills in the country of who was born Brazilian, unless another was answered', () => {
  expect(deduzir('nacionalidade', 'BN', {})).toEqual({ paisNascimento: '105' })
  expect(deduzir('nacionalidade', 'BN', { paisNascimento: '063' })).toEqual({})
})
