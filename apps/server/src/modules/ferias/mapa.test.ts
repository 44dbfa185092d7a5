import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alguemDeFerias, conferir, fracao, INICIO, pedida, type DeFerias } from '../../test/ferias.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'

// Today is 20 November 2026.

let rh: TestApp
let gestor: Client
let cadastro: Client
let coordenador: Client
beforeAll(async () => {
  rh = await createTestApp()
  gestor = await rh.as('gestor')
  cadastro = await rh.as('cadastro')
  coordenador = await rh.as('coordenador.operacional')
})
afterAll(() => rh[Symbol.asyncDispose]())

const mapa = (
  client: Client,
  { contratoId }: Pick<DeFerias, 'contratoId'>,
  mais: Record<string, string> = {},
) => client.call('GET /api/ferias/mapa', { query: { contratoId: String(contratoId), ...mais } })

/** Every page of the map: the contract of the tests may have more people than one. */
async function pessoaNoMapa(client: Client, pessoa: DeFerias, mais: Record<string, string> = {}) {
  for (let pagina = 1; ; pagina++) {
    const { results, total, porPagina, ...resto } = await mapa(client, pessoa, {
      ...mais,
      pagina: String(pagina),
    })
    const linha = results.find(({ colaboradorId }) => colaboradorId === pessoa.id)
    if (linha || pagina * porPagina >= total)
      return { linha, posto: resto.postos.find(({ id }) => id === pessoa.postoId) }
  }
}

const texto = (body: unknown): Promise<string> => (body as Blob).text()

