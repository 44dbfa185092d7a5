import { strToU8, zipSync } from 'fflate'
import { writeXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import { conferida, csv, enviar, errosDe, esperar, feriado, folha, planilha } from '../../test/planilhas.ts'

let rh: TestApp
let admin: Client
beforeAll(async () => {
  rh = await createTestApp()
  admin = await rh.as('administrador')
})
afterAll(() => rh[Symbol.asyncDispose]())

const tentar = (arquivo: File, tipo: 'feriados' | 'usuarios' = 'feriados') =>
  admin.try('POST /api/importacao/enviar/:tipo', { params: { tipo }, arquivo })

/** Status, words and advice of a refusal; nothing is left of it. */
async function recusa(arquivo: File, tipo?: 'usuarios'): Promise<readonly unknown[]> {
  const contar = async () =>
    (
      await sql<{
        n: number
      }>`select (select count(*) from importacao) + (select count(*) from arquivo) as n`.execute(rh.db)
    ).rows
  const antes = await contar()
  const { status, body } = await tentar(arquivo, tipo)
  expect(await contar()).toEqual(antes)
  return 'acao' in body ? [status, body.mensagem, body.acao] : [status]
}

const XLSX_MINIMO = {
  '[Content_Types].xml':
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
  '_rels/.rels':
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
  'xl/workbook.xml':
    '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Dados" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
} as const

/** An XLSX written by hand, with this sheet and any further entries. */
function artesanal(folhaXml: string, mais: Readonly<Record<string, Uint8Array>> = {}): File {
  const partes = { ...XLSX_MINIMO, 'xl/worksheets/sheet1.xml': folhaXml }
  const textos = Object.fromEntries(Object.entries(partes).map(([nome, xml]) => [nome, strToU8(xml)]))
  return new File([new Uint8Array(zipSync({ ...textos, ...mais }))], 'feita à mão.xlsx')
}

const DIRETORIO_BYTES = 46
const TAMANHO_ABERTO = 24

/** The same file, whose directory says that its sheet unfolds to so many bytes. */
async function comTamanho(arquivo: File, bytes: number): Promise<File> {
  const zip = Buffer.from(await arquivo.arrayBuffer())
  const entrada = zip.lastIndexOf('xl/worksheets/sheet1.xml') - DIRETORIO_BYTES
  zip.writeUInt32LE(bytes, entrada + TAMANHO_ABERTO)
  return new File([new Uint8Array(zip)], arquivo.name)
}

const linhaXml = (n: number, textos: readonly string[]): string =>
  `<row r="${n}">${textos.map((t, i) => `<c r="${String.fromCharCode(65 + i)}${n}" t="inlineStr"><is><t>${t}</t></is></c>`).join('')}</row>`
const folhaXml = (linhas: string, topo = ''): string =>
  `<?xml version="1.0"?>${topo}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${linhas}</sheetData></worksheet>`
const titulos = ['Nome', 'Data', 'Repete todo ano', 'UF', 'Fundamento']

describe('a file that is no spreadsheet of ours', () => {
  it('is refused by size before it is read', async () => {
    const onze = new File([new Uint8Array(11 * 1_048_576).fill(65)], 'grande.csv')
    expect(await recusa(onze)).toEqual([
      413,
      'O arquivo enviado é grande demais.',
      'Envie um arquivo de até 10 MB.',
    ])
    const cinquenta = new File([new Uint8Array(50 * 1_048_576)], 'enorme.xlsx')
    expect((await recusa(cinquenta))[0]).toBe(413)
  })

  it('is refused by what it is, whatever its name, with what to do instead', async () => {
    const bytes = (hex: string) => new Uint8Array(Buffer.from(hex.padEnd(64, '0'), 'hex'))
    expect(await recusa(new File([bytes('d0cf11e0a1b11ae1')], 'antiga.xlsx'))).toEqual([
      415,
      'Este tipo de arquivo não é aceito aqui.',
      'Este é um arquivo do Office antigo (.xls) ou protegido por senha. Abra-o e salve como Pasta de Trabalho do Excel (.xlsx), sem senha.',
    ])
    expect((await recusa(csv('<html><table><tr><td>Nome', 'relatorio.xls')))[2]).toMatch(
      /^Este arquivo é uma página/,
    )
    expect((await recusa(csv('%PDF-1.7 \n\n\n\n\n', 'a.xlsx')))[0]).toBe(415)
    expect((await recusa(new File([bytes('4d5a90000300')], 'virus.xlsx')))[0]).toBe(415)
    const zip = (nome: string) => new File([new Uint8Array(zipSync({ [nome]: strToU8('x') }))], 'a.xlsx')
    expect((await recusa(zip('content.xml')))[1]).toBe('Esta é uma planilha do LibreOffice (.ods).')
    expect((await recusa(zip('../../etc/passwd')))[1]).toBe('Este arquivo não é uma planilha do Excel.')
  })

  it('is refused when broken, cut off or empty', async () => {
    const inteira = new Uint8Array(await (await planilha('feriados', [feriado()])).arrayBuffer())
    expect((await recusa(new File([inteira.slice(0, inteira.length / 2)], 'a.xlsx')))[1]).toBe(
      'O arquivo está corrompido.',
    )
    expect((await recusa(artesanal('<worksheet><sheetData><row')))[0]).toBe(415)
    expect((await recusa(new File([], 'nada.xlsx')))[0]).toBe(400)
    expect((await recusa(await folha([])))[1]).toBe('A planilha está vazia.')
    expect((await recusa(csv('\n;;\n  ;\n\n\n\n\n')))[1]).toBe('A planilha está vazia.')
    expect((await recusa(await folha([titulos])))[1]).toBe('A planilha só tem o cabeçalho.')
    const escondida = await writeXlsx({
      sheets: [
        { name: 'a', rows: [['x']], hidden: true },
        { name: 'b', rows: [['x']], veryHidden: true },
      ],
    })
    expect((await recusa(new File([new Uint8Array(escondida)], 'a.xlsx')))[1]).toBe(
      'A planilha não tem nenhuma aba à vista.',
    )
  })
})

describe('a spreadsheet made to do harm', () => {
  it('never unfolds beyond measure, whether it says so or lies', async () => {
    const bomba = await comTamanho(artesanal(folhaXml(linhaXml(1, titulos))), 201 * 1_048_576)
    expect((await recusa(bomba))[1]).toBe('A planilha é grande demais depois de aberta.')
    const muitas = Object.fromEntries(Array.from({ length: 1_100 }, (_, i) => [`x/${i}`, new Uint8Array(0)]))
    expect((await recusa(artesanal(folhaXml(''), muitas)))[1]).toBe(
      'A planilha é grande demais depois de aberta.',
    )

    // Its directory says that the sheet has ten bytes, or none; it has three million.
    const gorda = artesanal(folhaXml(linhaXml(1, [' '.repeat(3_000_000)])))
    expect((await recusa(await comTamanho(gorda, 10)))[0]).toBe(415)
    expect((await recusa(await comTamanho(gorda, 0)))[1]).toBe('O arquivo está corrompido.')
  })

  it('opens no file of the server and expands no entity', async () => {
    const doctype =
      '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd"><!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>'
    const xxe = artesanal(
      folhaXml(linhaXml(1, titulos) + linhaXml(2, ['&x;', '&b;', 'Sim', 'SP', 'Lei']), doctype),
    )
    const { body } = await tentar(xxe)
    expect(JSON.stringify(body)).not.toMatch(/root:|aaaa/)
  })

  it('claims a cell at the far corner and takes no memory for it', async () => {
    const canto = `<row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t>longe</t></is></c></row>`
    expect((await recusa(artesanal(folhaXml(linhaXml(1, titulos) + canto))))[0]).toBe(415)
  })

  it('has at most as many rows and columns as are read in one go', async () => {
    const linhas = `${titulos.join(';')}\n${'a;1/1/2026;Sim;SP;b\n'.repeat(20_001)}`
    expect((await recusa(csv(linhas)))[1]).toBe('A planilha passa de 20.000 linhas.')
    expect((await recusa(csv(`Usuário;Nome\n${'a;b\n'.repeat(301)}`), 'usuarios'))[1]).toBe(
      'A planilha passa de 300 linhas.',
    )
    expect((await recusa(csv(`${'a;'.repeat(501)}\n${'b;'.repeat(501)}`)))[1]).toBe(
      'A planilha tem mais de 500 colunas.',
    )
    expect(await enviar(admin, 'feriados', csv(linhas.slice(0, linhas.lastIndexOf('a;1'))))).toMatchObject({
      linhas: 20_000,
    })
  })

  it('runs no formula and takes no formula for a value', async () => {
    const rows = [titulos, ['Dia', null, 'Sim', 'SP', 'Lei']]
    const cells = new Map([
      ['1,1', { formula: 'TODAY()', formulaResult: 46_000, value: 46_000, type: 'formula' as const }],
    ])
    const bytes = await writeXlsx({ sheets: [{ name: 'Dados', rows, cells }] })
    const { id, amostra } = await conferida(admin, 'feriados', new File([new Uint8Array(bytes)], 'a.xlsx'))
    expect(amostra[0]?.[1]).toBe('=TODAY()')
    expect(await errosDe(admin, id)).toEqual([
      'B2: Esta célula tem uma fórmula. Copie a coluna e cole como valores (Colar especial › Valores) antes de enviar.',
    ])
  })

  it('has a name and cells that are shown, never obeyed', async () => {
    const nome = '../../../<img src=x onerror=alert(1)>\u202Egnp.xlsx'
    const arquivo = await planilha(
      'feriados',
      [feriado({ nome: '<script>alert(1)</script>', uf: "'; drop table feriado; --" })],
      nome,
    )
    const vista = await conferida(admin, 'feriados', arquivo)
    expect(vista.arquivoNome).toBe('img src=x onerror=alert(1)>gnp.xlsx'.replace(/^/, '<'))
    const erros = await admin.call('GET /api/importacao/erros/:id', { params: { id: vista.id }, query: {} })
    expect(erros.results).toMatchObject([{ coluna: 'uf', valor: "'; drop table feriado; --" }])
    expect(
      (await sql<{ n: number }>`select count(*)::int as n from feriado`.execute(rh.db)).rows[0]?.n,
    ).toBeGreaterThan(0)
  })

  it('leaves the server answering while it is read', async () => {
    const linhas = `${titulos.join(';')}\n${'Dia;31/02/2026;Sim;SP;Lei\n'.repeat(20_000)}`
    const { id, versao, mapa } = await enviar(admin, 'feriados', csv(linhas))
    await admin.call('POST /api/importacao/conferir', { body: { id, versao, mapa } })
    const { andamento, situacao } = await admin.call('GET /api/importacao/obter/:id', { params: { id } })
    expect([situacao, andamento?.total]).toEqual(['conferindo', 20_000])
    expect(await esperar(admin, id)).toMatchObject({
      situacao: 'com_erros',
      comErro: 20_000,
      errosPorColuna: [{ coluna: 'data', total: 5_000 }],
    })
  })
})
