import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readXlsx } from 'hucre/xlsx'
import { tipoNomes, tipoOf } from '@rh/domain/importacao/tipos'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import {
  conferida,
  csv,
  enviar,
  errosDe,
  esperar,
  feriado,
  folha,
  importada,
  planilha,
} from '../../test/planilhas.ts'

let rh: TestApp
let admin: Client

beforeAll(async () => {
  rh = await createTestApp()
  admin = await rh.as('administrador')
})

afterAll(() => rh[Symbol.asyncDispose]())

const contarFeriados = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from feriado`.execute(rh.db)
  return rows[0]?.n ?? 0
}

describe('POST /api/importacao/enviar/:tipo', () => {
  it('is for the administrator', async () => {
    const arquivo = await planilha('feriados', [feriado()])
    const chamada = 'POST /api/importacao/enviar/:tipo'
    const args = { params: { tipo: 'feriados' as const }, arquivo }
    expect((await rh.anonimo.try(chamada, args)).status).toBe(401)
    for (const usuario of ['comercial', 'gestor', 'coordenador.operacional', 'vagas'])
      expect([usuario, (await (await rh.as(usuario)).try(chamada, args)).status]).toEqual([usuario, 403])
  })

  it('keeps the file, matches its columns and shows its first rows, and writes nothing to the registers', async () => {
    const antes = await contarFeriados()
    const arquivo = await planilha(
      'feriados',
      [feriado(), feriado({ municipio: 'Sorocaba' })],
      '../../etc/Feriados 2026.xlsx',
    )
    const vista = await enviar(admin, 'feriados', arquivo)
    expect(vista).toMatchObject({
      tipo: 'feriados',
      situacao: 'enviada',
      arquivoNome: 'Feriados 2026.xlsx',
      linhas: 2,
      cabecalho: ['Nome', 'Data', 'Repete todo ano', 'UF', 'Município', 'Fundamento'],
      mapa: { nome: 0, data: 1, anual: 2, uf: 3, municipio: 4, fundamento: 5 },
      amostra: [
        ['Aniversário da cidade', '08/07/2026', 'Sim', 'SP', 'Piracicaba', 'Lei municipal 1'],
        ['Aniversário da cidade', '08/07/2026', 'Sim', 'SP', 'Sorocaba', 'Lei municipal 1'],
      ],
      problemas: [],
      andamento: null,
      novas: null,
      jaImportado: null,
      versao: 1,
    })
    expect(await contarFeriados()).toBe(antes)
  })

  it('reads CSV in any encoding and with any separator', async () => {
    const linhas = (s: string): string =>
      [
        `Nome${s}Data${s}Repete todo ano${s}UF${s}Município${s}Fundamento`,
        `"São ${s} João"${s}24/06/2026${s}Sim${s}SP${s}São Carlos${s}Lei 1`,
      ].join('\r\n')
    const amostra = async (conteudo: string | Uint8Array<ArrayBuffer>) =>
      (await enviar(admin, 'feriados', csv(conteudo))).amostra[0]
    const esperado = (s: string) => [`São ${s} João`, '24/06/2026', 'Sim', 'SP', 'São Carlos', 'Lei 1']
    expect(await amostra(linhas(';'))).toEqual(esperado(';'))
    expect(await amostra(`\uFEFF${linhas(',')}`)).toEqual(esperado(','))
    expect(await amostra(linhas('\t'))).toEqual(esperado(' ').map((t) => t.replace('São   João', 'São João')))
    expect(await amostra(new Uint8Array(Buffer.from(linhas(';'), 'latin1')))).toEqual(esperado(';'))
    const utf16 = new Uint8Array(Buffer.from(`\uFEFF${linhas(';')}`, 'utf16le'))
    expect(await amostra(utf16)).toEqual(esperado(';'))
  })
})

describe('the check', () => {
  it('says everything that is wrong, by cell and in words, and saves nothing', async () => {
    const antes = await contarFeriados()
    const arquivo = await planilha('feriados', [
      feriado({ data: '31/02/2026' }),
      feriado({ uf: 'XX' }),
      feriado({ municipio: 'Atlântida' }),
      feriado({ nome: null, anual: 'quem sabe' }),
      feriado(),
      feriado(),
      feriado({ municipio: 'Bauru', data: '25/12/2026' }),
    ])
    const vista = await conferida(admin, 'feriados', arquivo)
    expect(vista).toMatchObject({ situacao: 'com_erros', linhas: 7, novas: 1, existentes: 0, comErro: 6 })
    expect(vista.errosPorColuna).toEqual(
      expect.arrayContaining([
        { coluna: 'data', total: 2 },
        { coluna: 'uf', total: 2 },
      ]),
    )
    expect(await errosDe(admin, vista.id)).toEqual([
      'B2: O dia 31/02/2026 não existe no calendário. Confira e corrija a data.',
      'D3: Escolha a UF.',
      'E4: Não há este município em SP. Confira o nome e a UF.',
      'A5: Preencha Nome.',
      'C5: Responda Sim ou Não.',
      'D7: Repete a linha 6: UF, Município, Data e Repete todo ano são iguais. Deixe uma só.',
      'B8: Este dia já é feriado nacional, que o sistema calcula. Apague a linha.',
    ])
    const { id, versao } = vista
    const confirmar = await admin.try('POST /api/importacao/confirmar', { body: { id, versao } })
    expect(confirmar.status).toBe(409)
    expect(await contarFeriados()).toBe(antes)
  })

  it('finds a row twice however its place is spelled', async () => {
    const arquivo = await planilha('feriados', [
      feriado({ municipio: 'Santos' }),
      feriado({ municipio: 'SANTOS' }),
    ])
    const { id, situacao } = await conferida(admin, 'feriados', arquivo)
    expect(situacao).toBe('com_erros')
    expect(await errosDe(admin, id)).toEqual([expect.stringMatching(/^D3: Repete a linha 2: /)])
  })

  it('finds an annual holiday twice in two years of the same day, and not where it is on this date alone', async () => {
    const arquivo = await planilha('feriados', [
      feriado({ municipio: 'Santos', data: '14/07/2026' }),
      feriado({ municipio: 'Santos', data: '14/07/2027' }),
      feriado({ municipio: 'Santos', data: '15/07/2026', anual: 'Não' }),
      feriado({ municipio: 'Santos', data: '15/07/2027', anual: 'Não' }),
    ])
    const vista = await conferida(admin, 'feriados', arquivo)
    expect(vista).toMatchObject({ situacao: 'com_erros', novas: 3, comErro: 1 })
    expect(await errosDe(admin, vista.id)).toEqual([
      'B3: Repete a linha 2: em um feriado anual só contam o dia e o mês. Deixe uma só.',
    ])
  })

  it('compares an annual holiday with those whose day is the same each year alone', async () => {
    const arquivo = await planilha('feriados', [
      // Good Friday of 2026.
      feriado({ municipio: 'Santos', data: '03/04/2026' }),
      feriado({ municipio: 'Santos', data: '03/04/2026', anual: 'Não' }),
      feriado({ municipio: 'Santos', data: '21/04/2026' }),
      // National since 2024: what repeats meets it whatever year the row tells.
      feriado({ municipio: 'Santos', data: '20/11/2020' }),
    ])
    const vista = await conferida(admin, 'feriados', arquivo)
    expect(vista).toMatchObject({ situacao: 'com_erros', novas: 1, comErro: 3 })
    const nacional = 'Este dia já é feriado nacional, que o sistema calcula. Apague a linha.'
    expect(await errosDe(admin, vista.id)).toEqual([`B3: ${nacional}`, `B4: ${nacional}`, `B5: ${nacional}`])
  })

  it('finds errors by column, by text and page by page', async () => {
    const arquivo = await planilha('feriados', [
      feriado({ data: 'x' }),
      feriado({ uf: 'XX' }),
      feriado({ data: 'y' }),
    ])
    const { id } = await conferida(admin, 'feriados', arquivo)
    const erros = (query: object) => admin.call('GET /api/importacao/erros/:id', { params: { id }, query })
    expect((await erros({ coluna: 'data' })).results.map(({ valor }) => valor)).toEqual(['x', 'y'])
    expect((await erros({ busca: 'd3' })).results.map(({ coluna }) => coluna)).toEqual(['uf'])
    expect(await erros({ porPagina: 1, pagina: 2 })).toMatchObject({ total: 3, results: [{ linha: 3 }] })
    expect(
      (await admin.try('GET /api/importacao/erros/:id', { params: { id: 999_999 }, query: {} })).status,
    ).toBe(404)
  })

  it('gives the spreadsheet back with its errors beside it, and takes it again as it is', async () => {
    const linhas = [feriado({ data: '31/02/2026' }), feriado({ nome: '=2+3', municipio: 'Jundiaí' })]
    const { id } = await conferida(admin, 'feriados', await planilha('feriados', linhas))
    const params = { id }
    const devolvida = await admin.call('GET /api/importacao/relatorio/:id', { params })
    const bytes = new Uint8Array(await devolvida.arrayBuffer())
    const { sheets } = await readXlsx(bytes)
    expect(sheets[0]?.rows).toEqual([
      ['Erros', 'Nome', 'Data', 'Repete todo ano', 'UF', 'Município', 'Fundamento'],
      [
        'B2: O dia 31/02/2026 não existe no calendário. Confira e corrija a data.',
        'Aniversário da cidade',
        '31/02/2026',
        'Sim',
        'SP',
        'Piracicaba',
        'Lei municipal 1',
      ],
      [null, "'=2+3", '08/07/2026', 'Sim', 'SP', 'Jundiaí', 'Lei municipal 1'],
    ])
    const outra = await enviar(admin, 'feriados', new File([bytes], 'corrigida.xlsx'))
    expect(outra.problemas).toEqual([])
    expect(outra.mapa).toMatchObject({ nome: 1, data: 2 })
  })

  it('waits for the columns: a missing one stops, and the person chooses which is which', async () => {
    const arquivo = await folha([
      ['Título do dia', 'Data', 'Repete todo ano', 'UF', 'Fundamento', 'Cor'],
      ['Dia da cidade', '03/03/2026', 'Sim', 'RJ', 'Lei 3', 'azul'],
    ])
    const { id, versao, mapa, problemas } = await enviar(admin, 'feriados', arquivo)
    expect(problemas.map(({ codigo, impede }) => ({ codigo, impede }))).toEqual([
      { codigo: 'faltando', impede: true },
      { codigo: 'desconhecida', impede: false },
      { codigo: 'desconhecida', impede: false },
    ])
    const sem = await admin.try('POST /api/importacao/conferir', { body: { id, versao, mapa } })
    expect(sem).toMatchObject({
      status: 400,
      body: {
        campos: {
          mapa: 'Falta a coluna “Nome”. Escolha qual coluna do arquivo a traz ou acrescente-a à planilha.',
        },
      },
    })
    await admin.call('POST /api/importacao/conferir', { body: { id, versao, mapa: { ...mapa, nome: 0 } } })
    expect(await esperar(admin, id)).toMatchObject({ situacao: 'pronta', novas: 1 })
  })
})

describe('POST /api/importacao/descartar', () => {
  it('gives up, forgets the rows and keeps the record', async () => {
    const { id, versao } = await conferida(
      admin,
      'feriados',
      await planilha('feriados', [feriado({ uf: 'XX' })]),
    )
    const descartada = await admin.call('POST /api/importacao/descartar', { body: { id, versao } })
    expect(descartada).toMatchObject({ situacao: 'descartada', amostra: [], errosPorColuna: [] })
    const de_novo = await admin.try('POST /api/importacao/descartar', { body: { id, versao: versao + 1 } })
    expect(de_novo.status).toBe(409)
    expect((await admin.try('GET /api/importacao/relatorio/:id', { params: { id } })).status).toBe(404)
  })
})

describe('GET /api/importacao/listar', () => {
  it('tells who brought what, the newest first', async () => {
    await importada(
      admin,
      'feriados',
      await planilha('feriados', [feriado({ municipio: 'Osasco' })], 'Osasco.xlsx'),
    )
    const { results } = await admin.call('GET /api/importacao/listar', { query: { busca: 'osasco' } })
    expect(results).toMatchObject([
      { tipo: 'feriados', situacao: 'importada', arquivoNome: 'Osasco.xlsx', linhas: 1, novas: 1 },
    ])
    // What is typed is looked for as it is typed.
    for (const busca of ['%', 'o_asco'])
      expect(await admin.call('GET /api/importacao/listar', { query: { busca } })).toMatchObject({ total: 0 })
    const { total } = await admin.call('GET /api/importacao/listar', { query: { tipo: 'usuarios' } })
    expect(total).toBe(0)
  })
})

describe('GET /api/importacao/modelo/:tipo', () => {
  it.each(tipoNomes)('of %s is understood when it comes back filled', async (tipo) => {
    const { colunas } = tipoOf(tipo)
    const modelo = await admin.call('GET /api/importacao/modelo/:tipo', { params: { tipo } })
    const bytes = new Uint8Array(await modelo.arrayBuffer())
    const { sheets } = await readXlsx(bytes)
    expect(sheets.map(({ name }) => name)).toEqual(['Dados', 'Instruções', 'Listas'])
    expect(sheets[0]?.rows[0]).toEqual(
      Object.values(colunas).map(({ label, obrigatoria }) => (obrigatoria ? `${label} *` : label)),
    )
    expect(sheets[0]?.dataValidations?.length).toBe(
      Object.values(colunas).filter(({ opcoes }) => opcoes !== undefined).length,
    )
    const exemplos = Object.values(colunas).map(({ exemplo }) => exemplo)
    const preenchido = await folha([sheets[0]?.rows[0] ?? [], exemplos])
    expect((await enviar(admin, tipo, preenchido)).problemas).toEqual([])
  })
})
