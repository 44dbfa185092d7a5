import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { categoriaDe, nomesDeCategorias, quemVe } from '@rh/domain/privacidade/categorias'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import { incidenteDe } from '../../test/incidentes.ts'
import { textoDoPdf } from '../../test/pdf.ts'

let rh: TestApp
let admin: Client
let gerente: Client
let id: string
beforeAll(async () => {
  rh = await createTestApp()
  admin = await rh.as('administrador')
  gerente = await rh.as('gerente.rh')
  id = String(await comAfastamento())
})
afterAll(() => rh[Symbol.asyncDispose]())

/** Somebody with a leave: the record has something to keep to itself. */
async function comAfastamento(): Promise<number> {
  const { rows } = await sql<{
    id: number
  }>`select vinculo_id as id from afastamento order by 1 limit 1`.execute(rh.db)
  return rows[0]?.id ?? 0
}

const baixar = async (chamada: string): Promise<{ tipo: string; corpo: Buffer }> => {
  const { statusCode, headers, rawPayload } = await rh.app.inject({
    method: 'GET',
    url: `/api/privacidade/${chamada}`,
    headers: { authorization: `Bearer ${gerente.token ?? ''}` },
  })
  expect(statusCode).toBe(200)
  return { tipo: String(headers['content-type']), corpo: rawPayload }
}

const escrito = (pdf: Uint8Array): string => textoDoPdf(pdf).replaceAll(/\s+/g, ' ')

describe('GET /api/privacidade/titular/:id', () => {
  it('needs a session, and one of Gerente Rh or Administrador', async () => {
    expect((await rh.anonimo.try('GET /api/privacidade/titular/:id', { params: { id } })).status).toBe(401)
    for (const login of ['cadastro', 'coordenador', 'sesmt', 'gestor'])
      expect(
        (await (await rh.as(login)).try('GET /api/privacidade/titular/:id', { params: { id } })).status,
      ).toBe(403)
    const { status } = await gerente.try('GET /api/privacidade/titular/:id', { params: { id: '99999999' } })
    expect(status).toBe(404)
  })

  it('tells what is held, why, by whom it is seen and until when', async () => {
    const registro = await gerente.call('GET /api/privacidade/titular/:id', { params: { id } })
    const { cpf, nome, rg } = await rh.db
      .selectFrom('pessoa as p')
      .innerJoin('vinculo as v', 'v.pessoaId', 'p.id')
      .select(['p.cpf', 'p.nome', 'p.rg'])
      .where('v.id', '=', Number(id))
      .executeTakeFirstOrThrow()
    expect(registro.titular.cpf.replace(/\D/g, '')).toBe(cpf)
    const cadastro = registro.categorias.find(({ categoria }) => categoria === 'cadastro')
    const valores = cadastro?.itens.map(({ valor }) => valor)
    expect(valores).toEqual(expect.arrayContaining([nome, rg]))
    expect(cadastro?.base).toContain('LGPD art. 7º, II')
    for (const { categoria, quemVe: veem } of registro.categorias) expect(veem).toEqual(quemVe(categoria))
    expect(registro.categorias.map(({ categoria }) => categoria)).toEqual(
      expect.arrayContaining(['cadastro', 'bancario', 'contrato', 'saude', 'processos', 'ferias']),
    )
  })

  it('keeps health to Sesmt: it says that it is there, and nothing of it', async () => {
    const { categorias } = await admin.call('GET /api/privacidade/titular/:id', { params: { id } })
    const saude = categorias.find(({ categoria }) => categoria === 'saude')
    expect(saude).toMatchObject({ reservado: true, itens: [] })
    expect(saude?.registros).toBeGreaterThan(0)
  })

  it('counts terms from the last end, and gives no end while the bond lasts', async () => {
    const { rows } = await sql<{ id: number; fim: string }>`
      select v.id, v.data_desligamento as fim from vinculo v
       where not exists (select from vinculo o where o.pessoa_id = v.pessoa_id and o.data_desligamento is null)
       order by v.id limit 1`.execute(rh.db)
    const [saiu] = rows
    const registro = await gerente.call('GET /api/privacidade/titular/:id', {
      params: { id: String(saiu?.id) },
    })
    const banco = registro.categorias.find(({ categoria }) => categoria === 'bancario')
    const fim = registro.titular.vinculos.at(-1)?.dataDesligamento ?? ''
    expect(banco?.ate).toBe(Temporal.PlainDate.from(fim).add({ years: 5 }).toString())
    const { rows: ativos } = await sql<{ id: number }>`
      select id from vinculo where data_desligamento is null order by id limit 1`.execute(rh.db)
    const ativo = await gerente.call('GET /api/privacidade/titular/:id', {
      params: { id: String(ativos[0]?.id) },
    })
    expect(ativo.categorias.every(({ ate }) => ate === null)).toBe(true)
  })

  it('tells who opened the file, and itself', async () => {
    const cadastro = await rh.as('cadastro')
    await cadastro.call('GET /api/colaborador/obter/:id', { params: { id }, query: {} })
    await gerente.call('GET /api/privacidade/titular/:id', { params: { id } })
    const { acessos } = await gerente.call('GET /api/privacidade/titular/:id', { params: { id } })
    const deQuem = async (usuario: string) =>
      (
        await rh.db
          .selectFrom('usuario')
          .select('nome')
          .where('usuario', '=', usuario)
          .executeTakeFirstOrThrow()
      ).nome
    expect(acessos).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ pessoa: await deQuem('cadastro'), grupos: ['Cadastro'] }),
        expect.objectContaining({
          pessoa: await deQuem('gerente.rh'),
          oQue: expect.stringContaining('Tudo que se guarda'),
        }),
      ]),
    )
    const { results } = await admin.call('GET /api/seguranca/listar', { query: { tipo: 'titular_aberto' } })
    expect(results.length).toBeGreaterThan(0)
  })

  it('tells where it went, what is certain apart from what may be', async () => {
    const cadastro = await rh.as('cadastro')
    await cadastro.call('GET /api/colaborador/exportar', { query: { formato: 'csv' } })
    const { entregas } = await gerente.call('GET /api/privacidade/titular/:id', { params: { id } })
    expect(entregas).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ oQue: expect.stringContaining('exportada'), talvez: true }),
      ]),
    )
  })
})

