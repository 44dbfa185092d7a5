import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { cadastros, nomesDeCadastro, type NomeDeCadastro } from '@rh/domain/cadastros/cadastros'
import { USO_LISTADO, type Uso } from '@rh/domain/cadastros/uso'
import { abrirCadastros, amostras, type Linha } from '../../test/cadastros.ts'

const c = abrirCadastros()
const { chamar } = c

// prova: entidade.contrato
describe.each(nomesDeCadastro)('the register %s', (nome) => {
  const { dados, muda, historia, unico, recusa } = amostras[nome]
  const [campo, valor] = muda
  const path = `/api/${nome}`
  let criado: Linha

  it('creates, shows and lists', async () => {
    const { status, body } = await chamar(c.admin, 'POST', `${path}/criar`, { dados })
    expect({ status, body }).toMatchObject({ status: 201, body: { ativo: true, versao: 1 } })
    criado = body
    expect((await chamar(c.admin, 'GET', `${path}/${criado.id}`)).body).toEqual(criado)
    const lista = await chamar<{ results: Linha[] }>(c.admin, 'GET', `${path}/listar?porPagina=100&ativo=1`)
    expect(lista.body.results).toContainEqual(criado)
  })

  it('says which field repeats', async () => {
    const { status, body } = await chamar<{ campos: object }>(c.admin, 'POST', `${path}/criar`, { dados })
    expect({ status, campos: Object.keys(body.campos) }).toEqual({ status: 409, campos: [`dados.${unico}`] })
  })

  it('refuses in words, at the field', async () => {
    const [campoRuim, valorRuim, mensagem] = recusa
    const { status, body } = await chamar<{ campos: Record<string, string> }>(
      c.admin,
      'PUT',
      `${path}/editar`,
      {
        id: criado.id,
        versao: criado.versao,
        dados: { ...dados, [campoRuim]: valorRuim },
      },
    )
    expect({ status, mensagem: body.campos[`dados.${campoRuim}`] }).toEqual({ status: 400, mensagem })
  })

  it('changes in the version seen, and tells who changed it before', async () => {
    const novos = { ...dados, [campo]: valor }
    const edicao = { id: criado.id, versao: 1, dados: novos }
    const { status, body } = await chamar(c.admin, 'PUT', `${path}/editar`, edicao)
    expect({ status, body }).toMatchObject({ status: 200, body: { versao: 2, [campo]: valor } })
    const velha = await chamar(c.admin, 'PUT', `${path}/editar`, edicao)
    expect(velha).toMatchObject({
      status: 409,
      body: {
        codigo: 'versao_antiga',
        mensagem: expect.stringMatching(
          /^Alterado por Helena Vasconcelos em \d\d\/\d\d\/\d{4}, às \d\d:\d\d\.$/,
        ),
      },
    })
  })

  it('switches off and on, and leaves the list of what may be chosen', async () => {
    const desligar = { id: criado.id, versao: 2, ativo: false }
    expect(await chamar(c.admin, 'POST', `${path}/ativar`, desligar)).toMatchObject({
      status: 200,
      body: { ativo: false, versao: 3 },
    })
    const ativos = await chamar<{ results: Linha[] }>(c.admin, 'GET', `${path}/listar?porPagina=100&ativo=1`)
    expect(ativos.body.results.map(({ id }) => id)).not.toContain(criado.id)
    const inativos = await chamar<{ results: Linha[] }>(c.admin, 'GET', `${path}/listar?ativo=0`)
    expect(inativos.body.results.map(({ id }) => id)).toContain(criado.id)
    const religar = { id: criado.id, versao: 3, ativo: true }
    expect(await chamar(c.admin, 'POST', `${path}/ativar`, religar)).toMatchObject({ body: { ativo: true } })
  })

  it('tells its history in words, the newest first', async () => {
    const { body } = await chamar<{
      results: { titulo: string; autor: string; mudancas: readonly object[] }[]
    }>(c.admin, 'GET', `${path}/historico/${criado.id}`)
    const proprias = body.results.filter(({ titulo }) => !titulo.includes(':'))
    expect(proprias.map(({ titulo }) => titulo)).toEqual(['Reativado', 'Desativado', 'Alterado', 'Criado'])
    expect(new Set(body.results.map(({ autor }) => autor))).toEqual(new Set(['Helena Vasconcelos']))
    expect(proprias[2]?.mudancas).toContainEqual(historia)
    expect(JSON.stringify(body)).not.toMatch(/versao|_|null,"para":null/)
  })

  it('is closed to who does not keep registers, and to nobody', async () => {
    expect(await chamar(c.comercial, 'POST', `${path}/criar`, { dados })).toMatchObject({ status: 403 })
    expect(await chamar(c.comercial, 'GET', `${path}/historico/${criado.id}`)).toMatchObject({ status: 403 })
    expect(await chamar(c.rh.anonimo, 'GET', `${path}/listar`)).toMatchObject({ status: 401 })
  })

  it('answers 404 for what is not there and 400 for what it does not know', async () => {
    const edicao = { id: 999_999, versao: 1, dados }
    expect(await chamar(c.admin, 'PUT', `${path}/editar`, edicao)).toMatchObject({ status: 404 })
    expect(await chamar(c.admin, 'GET', `${path}/999999`)).toMatchObject({ status: 404 })
    expect(await chamar(c.admin, 'GET', `${path}/historico/999999`)).toMatchObject({ status: 404 })
    const sobra = { dados: { ...dados, ativo: false } }
    expect(await chamar(c.admin, 'POST', `${path}/criar`, sobra)).toMatchObject({ status: 400 })
    expect(await chamar(c.admin, 'GET', `${path}/listar?ordenar=versao`)).toMatchObject({ status: 400 })
  })

  it('sorts by each column that says so, both ways, and takes wild words for words', async () => {
    const colunas = Object.entries<{ sortable?: true }>(cadastros[nome].lista.colunas)
    for (const [coluna] of colunas.filter(([, { sortable }]) => sortable))
      for (const ordenar of [coluna, `-${coluna}`])
        expect([ordenar, (await chamar(c.admin, 'GET', `${path}/listar?ordenar=${ordenar}`)).status]).toEqual(
          [ordenar, 200],
        )
    for (const busca of ['%25', "'", '_', '%5C'])
      expect((await chamar(c.admin, 'GET', `${path}/listar?busca=${busca}`)).status).toBe(200)
  })
})

