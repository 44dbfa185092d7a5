import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { grupos, type Grupo } from '@rh/domain/setores/grupos'
import { abasVisiveis, camposVisiveis } from '@rh/domain/colaborador/visibilidade'
import { abrirVagas, enviada } from '../../../test/admissoes.ts'
import { createTestApp, type Client, type TestApp } from '../../../test/harness.ts'

// What an admission leaves in the file of the person: benefits, codes with their names, and approved documents.

let rh: TestApp
let cadastro: Client
beforeAll(async () => {
  rh = await createTestApp()
  cadastro = await rh.as('cadastro')
})
afterAll(() => rh[Symbol.asyncDispose]())

const vinculoOnde = async (onde: string): Promise<number> => {
  const { rows } = await sql
    .raw<{ id: number }>(
      `select v.id from vinculo v join pessoa pe on pe.id = v.pessoa_id
        where v.data_desligamento is null and v.data_admissao < '2026-06-01' and ${onde} order by v.id limit 1`,
    )
    .execute(rh.db)
  const id = rows[0]?.id
  if (id === undefined) throw new Error(`Nobody where ${onde}`)
  return id
}

const obter = (client: Client, id: number, em?: string) =>
  client.call('GET /api/colaborador/obter/:id', { params: { id }, query: em === undefined ? {} : { em } })

const OPTANTE = `exists (select from vale_transporte t where t.vinculo_id = v.id and t.optante)`

describe('benefits in the file', () => {
  it('are what the person last said, with the way to work', async () => {
    const id = await vinculoOnde(OPTANTE)
    const { beneficios, dataAdmissao } = await obter(cadastro, id)
    expect(beneficios).toEqual({
      valeRefeicao: true,
      cestaBasica: true,
      valeTransporte: {
        desde: dataAdmissao,
        optante: true,
        escala: expect.any(String),
        linhas: [
          {
            operadora: expect.stringContaining('Ônibus municipal'),
            linha: expect.stringContaining('Terminal'),
            tarifaCentavos: expect.any(Number),
            viagensDia: 2,
          },
        ],
      },
    })
    await sql`insert into vale_transporte (vinculo_id, desde, optante) values (${id}, '2026-11-10', false)`.execute(
      rh.db,
    )
    const agora = (await obter(cadastro, id)).beneficios?.valeTransporte
    expect(agora).toEqual({ desde: '2026-11-10', optante: false, escala: null, linhas: [] })
    expect((await obter(cadastro, id, '2026-11-09')).beneficios?.valeTransporte).toMatchObject({
      optante: true,
    })
    const { results } = await cadastro.call('GET /api/colaborador/alteracoes/:id', {
      params: { id },
      query: {},
    })
    expect(results).toContainEqual(
      expect.objectContaining({
        assunto: 'Vale-transporte',
        mudancas: expect.arrayContaining([{ label: 'Optante', de: null, para: 'Não' }]),
      }),
    )
  })

  it('are known to be unasked where nobody asked', async () => {
    const id = await vinculoOnde('true')
    await sql`delete from vale_transporte_linha where vale_transporte_id in (
      select id from vale_transporte where vinculo_id = ${id})`.execute(rh.db)
    await sql`delete from vale_transporte where vinculo_id = ${id}`.execute(rh.db)
    expect((await obter(cadastro, id)).beneficios?.valeTransporte).toBeNull()
  })

  const abrem = grupos.filter((grupo) => abasVisiveis([grupo]).length > 0)
  const loginDe = (grupo: Grupo): string => grupo.toLowerCase().replaceAll(' ', '.')
  it.each(abrem)('are seen by %s as the table of fields says', async (grupo) => {
    const login = loginDe(grupo)
    const seus = `(select uc.contrato_id from usuario_contrato uc join usuario u on u.id = uc.usuario_id
      where u.usuario = '${login}')`
    const id = await vinculoOnde(`(not exists ${seus} or exists (
      select from vinculo_versao ve where ve.vinculo_id = v.id and ve.contrato_id in ${seus}))`)
    const { status, body } = await (
      await rh.as(loginDe(grupo))
    ).try('GET /api/colaborador/obter/:id', {
      params: { id },
      query: {},
    })
    expect(status).toBe(200)
    expect('beneficios' in (body as object)).toBe(camposVisiveis([grupo]).has('vinculo.beneficios'))
  })
})

