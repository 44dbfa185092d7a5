import { describe, expect, it } from 'vitest'
import { mapear } from '../cabecalho.ts'
import { readLinha } from '../define.ts'
import { contratos, type ContratoImportado } from '../tipos/contratos.ts'
import { conferirContrato } from './contrato.ts'

const colunas = Object.values(contratos.colunas)
const exemplo = readLinha(
  contratos,
  mapear(
    contratos,
    colunas.map(({ label }) => label),
  ),
  2,
  colunas.map(({ exemplo: valor }) => valor),
).valores as ContratoImportado

const conferir = (linha: Partial<ContratoImportado>, primeira: Partial<ContratoImportado> = {}) => {
  const igual = { linha: 2, valores: { ...exemplo, ...primeira } }
  return conferirContrato({ ...exemplo, ...linha }, { contrato: igual, local: igual })
}

describe('a row of contracts', () => {
  it('has nothing to correct when it is as the template shows', () => {
    expect(conferir({})).toEqual([])
  })

  it('says the same of its contract and place as the rows before, whatever accents and case', () => {
    expect(conferir({ objeto: 'LIMPEZA E CONSERVACAO' })).toEqual([])
    expect(conferir({ clienteCnpj: '11444777000161', uf: 'RJ' })).toEqual([
      ['clienteCnpj', 'CNPJ do cliente é diferente da linha 2, do mesmo contrato. Deixe as duas iguais.'],
      ['uf', 'UF é diferente da linha 2, do mesmo local. Deixe as duas iguais.'],
    ])
  })

  it('CLT art. 195: an allowance rests on a report', () => {
    expect(conferir({ adicional: 'insalubridade_40' })).toEqual([
      ['laudo', 'Informe o laudo que fundamenta o adicional (CLT art. 195).'],
    ])
    expect(conferir({ adicional: 'insalubridade_40', laudo: 'LTCAT 12/2025' })).toEqual([])
  })

  it('ends after it begins', () => {
    const trocado = { inicio: '2027-12-31', fim: '2024-01-01' }
    expect(conferir(trocado, trocado)).toEqual([['fim', 'O contrato termina antes de começar (31/12/2027).']])
  })

  it.each([
    ['20%', 'insalubridade_20'],
    [0.4, 'insalubridade_40'],
    ['Periculosidade 30%', 'periculosidade_30'],
    ['Insalubridade 20% (médio)', 'insalubridade_20'],
    ['Insalubridade, grau médio (20%)', 'insalubridade_20'],
    ['não', 'nenhum'],
  ])('reads the allowance %o as %s', (celula, esperado) => {
    expect(contratos.colunas.adicional.schema.parse(celula)).toBe(esperado)
  })
})