describe('a name that differs by case, accents or spaces only', () => {
  const repetir = async (chamada: NomeDeCadastro, campo: string, valor: string) => {
    const { dados } = amostras[chamada]
    const { status, body } = await chamar<{ campos?: Record<string, string> }>(
      c.admin,
      'POST',
      `/api/${chamada}/criar`,
      { dados: { ...dados, ...(campo === 'descricao' && { codigo: 'NOVO' }), [campo]: valor } },
    )
    return [status, body.campos?.[`dados.${campo}`]]
  }

  it.each<[NomeDeCadastro, string, string, string]>([
    ['cargo', 'titulo', 'LIDER  DE EQUIPE', 'Já existe um cargo com este título'],
    ['escala', 'nome', '5X2 – 36h', 'Já existe uma escala com este nome'],
    ['centrodecusto', 'codigo', 'rs', 'Já existe um centro de custo com este código'],
    ['escalavt', 'codigo', 'fixo', 'Já existe uma escala de VT com este código'],
    ['escalavt', 'descricao', 'VINTE DÍAS', 'Já existe uma escala de VT com esta descrição'],
    ['uniforme', 'codigo', 'ep-cap', 'Já existe uma peça com este código'],
    ['tipodocumento', 'descricao', 'matricula na  CRECHE', 'Já existe um documento com esta descrição'],
  ])('is refused: %s by %s', async (chamada, campo, valor, mensagem) => {
    expect(await repetir(chamada, campo, valor)).toEqual([409, mensagem])
  })

  it("is the record's own when it is saved again", async () => {
    const { results } = await c.admin.call('GET /api/cargo/listar', { query: { busca: 'Líder de equipe' } })
    const [cargo] = results
    if (!cargo) throw new Error('No cargo')
    const { id, versao, cbo } = cargo
    const dados = { titulo: 'LIDER DE EQUIPE', cbo, nrs: [], asoDeRisco: false }
    expect(await c.admin.call('PUT /api/cargo/editar', { body: { id, versao, dados } })).toMatchObject({
      titulo: 'LIDER DE EQUIPE',
    })
  })

  it('is let through once of two at once', async () => {
    const criar = (codigo: string) =>
      c.admin.try('POST /api/centrodecusto/criar', {
        body: { dados: { codigo, descricao: 'Duas ao mesmo tempo', tipo: 'operacional' } },
      })
    const respostas = await Promise.all([criar('ZZ.9'), criar('zz.9')])
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  })
})