describe('the map of a contract', () => {
  it('has twelve whole months, the people with what is left to be marked, and the choice of contracts', async () => {
    const pessoa = await alguemDeFerias(rh)
    const reply = await mapa(cadastro, pessoa)
    expect(reply).toMatchObject({
      de: '2026-11-01',
      hoje: '2026-11-20',
      contrato: { value: pessoa.contratoId },
    })
    expect(reply.contratos.map(({ value }) => value)).toContain(pessoa.contratoId)
    expect(reply.teto.maximo).toBeGreaterThan(0)
    const { linha, posto } = await pessoaNoMapa(cadastro, pessoa)
    expect(linha).toMatchObject({ saldo: 30, ausencias: [], postoId: pessoa.postoId })
    expect(linha?.ultimoInicio?.slice(0, 7)).toBe('2027-02')
    expect(posto).toMatchObject({
      local: expect.any(String),
      cargo: expect.any(String),
      escala: expect.any(String),
    })
  })

  it('shows a request with its status and, of two of one post, the days on which they meet', async () => {
    const { pessoa, registro } = await pedida(rh, coordenador, { fracoes: [fracao(INICIO, 30)] })
    const outra = await alguemDeFerias(rh)
    await pedida(rh, coordenador, { fracoes: [fracao('2027-02-01', 30)] }, outra)
    const { linha, posto } = await pessoaNoMapa(gestor, pessoa)
    expect(linha).toMatchObject({
      saldo: 0,
      ultimoInicio: null,
      ausencias: [
        {
          tipo: 'ferias',
          inicio: INICIO,
          fim: '2027-02-09',
          processoId: registro.id,
          status: 'solicitada',
          coberta: true,
        },
      ],
    })
    expect(posto?.juntos).toContainEqual({ inicio: '2027-02-01', fim: '2027-02-09', quantos: 2 })
    expect(posto?.descobertos).toEqual([])
    await conferir(cadastro, registro)
    expect((await pessoaNoMapa(gestor, pessoa)).linha?.ausencias).toMatchObject([{ status: 'em_analise' }])
  })

  it('counts the days on which nobody takes the place, until somebody is chosen to', async () => {
    const pessoa = await alguemDeFerias(rh, { login: 'gestor', noEscopo: false })
    const semNinguem = { inicio: INICIO, dias: 30 }
    await pedida(rh, coordenador, { fracoes: [semNinguem] }, pessoa)
    const { linha, posto } = await pessoaNoMapa(cadastro, pessoa)
    expect(linha?.ausencias).toMatchObject([{ coberta: false }])
    expect(posto?.descobertos).toContainEqual({ inicio: INICIO, fim: '2027-02-09', quantos: 30 })
  })

  it('begins where it is asked to, and leaves out what lies outside', async () => {
    const { pessoa } = await pedida(rh, coordenador)
    const depois = await pessoaNoMapa(cadastro, pessoa, { de: '2027-03-15' })
    expect(depois.linha?.ausencias).toEqual([])
    expect((await mapa(cadastro, pessoa, { de: '2027-03-15' })).de).toBe('2027-03-01')
    const noMeio = await pessoaNoMapa(cadastro, pessoa, { de: '2027-02-01' })
    expect(noMeio.linha?.ausencias).toHaveLength(1)
  })

  it('marks the days over the ceiling of the contract', async () => {
    const { pessoa } = await pedida(rh, coordenador, { fracoes: [fracao('2027-04-05', 20)] })
    await pedida(rh, coordenador, { fracoes: [fracao('2027-04-12', 30)] })
    const acima = async () =>
      (await mapa(cadastro, pessoa)).teto.acima.filter(({ inicio }) => inicio >= '2027-04')
    expect(await acima()).toEqual([])
    // One percent of this contract is nobody, and one person may always be away.
    await sql`insert into limite (regra, desde, valor, motivo)
      values ('ferias.ausencias', '2026-11-19', 1, 'Para o teste')`.execute(rh.db)
    expect((await mapa(cadastro, pessoa)).teto).toMatchObject({ maximo: 1, percentual: 1 })
    expect(await acima()).toEqual([{ inicio: '2027-04-12', fim: '2027-04-24', quantos: 2 }])
    await sql`delete from limite where motivo = 'Para o teste'`.execute(rh.db)
  })

  it('is of the assigned contracts for a scoped person, on the page and in the file', async () => {
    const doOutro = await alguemDeFerias(rh, { noEscopo: false })
    expect(await mapa(gestor, doOutro)).toMatchObject({ contrato: null, results: [], postos: [], total: 0 })
    expect((await mapa(cadastro, doOutro)).total).toBeGreaterThan(0)
    const primeiro = await gestor.call('GET /api/ferias/mapa', { query: {} })
    expect(primeiro.contratos.map(({ value }) => value)).toContain(primeiro.contrato?.value)
    expect(primeiro.contratos.map(({ value }) => value)).not.toContain(doOutro.contratoId)
    const arquivo = await gestor.try('GET /api/ferias/mapa/exportar', {
      query: { formato: 'csv', contratoId: String(doOutro.contratoId) },
    })
    expect(arquivo.status).toBe(200)
    expect(await texto(arquivo.body)).not.toContain('Férias de Teste')
  })

  it('leaves as rows: one for each stretch, and one for who has none', async () => {
    const { pessoa } = await pedida(rh, coordenador, {
      fracoes: [fracao(INICIO, 14), fracao('2027-02-15', 16)],
    })
    const semNada = await alguemDeFerias(rh)
    const matriculas = await rh.db
      .selectFrom('vinculo')
      .select(['id', 'matricula'])
      .where('id', 'in', [pessoa.id, semNada.id])
      .execute()
    const { body } = await cadastro.try('GET /api/ferias/mapa/exportar', {
      query: { formato: 'csv', contratoId: String(pessoa.contratoId) },
    })
    const linhas = (await texto(body)).split('\r\n')
    const de = (id: number) =>
      linhas.filter((linha) => linha.includes(`${matriculas.find((m) => m.id === id)?.matricula}`))
    expect(de(pessoa.id)).toHaveLength(2)
    expect(de(pessoa.id)[0]).toContain('11/01/2027')
    expect(de(semNada.id)).toHaveLength(1)
  })

  it('refuses a day that there is not, and is for who may open the page', async () => {
    expect((await cadastro.try('GET /api/ferias/mapa', { query: { de: '2027-02-31' } })).status).toBe(400)
    const almoxarifado = await rh.as('almoxarifado')
    expect((await almoxarifado.try('GET /api/ferias/mapa', { query: {} })).status).toBe(403)
  })
})
