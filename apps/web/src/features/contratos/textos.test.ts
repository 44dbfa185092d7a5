import { describe, expect, it } from 'vitest'
import { readPorcento, reajustar } from './aditivo/porcento.ts'
import { contar, contemTexto, emDias, historiaDe, mudancaEmTexto } from './textos.ts'
import { urgenciaDe } from './urgencia.ts'

describe('words of a contract', () => {
  it('count in the singular and the plural', () => {
    expect([contar(0, 'vaga', 'vagas'), contar(1, 'vaga', 'vagas'), contar(1200, 'vaga', 'vagas')]).toEqual([
      '0 vagas',
      '1 vaga',
      '1.200 vagas',
    ])
  })

  it.each([
    [45, 'termina em 45 dias'],
    [1, 'termina amanhã'],
    [0, 'termina hoje'],
    [-1, 'terminou há 1 dia'],
    [-30, 'terminou há 30 dias'],
  ])('tell the end from %i days away', (faltam, texto) => {
    expect(emDias(faltam)).toBe(texto)
  })

  it('say what an amendment changed, each value as people write it', () => {
    expect(mudancaEmTexto({ campo: 'fim', de: '2026-12-31', para: '2027-12-31' })).toBe(
      'Fim do contrato: de 31/12/2026 para 31/12/2027',
    )
    expect(mudancaEmTexto({ campo: 'valorMensalCentavos', de: null, para: 150_000 })).toBe(
      `Valor mensal: de nada para R$\u00a01.500,00`,
    )
    expect(
      mudancaEmTexto({
        campo: 'adicional',
        posto: 'Copeiro · Sede',
        de: 'nenhum',
        para: 'periculosidade_30',
      }),
    ).toBe('Copeiro · Sede – adicional: de Sem adicional para Periculosidade (30%)')
    expect(mudancaEmTexto({ campo: 'postoNovo', posto: 'Anexo', de: null, para: 1 })).toBe(
      'Posto novo em Anexo: 1 vaga',
    )
  })

  it('put amendments and notes in one line of time, newest first', () => {
    const nota = { id: 1, texto: 'Reunião', autor: 'Letícia', em: '2026-11-02T12:00:00.000Z' }
    const aditivo = {
      id: 1,
      numero: '1º',
      tipo: 'outro' as const,
      assinadoEm: '2026-11-01',
      vigencia: '2026-11-01',
      descricao: 'Combinado',
      mudancas: [],
      autor: 'Letícia',
      em: '2026-11-03T12:00:00.000Z',
    }
    expect(historiaDe({ aditivos: [aditivo], observacoes: [nota] }).map(({ id }) => id)).toEqual([
      'aditivo-1',
      'observacao-1',
    ])
  })

  it('find every word of a search, whatever its accents', () => {
    expect(contemTexto('Antônia Gonçalves · Bloco A', 'goncalves bloco')).toBe(true)
    expect(contemTexto('Antônia Gonçalves', 'antonia rocha')).toBe(false)
    expect(contemTexto('Antônia', '')).toBe(true)
  })
})

describe('how soon a person must have a destination', () => {
  it.each([
    [29, 30, 'Passou do prazo'],
    [30, 30, 'Hoje'],
    [31, 30, 'Falta 1 dia'],
    [45, 30, 'Faltam 15 dias'],
  ])('with %i days left and %i of notice', (faltam, aviso, label) => {
    expect(urgenciaDe(faltam, aviso)?.label).toBe(label)
  })

  it('says nothing while there is time', () => {
    expect(urgenciaDe(46, 30)).toBeNull()
  })
})

describe('the percentage of an amendment', () => {
  it('raises whole centavos by a percentage written as people do', () => {
    expect(readPorcento('5,5')).toBe(5.5)
    expect(readPorcento(' 4.62 % ')).toBe(4.62)
    for (const texto of ['', '0', '-3', 'cinco', '101']) expect(readPorcento(texto), texto).toBeNull()
    expect(reajustar(186_500, 5.5)).toBe(196_758)
  })
})