describe('codes whose names only the server has', () => {
  it('come with their names, in the file and in the trail', async () => {
    const id = await vinculoOnde(`pe.banco = '001'`)
    const ficha = await obter(cadastro, id)
    expect(ficha.nomes).toEqual({ banco: expect.stringMatching(/^001 · /), paisNascimento: 'Brasil' })
    const { banco: _, ...resto } = ficha.pessoa
    const conta = {
      agencia: resto.agencia ?? '',
      conta: resto.conta ?? '',
      contaDigito: resto.contaDigito ?? '',
    }
    const salva = await cadastro.call('PUT /api/colaborador/dados', {
      body: {
        id,
        versao: ficha.versaoPessoa,
        bloco: 'bancarios',
        dados: { ...conta, banco: '341', contaTipo: 'CC' },
      },
    })
    expect(salva.nomes.banco).toMatch(/^341 · /)
    const { results } = await cadastro.call('GET /api/colaborador/alteracoes/:id', {
      params: { id },
      query: {},
    })
    expect(results[0]?.mudancas).toContainEqual({
      label: 'Banco',
      de: ficha.nomes.banco,
      para: salva.nomes.banco,
    })
  })

  it('are not named to who does not see the code', async () => {
    const id = await vinculoOnde(`pe.banco = '001'`)
    expect((await obter(await rh.as('vagas'), id)).nomes).toEqual({})
  })
})

describe('documents approved with the admission', () => {
  const pdf = (texto: string): Blob => new Blob([`%PDF-1.7\n${texto}\n%%EOF`], { type: 'application/pdf' })
  let vinculoId: number
  let admissaoId: number
  beforeAll(async () => {
    await abrirVagas(rh.db)
    const operacional = await rh.as('coordenador.operacional')
    ;({ id: admissaoId } = await enviada(operacional))
    vinculoId = await vinculoOnde('v.admissao_id is null')
    await sql`update vinculo set admissao_id = ${admissaoId} where id = ${vinculoId}`.execute(rh.db)
    const { itens } = await cadastro.call('GET /api/admissao/anexos/:id', { params: { id: admissaoId } })
    const sensivel = itens.find((item) => item.sensivel)
    const comum = itens.filter((item) => !item.sensivel)
    for (const [i, tipo] of [sensivel, comum[0], comum[1]].entries()) {
      const query = { admissaoId, tipoId: tipo?.tipoId ?? 0 }
      const enviado = await cadastro.call('POST /api/admissao/anexo', { query, arquivo: pdf(`página ${i}`) })
      const [arquivo] = enviado.itens.find(({ tipoId }) => tipoId === query.tipoId)?.arquivos ?? []
      if (i < 2)
        await cadastro.call('POST /api/admissao/anexo/avaliar', {
          body: { id: arquivo?.id ?? 0, versao: 1, decisao: 'aprovado' },
        })
    }
  })

  const daAdmissao = async (client: Client, em?: string) =>
    (
      await client.call('GET /api/colaborador/documentos/:id', {
        params: { id: vinculoId },
        query: em === undefined ? {} : { em },
      })
    ).daAdmissao
  const baixar = (client: Client, id: number, colaboradorId = vinculoId) =>
    client.try('GET /api/colaborador/documentos/admissao/:id', { params: { id }, query: { colaboradorId } })

  it('are in the file, with who sent and who approved them; what waits is not', async () => {
    const achados = await daAdmissao(cadastro)
    expect(achados).toHaveLength(2)
    expect(achados).toContainEqual({
      id: expect.any(Number),
      tipo: expect.any(String),
      sensivel: false,
      arquivo: { nome: expect.any(String), bytes: expect.any(Number) },
      enviadoPor: expect.any(String),
      enviadoEm: expect.any(String),
      aprovadoPor: expect.any(String),
      aprovadoEm: expect.any(String),
    })
    expect(await daAdmissao(cadastro, '2026-11-19')).toEqual([])
  })

  it('are fetched by who may open their kind, of this person only', async () => {
    const [sensivel, comum] = (await daAdmissao(cadastro)).toSorted((a) => (a.sensivel ? -1 : 1))
    if (!sensivel || !comum) throw new Error('No documents')
    const operacional = await rh.as('coordenador.operacional')
    expect((await daAdmissao(operacional)).map(({ id }) => id)).toEqual([comum.id])
    expect([
      (await baixar(cadastro, sensivel.id)).status,
      (await baixar(operacional, comum.id)).status,
      (await baixar(operacional, sensivel.id)).status,
      (await baixar(cadastro, comum.id, vinculoId + 1)).status,
      (await baixar(await rh.as('vagas'), comum.id)).status,
    ]).toEqual([200, 200, 404, 404, 403])
  })
})