describe('the record to be handed over', () => {
  it('is the same in JSON, and is an event', async () => {
    const { tipo, corpo } = await baixar(`titular/json/${id}`)
    const naTela = await gerente.call('GET /api/privacidade/titular/:id', { params: { id } })
    expect(tipo).toContain('application/json')
    expect(JSON.parse(corpo.toString())).toMatchObject({
      titular: naTela.titular,
      categorias: naTela.categorias,
    })
    const { results } = await admin.call('GET /api/seguranca/listar', { query: { tipo: 'titular_entregue' } })
    expect(results.length).toBeGreaterThan(0)
  })

  it('is a paper that says all of it', async () => {
    const { tipo, corpo } = await baixar(`titular/pdf/${id}`)
    expect(tipo).toContain('application/pdf')
    const texto = escrito(corpo)
    expect(texto).toMatch(/Identificação e contato/)
    expect(texto).toMatch(/Quem viu/)
    expect(texto).toMatch(/Para onde foi/)
  })
})

describe('the operations of processing', () => {
  it('are a paper with every category and the encarregado', async () => {
    const { versao } = await admin.call('GET /api/privacidade/encarregado')
    const { status } = await gerente.try('PUT /api/privacidade/encarregado', {
      body: { versao, nome: 'Ana Encarregada', email: 'dados@exemplo.com.br' },
    })
    expect(status).toBe(403)
    await admin.call('PUT /api/privacidade/encarregado', {
      body: { versao, nome: 'Ana Encarregada', email: 'dados@exemplo.com.br' },
    })
    const velha = await admin.try('PUT /api/privacidade/encarregado', {
      body: { versao, nome: 'Outra Pessoa', email: 'outra@exemplo.com.br' },
    })
    expect(velha.status).toBe(409)
    const texto = escrito((await baixar('tratamentos')).corpo)
    expect(texto).toContain('Ana Encarregada')
    for (const nome of nomesDeCategorias) expect(texto).toContain(categoriaDe(nome).label)
    const { results } = await admin.call('GET /api/empresa/historico')
    expect(JSON.stringify(results)).toContain('Encarregado dos dados')
  })
})

