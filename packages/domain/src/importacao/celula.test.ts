import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estadosCivis, grausInstrucao } from '../codigos/pessoais.ts'
import {
  CelulaRecusada,
  isVazia,
  readData,
  readDinheiro,
  readDocumento,
  readHora,
  readInteiro,
  readOpcao,
  readSimNao,
  readTexto,
  letraDaColuna,
  mostrar,
  simplificar,
  type Celula,
} from './celula.ts'

/** What a reading answers, or the words with which it refuses. */
const lido = <T>(ler: (celula: Celula) => T, celula: Celula): T | string => {
  try {
    return ler(celula)
  } catch (error) {
    if (error instanceof CelulaRecusada) return error.message
    throw error
  }
}

const NAO_E_DATA = 'Não é uma data. Escreva como dia/mês/ano, por exemplo 20/11/2026.'

describe('a date in a cell', () => {
  it.each([
    ['31/12/2026', '2026-12-31'],
    ['1/2/2026', '2026-02-01'],
    ['01-02-2026', '2026-02-01'],
    ['1.2.2026', '2026-02-01'],
    [' 29/02/2024 ', '2024-02-29'],
    ['2026-02-01', '2026-02-01'],
    ['2026-02-01T00:00:00.000Z', '2026-02-01'],
    ['01/02/2026 00:00:00', '2026-02-01'],
    [{ data: '2026-02-01' }, '2026-02-01'],
    [46_054, '2026-02-01'],
    [46_054.75, '2026-02-01'],
    ['31/02/2026', 'O dia 31/02/2026 não existe no calendário. Confira e corrija a data.'],
    ['29/02/2026', 'O dia 29/02/2026 não existe no calendário. Confira e corrija a data.'],
    ['12/31/2026', 'O dia 12/31/2026 não existe no calendário. Confira e corrija a data.'],
    ['01/02/26', 'Escreva o ano com quatro dígitos, por exemplo 20/11/2026.'],
    ['ontem', NAO_E_DATA],
    [0, NAO_E_DATA],
    // The 29/02/1900 that Excel counts and that never was.
    [60, NAO_E_DATA],
    [-5, NAO_E_DATA],
    [20_261_120, NAO_E_DATA],
    [true, NAO_E_DATA],
  ])('%o is %s', (celula, esperado) => {
    expect(lido(readData, celula)).toBe(esperado)
  })

  it('is the same day however it is written', () => {
    const dias = integer({ min: 61, max: 73_050 })
    assert(
      property(dias, (serial) => {
        const data = readData(serial)
        const [ano, mes, dia] = data.split('-')
        expect(readData(`${dia}/${mes}/${ano}`)).toBe(data)
        expect(readData(data)).toBe(data)
        expect(readData({ data })).toBe(data)
        expect(Temporal.PlainDate.from('1899-12-30').until(data).days).toBe(serial)
      }),
    )
  })
})

describe('money in a cell', () => {
  it.each([
    ['1.234,56', 123_456],
    ['R$ 1.850,00', 185_000],
    ['R$1850', 185_000],
    ['1234.56', 123_456],
    ['1234,5', 123_450],
    // In Portuguese a point before three digits is of thousands.
    ['1.234', 123_400],
    ['0', 0],
    [1850.5, 185_050],
    // 1.1 * 100 is not 110 in binary.
    [1.1, 110],
    ['1,234.56', 'Não é um valor em reais. Escreva como 1.234,56.'],
    ['12.34.56', 'Não é um valor em reais. Escreva como 1.234,56.'],
    ['-10,00', 'Não é um valor em reais. Escreva como 1.234,56.'],
    [-10, 'Não é um valor em reais. Escreva como 1.234,56.'],
    [10.005, 'O valor tem mais de duas casas de centavos. Arredonde.'],
    ['mil', 'Não é um valor em reais. Escreva como 1.234,56.'],
    [Number.POSITIVE_INFINITY, 'Não é um valor em reais. Escreva como 1.234,56.'],
  ])('%o is %o', (celula, esperado) => {
    expect(lido(readDinheiro, celula)).toBe(esperado)
  })

  it('reads back every amount that Portuguese writes', () => {
    const escrito = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 })
    assert(
      property(integer({ min: 0, max: 9_999_999_999 }), (centavos) => {
        expect(readDinheiro(escrito.format(centavos / 100))).toBe(centavos)
        expect(readDinheiro(centavos / 100)).toBe(centavos)
      }),
    )
  })
})

