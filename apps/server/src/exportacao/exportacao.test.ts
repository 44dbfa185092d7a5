import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallArgs } from '@rh/domain/http/endpoint'
import type { Api } from '@rh/domain/contract/index'
import { situacoesUsuario } from '@rh/domain/listas/usuarios'
import { textoDoPdf } from '../test/pdf.ts'
import { createTestApp, type Client, type TestApp } from '../test/harness.ts'

let rh: TestApp
beforeAll(async () => {
  rh = await createTestApp()
})
afterAll(() => rh[Symbol.asyncDispose]())
/** Lets time pass: a person exports only so often in a minute. */
const esperar = (segundos: number): void =>
  rh.clock.irPara(rh.clock.agora().add({ seconds: segundos }).toString())
beforeEach(() => esperar(61))

type Filtros = Omit<CallArgs<Api['GET /api/admissao/listar']>['query'], 'pagina' | 'porPagina'>

const csvDe = async (client: Client, query: Filtros & { colunas?: string } = {}): Promise<string[][]> => {
  const arquivo = await client.call('GET /api/admissao/exportar', { query: { ...query, formato: 'csv' } })
  const texto = await arquivo.text()
  return texto
    .trimEnd()
    .split('\r\n')
    .map((linha) => linha.split(';'))
}

/** The rows of all pages of the list, one page after the other. */
async function todasAsPaginas(client: Client, query: Filtros = {}) {
  const linhas = []
  for (let pagina = 1; ; pagina += 1) {
    const { results, total } = await client.call('GET /api/admissao/listar', {
      query: { ...query, pagina: String(pagina), porPagina: '7' },
    })
    linhas.push(...results)
    if (linhas.length >= total) return linhas
  }
}

const quemLista = ['administrador', 'coordenador.operacional', 'gestor', 'vagas', 'sesmt', 'almoxarifado']