describe('the register of incidents', () => {
  const dados = { conhecidoEm: '2020-03-02', ...incidenteDe() }

  it('works out the days to tell ANPD and the people, and what became of them', async () => {
    const criado = await gerente.call('POST /api/privacidade/incidentes', { body: dados })
    expect(criado).toMatchObject({ prazo: '2020-03-05', situacao: 'atrasado', prazoDeCompletar: null })
    const { id: incidente, versao } = criado
    const corrigido = await admin.call('PUT /api/privacidade/incidentes', {
      body: { id: incidente, versao, dados: { ...dados, anpdEm: '2020-03-04', titularesEm: '2020-03-05' } },
    })
    expect(corrigido).toMatchObject({ situacao: 'comunicado', versao: versao + 1 })
    const velha = await gerente.try('PUT /api/privacidade/incidentes', {
      body: { id: incidente, versao, dados },
    })
    expect(velha.status).toBe(409)
    const { results } = await gerente.call('GET /api/privacidade/incidentes')
    expect(results).toEqual([corrigido])
  })

  it('is printed one by one, with what it holds and what became of it', async () => {
    const criado = await gerente.call('POST /api/privacidade/incidentes', {
      body: { ...dados, riscoRelevante: false, semComunicacao: 'Contas sem saldo' },
    })
    const { tipo, corpo } = await baixar(`incidentes/pdf/${criado.id}`)
    expect(tipo).toContain('application/pdf')
    const texto = escrito(corpo)
    for (const parte of [
      dados.descricao,
      dados.medidas,
      'Sem risco relevante',
      'Contas sem saldo',
      '02/03/2020',
    ])
      expect(texto).toContain(parte)
    const comunicado = (await gerente.call('GET /api/privacidade/incidentes')).results.find(
      ({ situacao }) => situacao === 'comunicado',
    )
    const doOutro = escrito((await baixar(`incidentes/pdf/${comunicado?.id}`)).corpo)
    for (const parte of ['Comunicar até', '05/03/2020', '04/03/2020']) expect(doOutro).toContain(parte)
    const params = { id: String(criado.id) }
    const cadastro = await rh.as('cadastro')
    expect((await cadastro.try('GET /api/privacidade/incidentes/pdf/:id', { params })).status).toBe(403)
    const nenhum = { params: { id: '99999999' } }
    expect((await gerente.try('GET /api/privacidade/incidentes/pdf/:id', nenhum)).status).toBe(404)
  })

  it('refuses a day that is still to come, and who has no part in it', async () => {
    const amanha = await gerente.try('POST /api/privacidade/incidentes', {
      body: { ...dados, conhecidoEm: '2190-01-01' },
    })
    expect(amanha).toMatchObject({
      status: 400,
      body: { campos: { conhecidoEm: 'Informe um dia até hoje' } },
    })
    const cadastro = await rh.as('cadastro')
    expect((await cadastro.try('POST /api/privacidade/incidentes', { body: dados })).status).toBe(403)
    expect((await cadastro.try('GET /api/privacidade/incidentes')).status).toBe(403)
  })

  it('keeps each for good: nobody deletes one, the owner of the tables included', async () => {
    await expect(rh.db.deleteFrom('incidente').execute()).rejects.toMatchObject({ code: '42501' })
  })
})

describe('the terms of who left', () => {
  it('list what no law asks to be kept any longer, by how long ago the last bond ended', async () => {
    const { rows } = await sql<{ pessoaId: number; id: number }>`
      select pessoa_id, max(id) as id from vinculo group by pessoa_id
       having bool_and(data_desligamento is not null) order by 1 limit 1`.execute(rh.db)
    const [saiu] = rows
    const antes = await gerente.call('GET /api/privacidade/prazos', { query: { porPagina: '100' } })
    expect(antes.results.find(({ id: um }) => um === saiu?.id)).toMatchObject({
      situacao: 'no_prazo',
      vencidas: [],
    })
    rh.clock.irPara(
      rh.clock
        .agora()
        .add({ hours: 24 * 366 * 7 })
        .toString(),
    )
    gerente = await rh.as('gerente.rh')
    const { results } = await gerente.call('GET /api/privacidade/prazos', {
      query: { situacao: 'vencido', porPagina: '100' },
    })
    const vencido = results.find(({ id: um }) => um === saiu?.id)
    expect(vencido?.vencidas).toEqual(expect.arrayContaining(['bancario', 'dependentes', 'ferias']))
    expect(vencido?.vencidas).not.toContain('saude')
    expect(results.every(({ saida, vence }) => vence > saida)).toBe(true)
  })

  it('are held back with a reason, once, until somebody says why not any more', async () => {
    const { results } = await gerente.call('GET /api/privacidade/prazos', { query: { porPagina: '1' } })
    const alvo = results[0]?.id ?? 0
    const body = { id: alvo, motivo: 'Reclamação trabalhista em curso' }
    const { suspensao } = await gerente.call('POST /api/privacidade/suspender', { body })
    expect(suspensao?.motivo).toBe(body.motivo)
    const outraVez = await gerente.try('POST /api/privacidade/suspender', { body })
    expect(outraVez.status).toBe(409)
    const suspensos = await gerente.call('GET /api/privacidade/prazos', { query: { situacao: 'suspenso' } })
    expect(suspensos.results.map(({ id: um }) => um)).toEqual([alvo])
    const registro = await gerente.call('GET /api/privacidade/titular/:id', { params: { id: String(alvo) } })
    expect(registro.suspensao).toEqual(suspensao)
    await gerente.call('POST /api/privacidade/retomar', { body: { ...body, motivo: 'Processo encerrado' } })
    expect((await gerente.try('POST /api/privacidade/retomar', { body })).status).toBe(409)
    const cadastro = await rh.as('cadastro')
    expect((await cadastro.try('POST /api/privacidade/suspender', { body })).status).toBe(403)
  })
})
