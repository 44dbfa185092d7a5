import { crc32, inflateRawSync } from 'node:zlib'
import * as fc from 'fast-check'
import { readXlsx, streamXlsxRows } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { contadorDeLinhas } from '@rh/domain/contract/formatos'
import { celulaDe, neutralizar, type Celula } from './celula.ts'
import { textoDoPdf } from '../test/pdf.ts'
import { comoCsv } from './csv.ts'
import { comoPdf } from './pdf.ts'
import { letrasDe } from './sheet-frame.ts'
import type { Cabecalho, Tabela } from './tabela.ts'
import { comoXlsx } from './xlsx.ts'

const fuso = 'America/Sao_Paulo'
const texto = (valor: string): Celula => ({ tipo: 'texto', valor })

async function* lotes(linhas: readonly (readonly Celula[])[], tamanho = 500) {
  for (let i = 0; i < linhas.length; i += tamanho) yield linhas.slice(i, i + tamanho)
}

const tabela = (
  cabecalho: readonly Cabecalho[],
  linhas: readonly (readonly Celula[])[],
  nome = 'Colaboradores',
): Tabela => ({
  nome,
  cabecalho,
  total: linhas.length,
  lotes: lotes(linhas),
  about: [['Exportada por', '=Maria']],
  fuso,
})

async function juntar(pedacos: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const partes: Uint8Array[] = []
  for await (const parte of pedacos) partes.push(parte)
  return new Uint8Array(Buffer.concat(partes))
}

const csvDe = async (cabecalho: readonly Cabecalho[], linhas: readonly (readonly Celula[])[]) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await juntar(comoCsv(tabela(cabecalho, linhas))))
const xlsxDe = (cabecalho: readonly Cabecalho[], linhas: readonly (readonly Celula[])[]) =>
  juntar(comoXlsx(tabela(cabecalho, linhas)))

const umaColuna: readonly Cabecalho[] = [{ label: 'Nome', tipo: 'texto' }]
const todas: readonly Cabecalho[] = [
  { label: 'Matrícula', tipo: 'texto' },
  { label: 'Admissão', tipo: 'data' },
  { label: 'Salário', tipo: 'dinheiro' },
  { label: 'Dias', tipo: 'numero' },
  { label: 'Alterado', tipo: 'instante' },
  { label: 'Ocupação', tipo: 'porcento' },
]
const umaDeCada: readonly Celula[] = [
  texto('000123'),
  { tipo: 'data', valor: '2026-11-20' },
  { tipo: 'dinheiro', valor: -186_550 },
  { tipo: 'numero', valor: 45 },
  { tipo: 'instante', valor: '2026-11-20T17:30:00.000Z' },
  { tipo: 'porcento', valor: 4.2 },
]

describe('neutralizar', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+55 11 99999-0000', "'+55 11 99999-0000"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', "'\n=1"],
    ['\n=1', "'\n=1"],
    ['  =1', "'  =1"],
    ['＝1+1', "'＝1+1"],
    ['Maria = José', 'Maria = José'],
    ["D'Ávila", "D'Ávila"],
    ['', ''],
  ])('%j becomes %j', (antes, depois) => expect(neutralizar(antes)).toBe(depois))

  it('never starts a formula, whatever is typed', () => {
    const inicio = fc.constantFrom('', '=', '+', '-', '@', '\t', '\r', '\n', ' ', '＝', '\u0000', '\u200b')
    const perigoso = fc.tuple(inicio, inicio, fc.string({ unit: 'binary' })).map((partes) => partes.join(''))
    fc.assert(
      fc.property(perigoso, (valor) => {
        expect(neutralizar(valor)).not.toMatch(/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/)
      }),
    )
  })
})