describe('what is exported', () => {
  it.each(quemLista)('is what the pages of the list show to %s, in their order', async (usuario) => {
    const client = await rh.as(usuario)
    const vistas: Filtros[] = [
      {},
      { ordenar: 'nome' },
      { status: 'efetivada' },
      { admissaoDe: '2026-10-01', admissaoAte: '2026-12-31' },
    ]
    for (const query of vistas) {
      const paginas = await todasAsPaginas(client, query)
      const [, ...linhas] = await csvDe(client, { ...query, colunas: 'numero' })
      expect([query, linhas.map(([numero]) => numero)]).toEqual([query, paginas.map(({ numero }) => numero)])
    }
  })

  it('is within the contracts of a Gestor', async () => {
    const numeros = async (usuario: string) =>
      (await csvDe(await rh.as(usuario), { colunas: 'numero' })).length
    const [gestor, todos] = [await numeros('gestor'), await numeros('administrador')]
    expect(gestor).toBeGreaterThan(1)
    expect(gestor).toBeLessThan(todos)
  })

  it('masks a CPF as the list does, and has none for those who do not see it', async () => {
    const [cabecalho, ...linhas] = await csvDe(await rh.as('administrador'), { colunas: 'cpf,nome' })
    expect(cabecalho).toEqual(['Nome', 'CPF'])
    const cpfs = linhas.map(([, cpf]) => cpf).filter(Boolean)
    expect(cpfs.length).toBeGreaterThan(0)
    for (const cpf of cpfs) expect(cpf).toMatch(/^\*{3}\.\d{3}\.\d{3}-\*{2}$/)
    const almoxarifado = await rh.as('almoxarifado')
    expect(
      await almoxarifado.try('GET /api/admissao/exportar', {
        query: { formato: 'csv', colunas: 'nome,cpf' },
      }),
    ).toMatchObject({
      status: 400,
      body: { campos: { colunas: 'Esta lista não tem esta coluna' } },
    })
  })

  it('has the columns that the list opens with, in the order of their declaration, unless others are asked for', async () => {
    const client = await rh.as('administrador')
    const [padrao] = await csvDe(client)
    expect(padrao).toEqual([
      'Prazo',
      'Nome',
      'O que fazer',
      'Posto',
      'Contrato',
      'Admissão',
      'Situação',
      'Na situação desde',
    ])
    const [escolhidas] = await csvDe(client, { colunas: 'status,solicitante,nome' })
    expect(escolhidas).toEqual(['Nome', 'Situação', 'Solicitante'])
  })

  it('runs no formula that somebody typed as a name', async () => {
    const client = await rh.as('coordenador.operacional')
    const { id, numero } = await client.call('POST /api/admissao/criar', { body: {} })
    const colunas = 'numero,nome,status'
    const nome = '=HYPERLINK("http://mau.example";"Clique")'
    await rh.db.updateTable('processoIndice').set({ nome }).where('id', '=', id).execute()
    const arquivo = await client.call('GET /api/admissao/exportar', {
      query: { formato: 'xlsx', busca: numero, colunas },
    })
    const { sheets } = await readXlsx(new Uint8Array(await arquivo.arrayBuffer()))
    expect(sheets[0]?.rows[1]?.slice(0, 2)).toEqual([numero, `'=HYPERLINK("http://mau.example";"Clique")`])
    const csv = await client.call('GET /api/admissao/exportar', {
      query: { formato: 'csv', busca: numero, colunas },
    })
    expect(await csv.text()).toContain(`;"'=HYPERLINK(""http://mau.example"";""Clique"")";`)
  })

  it('tells of itself: who asked, for what, and how many rows there are', async () => {
    const client = await rh.as('administrador')
    const contrato = (await client.call('GET /api/admissao/filtros')).contratos[0]
    const arquivo = await client.call('GET /api/admissao/exportar', {
      query: {
        formato: 'xlsx',
        status: 'efetivada',
        contratoId: String(contrato?.value),
        admissaoDe: '2026-01-31',
      },
    })
    const { sheets } = await readXlsx(new Uint8Array(await arquivo.arrayBuffer()))
    const filtros = Object.fromEntries(sheets[1]?.rows.map(([que, valor]) => [que, valor]) ?? [])
    expect(filtros).toMatchObject({
      Lista: 'Admissões',
      Situação: 'Efetivada',
      Contrato: contrato?.label,
      'Admissão de': '31/01/2026',
      Linhas: String((sheets[0]?.rows.length ?? 0) - 1),
    })
  })

  it('is a file to be saved, kept by nobody on the way, with its number of rows ahead', async () => {
    const { token } = await rh.as('administrador')
    const { headers, rawPayload } = await rh.app.inject({
      url: '/api/admissao/rascunhos/exportar?formato=csv',
      headers: { authorization: `Bearer ${token}` },
    })
    const linhas = rawPayload.toString('utf8').trimEnd().split('\r\n').length - 1
    expect(headers).toMatchObject({
      'content-type': 'text/csv',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="rascunhos-\d{4}-\d{2}-\d{2}\.csv"/,
      ),
      'cache-control': 'no-store',
      'x-linhas': String(linhas),
    })
  })
})

