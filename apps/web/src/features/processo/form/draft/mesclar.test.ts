import { describe, expect, it } from 'vitest'
import { daAdmissao } from '../exemplos.ts'
import { mesclar } from './mesclar.ts'

const base = { pessoais: { nome: 'Maria', mae: 'Ana' }, endereco: { bairro: 'Centro' } }

describe('mesclar', () => {
  it('keeps both when they typed in different fields, even of one step', () => {
    const deles = { ...base, pessoais: { nome: 'Maria', mae: 'Ana Lúcia' } }
    const {
      disputados,
      partes,
      deles: mudou,
    } = mesclar(daAdmissao, base, deles, new Map([['pessoais', { nome: 'Maria José', mae: 'Ana' }]]))
    expect(mudou).toEqual([{ etapa: 'pessoais', campo: 'mae', de: 'Ana', para: 'Ana Lúcia' }])
    expect(disputados).toEqual([])
    expect(partes.get('pessoais')).toEqual({ nome: 'Maria José', mae: 'Ana Lúcia' })
  })

  it('puts mine over theirs where both typed, and says where', () => {
    const deles = { ...base, pessoais: { nome: 'Mariana', mae: 'Ana' } }
    const { disputados, partes } = mesclar(
      daAdmissao,
      base,
      deles,
      new Map([['pessoais', { nome: 'Marina', mae: 'Ana' }]]),
    )
    expect(disputados).toEqual([{ etapa: 'pessoais', campo: 'nome', de: 'Maria', para: 'Marina' }])
    expect(partes.get('pessoais')).toEqual({ nome: 'Marina', mae: 'Ana' })
  })

  it('does not dispute what both typed alike, nor what differs only in form', () => {
    const deles = { ...base, pessoais: { nome: 'Maria José', mae: 'Ana' } }
    const { disputados } = mesclar(
      daAdmissao,
      base,
      deles,
      new Map([['pessoais', { nome: 'Maria José ', mae: 'Ana' }]]),
    )
    expect(disputados).toEqual([])
  })

  it('keeps a field emptied here', () => {
    const { partes } = mesclar(daAdmissao, base, base, new Map([['pessoais', { nome: 'Maria' }]]))
    expect(partes.get('pessoais')).toEqual({ nome: 'Maria', mae: null })
  })
})