describe('celulaDe', () => {
  it('keeps each value as what the list says it is', () => {
    const rotulos = { ativo: { label: 'Ativo' } }
    expect(celulaDe({ label: 'a', rotulos }, 'ativo')).toEqual(texto('Ativo'))
    expect(celulaDe({ label: 'a', rotulos }, 'constructor')).toEqual(texto('constructor'))
    expect(celulaDe({ label: 'a', rotulos }, ['ativo', '=1'])).toEqual(texto('Ativo, =1'))
    expect(celulaDe({ label: 'a' }, ['=1', 'b'])).toEqual(texto('=1, b'))
    expect(celulaDe({ label: 'a', tipo: 'simNao' }, false)).toEqual(texto('Não'))
    expect(celulaDe({ label: 'a', tipo: 'data' }, '2026-01-02')).toEqual({
      tipo: 'data',
      valor: '2026-01-02',
    })
    expect(celulaDe({ label: 'a', tipo: 'data' }, '=1')).toEqual(texto('=1'))
    expect(celulaDe({ label: 'a', tipo: 'dinheiro' }, 150)).toEqual({ tipo: 'dinheiro', valor: 150 })
    expect(celulaDe({ label: 'a', tipo: 'porcento' }, 4.2)).toEqual({ tipo: 'porcento', valor: 4.2 })
    expect(celulaDe({ label: 'a' }, 7)).toEqual(texto('7'))
    expect(celulaDe({ label: 'a' }, null)).toBeNull()
  })
})

describe('CSV', () => {
  it('is what Excel in Portuguese opens: BOM, semicolons, CRLF, Brazilian dates and decimals', async () => {
    expect(await csvDe(todas, [umaDeCada, [null, null, null, null, null, null]])).toBe(
      '\uFEFFMatrícula;Admissão;Salário;Dias;Alterado;Ocupação\r\n' +
        '000123;20/11/2026;-1865,50;45;20/11/2026 14:30;4,2%\r\n;;;;;\r\n',
    )
  })
  it('quotes what would break a line apart', async () => {
    const csv = await csvDe(
      umaColuna,
      ['a;b', 'a "b" c', 'a\nb', ' a'].map((valor) => [texto(valor)]),
    )
    expect(csv).toBe('\uFEFFNome\r\n"a;b"\r\n"a ""b"" c"\r\n"a\nb"\r\n" a"\r\n')
  })
})

/** A file of an archive, inflated by zlib, which forgives nothing. */
function parteDe(arquivo: Uint8Array, nome: string): string {
  const bytes = Buffer.from(arquivo)
  const central = bytes.lastIndexOf(Buffer.from(nome)) - 46
  expect(bytes.readUInt32LE(central)).toBe(0x02014b50)
  const [crc, comprimido] = [bytes.readUInt32LE(central + 16), bytes.readUInt32LE(central + 20)]
  const local = bytes.readUInt32LE(central + 42)
  const inicio = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
  const inteiro = inflateRawSync(bytes.subarray(inicio, inicio + comprimido))
  expect(crc32(inteiro)).toBe(crc)
  return inteiro.toString('utf8')
}