describe('a document in a cell', () => {
  it('gets back the zeros that the spreadsheet ate, and keeps what was written with a mask', () => {
    expect(readDocumento(191, 11)).toBe('00000000191')
    expect(readDocumento('191', 11)).toBe('00000000191')
    expect(readDocumento('000.000.001-91', 11)).toBe('000.000.001-91')
    expect(readDocumento(12_345_678_909, 11)).toBe('12345678909')
    expect(readDocumento(1e21, 11)).toBe('1000000000000000000000')
  })

  it('is never changed beyond its leading zeros', () => {
    assert(
      property(integer({ min: 0, max: 99_999_999_999 }), (numero) => {
        expect(Number(readDocumento(numero, 11))).toBe(numero)
        expect(readDocumento(numero, 11)).toHaveLength(11)
      }),
    )
  })
})

describe('text in a cell', () => {
  it('stays as it is read on the screen', () => {
    expect(readTexto(101)).toBe('101')
    expect(readTexto(0.1 + 0.2)).toBe('0.3')
    expect(readTexto('  Maria\u00A0 da\u200B  Silva\n')).toBe('Maria da Silva')
    expect(lido(readTexto, { data: '2026-02-01' })).toBe(
      'A planilha transformou este valor em data (01/02/2026). Formate a coluna como Texto e digite de novo.',
    )
  })

  it('is empty only when nothing is to be seen', () => {
    expect([null, '', ' \t', '\u00A0', '\u200B'].map(isVazia)).toEqual([true, true, true, true, true])
    expect(['0', 0, false].map(isVazia)).toEqual([false, false, false])
  })

  it('is shown as the spreadsheet shows it', () => {
    expect(mostrar({ data: '2026-02-01' })).toBe('01/02/2026')
    expect(mostrar({ formula: 'A1*2' })).toBe('=A1*2')
    expect(mostrar(1850.5)).toBe('1850,5')
    expect(mostrar(true)).toBe('Sim')
  })
})

describe('an option in a cell', () => {
  it.each([
    ['Solteiro(a)', '1'],
    ['solteira', '1'],
    ['CASADO', '2'],
    ['viúva', '5'],
    ['1', '1'],
    [2, '2'],
  ])('%o is marital status %s', (celula, esperado) => {
    expect(readOpcao(celula, estadosCivis)).toBe(esperado)
  })

  it('takes codes whose zero the spreadsheet ate, and names what it takes', () => {
    expect(readOpcao(7, grausInstrucao)).toBe('07')
    expect(readOpcao('ensino medio completo', grausInstrucao)).toBe('07')
    expect(lido((c) => readOpcao(c, estadosCivis), 'enrolado')).toBe(
      'Valor desconhecido. Use Solteiro(a), Casado(a), Divorciado(a), Separado(a) ou Viúvo(a).',
    )
    expect(lido((c) => readOpcao(c, grausInstrucao), 'x')).toBe(
      'Valor desconhecido. Use um dos valores da aba Listas do modelo.',
    )
  })
})

describe('the other kinds of cell', () => {
  it('read yes and no, whole numbers and hours', () => {
    expect(['Sim', 'S', 'x', 1, true].map((c) => readSimNao(c))).toEqual(Array(5).fill(true))
    expect(['Não', 'nao', 'N', 0, false].map((c) => readSimNao(c))).toEqual(Array(5).fill(false))
    expect(lido(readSimNao, 'talvez')).toBe('Responda Sim ou Não.')
    expect([readInteiro('45'), readInteiro(45), lido(readInteiro, '4,5')]).toEqual([
      45,
      45,
      'Informe um número inteiro, sem vírgula.',
    ])
    expect(['08:00', '8h', '8h30', '08:00:00', 0.5].map((c) => readHora(c))).toEqual([
      '08:00:00',
      '08:00:00',
      '08:30:00',
      '08:00:00',
      '12:00:00',
    ])
    expect(lido(readHora, '25:00')).toBe('Não é um horário. Escreva como 08:00.')
  })

  it('compare names without accents, case and punctuation', () => {
    expect(simplificar(' Nº do  CONTRATO* ')).toBe('n do contrato')
    expect(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']).toEqual(
      [0, 25, 26, 51, 52, 701, 702].map((indice) => letraDaColuna(indice)),
    )
  })
})