describe('who uses a record', () => {
  it('is counted and named: people by their contract of today or later, posts and contracts not over', async () => {
    for (const [nome, coluna] of [
      ['cargo', 'cargo_id'],
      ['escala', 'escala_id'],
      ['sindicato', 'sindicato_id'],
      ['centrodecusto', 'centro_de_custo_id'],
    ] as const) {
      const { rows } = await sql<{ id: number; pessoas: number }>`
        select vv.${sql.ref(coluna)} as id, count(*)::int as pessoas from colaborador_periodo cp
          join vinculo_versao vv on vv.id = cp.versao_id join vinculo v on v.id = vv.vinculo_id
         where cp.desde <= '2026-11-20' and cp.ate > '2026-11-20' and v.data_desligamento is null
         group by 1 order by 2 desc limit 1`.execute(c.rh.db)
      const [maior] = rows
      const { body } = await chamar<Uso>(c.admin, 'GET', `/api/${nome}/uso/${maior?.id}`)
      expect(body.pessoas, nome).toBeGreaterThanOrEqual(maior?.pessoas ?? 1)
      expect(body.postos + body.contratos, nome).toBeGreaterThan(0)
      expect(body.results, nome).toHaveLength(
        Math.min(USO_LISTADO, body.pessoas + body.postos + body.contratos),
      )
    }
  })

  it('is nobody for a new record, and whoever does not keep registers may not ask', async () => {
    const { results } = await c.admin.call('GET /api/cargo/listar', { query: { busca: 'LIDER DE EQUIPE' } })
    const params = { id: results[0]?.id ?? 0 }
    expect(await c.admin.call('GET /api/cargo/uso/:id', { params })).toEqual({
      pessoas: 0,
      postos: 0,
      contratos: 0,
      results: [],
    })
    expect((await c.comercial.try('GET /api/cargo/uso/:id', { params })).status).toBe(403)
    expect((await c.admin.try('GET /api/cargo/uso/:id', { params: { id: 999_999 } })).status).toBe(404)
  })
})

describe('the processes that ask for a document', () => {
  const base = {
    codigo: 'COMPROVANTE_X',
    descricao: 'Comprovante de um caso',
    obrigatoriedade: 'opcional' as const,
    momento: 'aprovacao' as const,
    sensivel: false,
  }

  it('are kept in the order of the table, once each, told in the history, and filter the list', async () => {
    const criado = await c.admin.call('POST /api/tipodocumento/criar', {
      body: { dados: { ...base, processos: ['promocao', 'admissao', 'promocao'] } },
    })
    expect(criado.processos).toEqual(['admissao', 'promocao'])
    const { id, versao } = criado
    await c.admin.call('PUT /api/tipodocumento/editar', {
      body: { id, versao, dados: { ...base, processos: ['ferias'] } },
    })
    const codigosDe = async (processo: 'admissao' | 'ferias') =>
      (
        await c.admin.call('GET /api/tipodocumento/listar', { query: { processo, porPagina: 100 } })
      ).results.map(({ codigo }) => codigo)
    expect(await codigosDe('ferias')).toContain(base.codigo)
    expect(await codigosDe('admissao')).not.toContain(base.codigo)
    const { results } = await c.admin.call('GET /api/tipodocumento/historico/:id', { params: { id } })
    expect(results[0]?.mudancas).toContainEqual({
      campo: 'Processos',
      de: 'Admissão e Promoção',
      para: 'Férias',
    })
  })

  it('are at least one', async () => {
    const { status, body } = await c.admin.try('POST /api/tipodocumento/criar', {
      body: { dados: { ...base, codigo: 'SEM_PROCESSO', processos: [] } },
    })
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { campos: { 'dados.processos': 'Escolha ao menos um processo' } },
    })
  })
})