describe('XLSX', () => {
  it('holds typed cells, a frozen and filtered head, and what was asked on a second sheet', async () => {
    const { sheets } = await readXlsx(await xlsxDe(todas, [umaDeCada]), { readStyles: true })
    const [dados, filtros] = sheets
    expect(sheets.map(({ name }) => name)).toEqual(['Colaboradores', 'Filtros'])
    expect(dados?.rows).toEqual([
      ['Matrícula', 'Admissão', 'Salário', 'Dias', 'Alterado', 'Ocupação'],
      ['000123', new Date('2026-11-20T00:00:00Z'), -1865.5, 45, new Date('2026-11-20T14:30:00Z'), 0.042],
    ])
    expect(dados?.autoFilter?.range).toBe('A1:F2')
    expect(dados?.freezePane?.rows).toBe(1)
    expect(dados?.cells?.get('0,0')?.style?.font?.bold).toBe(true)
    expect(dados?.cells?.get('1,0')?.style?.numFmt).toBe('@')
    expect(dados?.cells?.get('1,2')?.style?.numFmt).toBe('#,##0.00')
    expect(dados?.cells?.get('1,5')?.style?.numFmt).toBe('0.0%')
    expect(filtros?.rows).toEqual([['Exportada por', "'=Maria"]])
  })

  it('is an archive that a strict reader takes, in pieces as whole', async () => {
    const linhas = Array.from({ length: 1700 }, (_, i) => [texto(`Pessoa ${i}`)])
    const xml = parteDe(await xlsxDe(umaColuna, linhas), 'xl/worksheets/sheet1.xml')
    expect(xml.match(/<row /g)).toHaveLength(1701)
    expect(xml).toMatch(/^<\?xml .*<dimension ref="A1:A1701"\/>.*<\/sheetData><autoFilter .*<\/worksheet>$/s)
  })

  it('gives its sheet a name that spreadsheets open, however a list is called', async () => {
    const folhas = [
      ['Passivo de férias e 13º por contrato', 'Passivo de férias e 13º por con'],
      ['Aviso [1/2]: pago?', 'Aviso  1 2   pago'],
    ] as const
    for (const [nome, folha] of folhas) {
      const { sheets } = await readXlsx(await juntar(comoXlsx(tabela(umaColuna, [[texto('x')]], nome))))
      expect(sheets[0]?.name).toBe(folha)
    }
  })

  it('is a workbook even without rows', async () => {
    const { sheets } = await readXlsx(await xlsxDe(umaColuna, []))
    expect(sheets[0]?.rows).toEqual([['Nome']])
  })

  it('gives back any text as it was written', async () => {
    const valores = fc.sample(fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }), {
      numRuns: 300,
      seed: 7,
    })
    const escritos = [...valores, 'a_x000D_b', '<&>"', ' \u00e9 ', 'a\nb', '\u{1F600}']
      .map(neutralizar)
      .filter(Boolean)
    const { sheets } = await readXlsx(
      await xlsxDe(
        umaColuna,
        escritos.map((valor) => [texto(valor)]),
      ),
    )
    expect(sheets[0]?.rows.slice(1).map(([valor]) => valor)).toEqual(escritos)
  })

  it('is read as a stream too, row by row', async () => {
    const linhas = Array.from({ length: 1234 }, (_, i) => [texto(`Pessoa ${i}`)])
    let lidas = 0
    for await (const { values } of streamXlsxRows(await xlsxDe(umaColuna, linhas)))
      if (values[0] !== 'Nome') lidas += 1
    expect(lidas).toBe(1234)
  })

  it('names columns as spreadsheets do', () => {
    expect([1, 26, 27, 52, 53, 703].map(letrasDe)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'AAA'])
  })
})

describe('a formula', () => {
  const FORMULA = '=HYPERLINK("http://x.example")'

  it('is run by no spreadsheet', async () => {
    const celulas = [[celulaDe({ label: 'Nome' }, FORMULA)]]
    expect(await csvDe(umaColuna, celulas)).toContain(`"'=HYPERLINK(""http://x.example"")"`)
    const { sheets } = await readXlsx(await xlsxDe(umaColuna, celulas))
    expect(sheets[0]?.rows[1]).toEqual([`'${FORMULA}`])
  })

  it('is on paper as it was typed', async () => {
    const papel = comoPdf(tabela(umaColuna, [[celulaDe({ label: 'Nome' }, '-Retorno')]]), {
      timbre: {
        razaoSocial: 'Limpeza Ltda.',
        nomeFantasia: 'Limpeza',
        cnpj: '11222333000181',
        municipio: null,
        logo: null,
      },
      por: 'Maria',
      emitidoEm: Temporal.ZonedDateTime.from('2026-11-20T14:30[America/Sao_Paulo]'),
    })
    const linhas = textoDoPdf(await juntar(papel)).split('\n')
    expect(linhas).toContain('-Retorno')
  })
})

describe('progress', () => {
  const linhas = Array.from({ length: 1700 }, (_, i) => [
    texto(`Pessoa ${i}`),
    { tipo: 'numero', valor: i } as const,
  ])
  const cabecalho = [...umaColuna, { label: 'N', tipo: 'numero' } as const]

  it.each([
    ['csv', comoCsv],
    ['xlsx', comoXlsx],
  ] as const)('counts the rows of a %s from its bytes, however they arrive', async (formato, write) => {
    const bytes = await juntar(write(tabela(cabecalho, linhas)))
    for (const passo of [1, 7, 4096, bytes.length]) {
      const contar = contadorDeLinhas(formato, linhas.length)
      let contadas = 0
      for (let i = 0; i < bytes.length; i += passo) contadas = contar(bytes.subarray(i, i + passo))
      expect([passo, contadas]).toEqual([passo, 1700])
    }
  })
})