describe('every other list that is exported', () => {
  const listas = [
    ['gerente.rh', 'GET /api/colaborador/listar', 'GET /api/colaborador/exportar', 'nome'],
    ['gestor', 'GET /api/colaborador/listar', 'GET /api/colaborador/exportar', 'nome'],
    ['comercial', 'GET /api/contratos/listar', 'GET /api/contratos/exportar', 'numero'],
    ['administrador', 'GET /api/usuarios/listar', 'GET /api/usuarios/exportar', 'usuario'],
    [
      'coordenador.operacional',
      'GET /api/admissao/rascunhos',
      'GET /api/admissao/rascunhos/exportar',
      'numero',
    ],
  ] as const

  it.each(listas)('has for %s the rows of %s', async (usuario, listar, exportar, coluna) => {
    const { token } = await rh.as(usuario)
    const pedir = (url: string, query: Record<string, string>) =>
      rh.app.inject({ url: url.replace('GET ', ''), query, headers: { authorization: `Bearer ${token}` } })
    const pagina = await pedir(listar, { porPagina: '100' })
    const { results, total } = pagina.json<{ results: Record<string, string>[]; total: number }>()
    const arquivo = await pedir(exportar, { formato: 'csv', colunas: coluna })
    const [, ...linhas] = arquivo.payload.trimEnd().split('\r\n')
    expect(results.length).toBeGreaterThan(0)
    expect(linhas).toHaveLength(total)
    expect(linhas.slice(0, results.length)).toEqual(results.map((linha) => linha[coluna] ?? ''))
    // Whatever columns a person may choose, each can be written.
    const inteiro = await pedir(exportar, { formato: 'xlsx' })
    expect(inteiro.statusCode).toBe(200)
    const papel = await pedir(exportar, { formato: 'pdf' })
    expect([papel.statusCode, papel.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(textoDoPdf(papel.rawPayload)).toMatch(/Página\s+1\s+de/)
  })
})

describe('what people work with in a spreadsheet', () => {
  const tabela = async (
    usuario: string,
    chamada: 'GET /api/contratos/exportar' | 'GET /api/usuarios/exportar',
  ) => {
    const arquivo = await (await rh.as(usuario)).call(chamada, { query: { formato: 'xlsx' } })
    const { sheets } = await readXlsx(new Uint8Array(await arquivo.arrayBuffer()))
    const [cabeca = [], ...linhas] = sheets[0]?.rows ?? []
    return linhas.map((linha) => Object.fromEntries(cabeca.map((nome, i) => [String(nome), linha[i]])))
  }

  it('of contracts, slots and value are numbers that add up', async () => {
    const linhas = await tabela('comercial', 'GET /api/contratos/exportar')
    const comercial = await rh.as('comercial')
    const { results } = await comercial.call('GET /api/contratos/listar', { query: { porPagina: '100' } })
    expect(linhas.length).toBe(results.length)
    for (const { id, numero, planejado, ocupado, vagas } of results) {
      const { valorMensalCentavos } = await comercial.call('GET /api/contratos/obter/:id', {
        params: { id },
        query: {},
      })
      expect(linhas.find((linha) => linha['Número'] === numero)).toMatchObject({
        'Vagas contratadas': planejado,
        'Vagas ocupadas': ocupado,
        'Vagas abertas': vagas,
        'Valor mensal': valorMensalCentavos && valorMensalCentavos / 100,
      })
    }
    expect(linhas.some((linha) => Number(linha['Valor mensal']) > 0)).toBe(true)
  })

  it('of users, with e-mail and where the account stands', async () => {
    const linhas = await tabela('administrador', 'GET /api/usuarios/exportar')
    const { results } = await (
      await rh.as('administrador')
    ).call('GET /api/usuarios/listar', { query: { porPagina: '100' } })
    expect(linhas).toHaveLength(results.length)
    for (const { usuario, email, situacao } of results)
      expect(linhas.find((linha) => linha['Usuário'] === usuario)).toMatchObject({
        'E-mail': email,
        Situação: situacoesUsuario[situacao].label,
      })
  })
})

describe('a list on paper', () => {
  const imprimir = async (usuario: string, query: Filtros & { colunas?: string } = {}) => {
    const client = await rh.as(usuario)
    const arquivo = await client.call('GET /api/admissao/exportar', { query: { ...query, formato: 'pdf' } })
    return textoDoPdf(new Uint8Array(await arquivo.arrayBuffer()))
  }

  it('has everything filtered, its filters in words, the pages, and who printed it when', async () => {
    const query = { admissaoDe: '2026-10-01' }
    const colunas = 'prazo,numero,nome,aFazer,posto,contrato,data,status,desde'
    const paginas = await todasAsPaginas(await rh.as('coordenador.operacional'), query)
    expect(paginas.length).toBeGreaterThan(25)
    const texto = (await imprimir('coordenador.operacional', { ...query, colunas })).replace(/\s+/g, ' ')
    for (const { numero } of paginas) expect(texto).toContain(numero)
    const { nome } = await (await rh.as('coordenador.operacional')).call('GET /api/conta/perfil')
    expect(texto).toContain('Admissões')
    expect(texto).toContain(`Linhas: ${paginas.length} · Admissão de: 01/10/2026`)
    expect(texto).toMatch(new RegExp(`Emitido em \\d\\d/\\d\\d/2026 às \\d\\d:\\d\\d por ${nome}`))
    expect(texto).toMatch(/Página 1 de [2-9]/)
  })

  it('masks what the list masks, and is recorded as every copy is', async () => {
    const texto = await imprimir('cadastro', { colunas: 'nome,cpf' })
    expect(texto).toMatch(/\*\*\*\.\d{3}\.\d{3}-\*\*/)
    expect(texto).not.toMatch(/\d{3}\.\d{3}\.\d{3}-\d{2}/)
    const [ultima] = await rh.db.selectFrom('exportacao').selectAll().orderBy('id', 'desc').limit(1).execute()
    expect(ultima).toMatchObject({ formato: 'pdf', colunas: ['nome', 'cpf'] })
  })
})

it('offers as filters only what the person sees in the list', async () => {
  const [gestor, todos] = await Promise.all(
    ['gestor', 'administrador'].map(async (usuario) =>
      (await rh.as(usuario)).call('GET /api/admissao/filtros'),
    ),
  )
  const rotulos = (opcoes: typeof gestor) => opcoes?.contratos.map(({ label }) => label) ?? []
  expect(rotulos(gestor).length).toBeGreaterThan(0)
  expect(rotulos(gestor).length).toBeLessThan(rotulos(todos).length)
  const [, ...linhas] = await csvDe(await rh.as('gestor'), { colunas: 'contrato' })
  const daLista = new Set(linhas.map(([contrato]) => contrato).filter(Boolean))
  expect(new Set(rotulos(gestor))).toEqual(daLista)
})

describe('what is refused', () => {
  it.each([
    [{}, 'formato'],
    [{ formato: 'docx' }, 'formato'],
    [{ formato: 'csv', colunas: 'senha' }, 'colunas'],
    [{ formato: 'csv', colunas: '' }, 'colunas'],
    [{ formato: 'csv', status: 'nenhuma' }, 'status'],
    [{ formato: 'csv', admissaoDe: 'ontem' }, 'admissaoDe'],
  ])('%j', async (query, campo) => {
    const { token } = await rh.as('administrador')
    const resposta = await rh.app.inject({
      url: '/api/admissao/exportar',
      query: query as Record<string, string>,
      headers: { authorization: `Bearer ${token}` },
    })
    expect([
      resposta.statusCode,
      Object.keys(resposta.json<{ campos: object }>().campos)[0]?.split('.')[0],
    ]).toEqual([400, campo])
  })

  it('more exports than a person makes in a minute', async () => {
    const client = await rh.as('vagas')
    for (let i = 0; i < 10; i += 1) await csvDe(client)
    expect(await client.try('GET /api/admissao/exportar', { query: { formato: 'csv' } })).toMatchObject({
      status: 429,
      body: { mensagem: 'Muitas exportações em pouco tempo.' },
    })
    esperar(61)
    expect((await csvDe(client)).length).toBeGreaterThan(1)
  })

  it('a third export of one person while two are under way', async () => {
    const client = await rh.as('sesmt')
    const query = { formato: 'xlsx' } as const
    const juntas = await Promise.all([1, 2, 3].map(() => client.try('GET /api/admissao/exportar', { query })))
    expect(juntas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 503])
    expect((await client.try('GET /api/admissao/exportar', { query })).status).toBe(200)
  })
})

describe('the record of exports', () => {
  it('says who took what, and nobody changes it afterwards', async () => {
    const client = await rh.as('gestor')
    const [, ...linhas] = await csvDe(client, { status: 'efetivada', busca: 'a', colunas: 'nome,numero' })
    const feita = await rh.db
      .selectFrom('exportacao as e')
      .innerJoin('usuario as u', 'u.id', 'e.usuarioId')
      .select(['e.id', 'u.usuario', 'e.chamada', 'e.formato', 'e.filtros', 'e.colunas', 'e.linhas'])
      .orderBy('e.id', 'desc')
      .executeTakeFirstOrThrow()
    expect(feita).toMatchObject({
      usuario: 'gestor',
      chamada: 'GET /api/admissao/exportar',
      formato: 'csv',
      filtros: { status: 'efetivada', busca: 'a' },
      colunas: ['numero', 'nome'],
      linhas: linhas.length,
    })
    const trilha = rh.db.selectFrom('auditoria').selectAll().where('entidade', '=', 'exportacao')
    expect(await trilha.where('registro', '=', feita.id).execute()).toHaveLength(1)
    await expect(rh.db.updateTable('exportacao').set({ linhas: 0 }).execute()).rejects.toThrow(
      'somente acréscimos',
    )
    await expect(rh.db.deleteFrom('exportacao').execute()).rejects.toThrow('somente acréscimos')
  })
})
