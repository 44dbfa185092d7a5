import { describe, expect, it } from 'vitest'
import { etapaAtual, hrefDaEtapa, motivoDaRecusa, passosDe, podeVer } from './etapas.ts'

describe('the steps of an import', () => {
  it('begin with the spreadsheet, and follow the import as it goes on', () => {
    expect(etapaAtual(null, undefined)).toBe('planilha')
    expect(etapaAtual('resultado', undefined)).toBe('planilha')
    expect(etapaAtual(null, 'enviada')).toBe('colunas')
    expect(etapaAtual(null, 'com_erros')).toBe('conferencia')
    expect(etapaAtual(null, 'importando')).toBe('resultado')
    expect(etapaAtual('nada', 'pronta')).toBe('conferencia')
  })

  it('let one go back, never ahead, and nowhere once it is done', () => {
    expect(etapaAtual('colunas', 'com_erros')).toBe('colunas')
    expect(etapaAtual('resultado', 'com_erros')).toBe('conferencia')
    expect(etapaAtual('colunas', 'importada')).toBe('resultado')
    expect(podeVer('planilha', 'descartada')).toBe(true)
    expect(podeVer('colunas', 'descartada')).toBe(false)
  })

  it('say how each stands, and keep the import in every address', () => {
    expect(passosDe('feriados', 7, 'com_erros').map(({ state }) => state)).toEqual([
      'completa',
      'completa',
      'com-erro',
      'vazia',
    ])
    expect(passosDe('feriados', 7, 'importada').every(({ state }) => state === 'completa')).toBe(true)
    expect(hrefDaEtapa('feriados', 7, 'colunas')).toBe('/admin/importar/feriados?importacao=7&etapa=colunas')
    expect(hrefDaEtapa('feriados', null)).toBe('/admin/importar/feriados')
  })
})

describe('a file, before it is sent', () => {
  const MB = 1_048_576
  it.each([
    ['dados.xlsx', 1, null],
    ['DADOS.CSV', 1, null],
    ['dados.xlsx', 0, 'O arquivo está vazio. Escolha outro.'],
    ['antiga.xls', 1, 'Abra esta planilha no Excel e salve como Pasta de Trabalho do Excel (.xlsx).'],
    ['foto.png', 1, 'Escolha uma planilha .xlsx ou .csv.'],
    [
      'grande.xlsx',
      50 * MB,
      'A planilha passa de 10 MB. Apague abas e imagens que não são usadas, ou divida-a.',
    ],
  ])('%s of %i bytes', (name, size, motivo) => {
    expect(motivoDaRecusa({ name, size }, 10 * MB)).toBe(motivo)
  })
})
