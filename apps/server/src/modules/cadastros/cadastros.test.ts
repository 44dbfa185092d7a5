import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cadastros, nomesDeCadastro, type NomeDeCadastro } from '@rh/domain/cadastros/cadastros'
import { USO_LISTADO, type Uso } from '@rh/domain/cadastros/uso'
import { abrir, contratoNovo, findContrato } from '../../test/contratos.ts'
import { aoMesmoTempo } from '../../test/travas.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'

let rh: TestApp
let admin: Client
let outro: Client
beforeAll(async () => {
  rh = await createTestApp()
  admin = await rh.as('administrador')
  outro = await rh.as('comercial')
})
afterAll(() => rh[Symbol.asyncDispose]())

interface Amostra {
  readonly dados: Readonly<Record<string, unknown>>
  /** One field changed, and how the history says it. */
  readonly muda: readonly [campo: string, valor: unknown]
  readonly historia: { readonly campo: string; readonly de: string | null; readonly para: string | null }
  /** The field that repeats when the same is created twice. */
  readonly unico: string
  /** A field with a value that no record may have, and what is said at it. */
  readonly recusa: readonly [campo: string, valor: unknown, mensagem: string]
}

const amostras: Readonly<Record<NomeDeCadastro, Amostra>> = {
  centrodecusto: {
    dados: { codigo: 'RS', descricao: 'Regional Rio Grande do Sul', tipo: 'operacional' },
    muda: ['tipo', 'administrativo'],
    historia: { campo: 'Tipo', de: 'Operacional', para: 'Administrativo' },
    unico: 'codigo',
    recusa: ['paiId', 999_999, 'Este centro de custo não existe mais'],
  },
  cargo: {
    dados: { titulo: 'Líder de equipe', cbo: '514320', nrs: ['NR-35'], asoDeRisco: false },
    muda: ['nrs', ['NR-10', 'NR-35']],
    historia: { campo: 'Treinamentos', de: 'NR-35', para: 'NR-10 e NR-35' },
    unico: 'titulo',
    recusa: ['cbo', '000001', 'Esta ocupação não existe na CBO'],
  },
  escala: {
    dados: {
      nome: '5x2 – 36 h',
      tipo: '5x2',
      ciclo: 'semanal',
      dias: ['seg', 'ter', 'qua', 'qui', 'sex'],
      entrada: '08:00',
      saida: '16:12',
      intervaloMinutos: 60,
      repouso: 'dom',
    },
    muda: ['saida', '16:00'],
    historia: { campo: 'Saída', de: '16:12', para: '16:00' },
    unico: 'nome',
    recusa: ['repouso', 'seg', 'O repouso cai em um dia de trabalho'],
  },
  escalavt: {
    dados: { codigo: 'FIXO', descricao: 'Vinte dias', regra: 'fixo', diasMes: 20 },
    muda: ['diasMes', 21],
    historia: { campo: 'Dias de referência', de: '20', para: '21' },
    unico: 'codigo',
    recusa: ['diasMes', undefined, 'Informe quantos dias por mês'],
  },
  sindicato: {
    dados: {
      nome: 'Sindicato de Asseio do Paraná',
      cnpj: '12.ABC.345/01DE-35',
      tipo: 'profissional',
      uf: 'PR',
      dataBaseMes: 5,
      base: [{ uf: 'PR' }],
    },
    muda: ['dataBaseMes', 6],
    historia: { campo: 'Data-base', de: 'Maio', para: 'Junho' },
    unico: 'cnpj',
    recusa: ['cnpj', '11222333000180', 'CNPJ inválido: confira as 14 posições'],
  },
  feriado: {
    dados: {
      nome: 'Aniversário de Recife',
      abrangencia: 'municipal',
      uf: 'PE',
      municipioIbge: 2_611_606,
      repeticao: 'anual',
      dia: 12,
      mes: 3,
      fundamento: 'Lei municipal',
      conferir: true,
    },
    muda: ['conferir', false],
    historia: { campo: 'A conferir', de: 'Sim', para: 'Não' },
    unico: 'nome',
    recusa: ['municipioIbge', 3_550_308, 'Escolha um município deste estado'],
  },
  uniforme: {
    dados: { codigo: 'EP-CAP', descricao: 'Capacete', tipo: 'epi', tamanhos: ['Único'], ca: '12345' },
    muda: ['tamanhos', ['P', 'M']],
    historia: { campo: 'Tamanhos', de: 'Único', para: 'P e M' },
    unico: 'codigo',
    recusa: ['caValidade', '31/12/2026', 'Informe uma data válida (dd/mm/aaaa)'],
  },
  tipodocumento: {
    dados: {
      codigo: 'CRECHE',
      descricao: 'Matrícula na creche',
      processos: ['admissao'],
      obrigatoriedade: 'condicional',
      condicao: 'filho_ate_6',
      momento: 'aprovacao',
      sensivel: false,
    },
    muda: ['obrigatoriedade', 'opcional'],
    historia: { campo: 'Exigência', de: 'Conforme o caso', para: 'Opcional' },
    unico: 'codigo',
    recusa: ['condicao', undefined, 'Escolha a quem se pede'],
  },
}

interface Linha {
  readonly id: number
  readonly versao: number
  readonly ativo: boolean
  readonly [campo: string]: unknown
}
interface Resposta<B> {
  readonly status: number
  readonly body: B
}

/** A call by its words: eight registers speak one grammar. */
async function chamar<B = Linha>(
  client: Client,
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object,
): Promise<Resposta<B>> {
  const { statusCode, json } = await rh.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${client.token}` },
    ...(payload ? { payload } : {}),
  })
  return { status: statusCode, body: json<B>() }
}

// prova: entidade.contrato
describe.each(nomesDeCadastro)('the register %s', (nome) => {
  const { dados, muda, historia, unico, recusa } = amostras[nome]
  const [campo, valor] = muda
  const path = `/api/${nome}`
  let criado: Linha

  it('creates, shows and lists', async () => {
    const { status, body } = await chamar(admin, 'POST', `${path}/criar`, { dados })
    expect({ status, body }).toMatchObject({ status: 201, body: { ativo: true, versao: 1 } })
    criado = body
    expect((await chamar(admin, 'GET', `${path}/${criado.id}`)).body).toEqual(criado)
    const lista = await chamar<{ results: Linha[] }>(admin, 'GET', `${path}/listar?porPagina=100&ativo=1`)
    expect(lista.body.results).toContainEqual(criado)
  })

  it('says which field repeats', async () => {
    const { status, body } = await chamar<{ campos: object }>(admin, 'POST', `${path}/criar`, { dados })
    expect({ status, campos: Object.keys(body.campos) }).toEqual({ status: 409, campos: [`dados.${unico}`] })
  })

  it('refuses in words, at the field', async () => {
    const [campoRuim, valorRuim, mensagem] = recusa
    const { status, body } = await chamar<{ campos: Record<string, string> }>(
      admin,
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
    const { status, body } = await chamar(admin, 'PUT', `${path}/editar`, edicao)
    expect({ status, body }).toMatchObject({ status: 200, body: { versao: 2, [campo]: valor } })
    const velha = await chamar(admin, 'PUT', `${path}/editar`, edicao)
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
    expect(await chamar(admin, 'POST', `${path}/ativar`, desligar)).toMatchObject({
      status: 200,
      body: { ativo: false, versao: 3 },
    })
    const ativos = await chamar<{ results: Linha[] }>(admin, 'GET', `${path}/listar?porPagina=100&ativo=1`)
    expect(ativos.body.results.map(({ id }) => id)).not.toContain(criado.id)
    const inativos = await chamar<{ results: Linha[] }>(admin, 'GET', `${path}/listar?ativo=0`)
    expect(inativos.body.results.map(({ id }) => id)).toContain(criado.id)
    const religar = { id: criado.id, versao: 3, ativo: true }
    expect(await chamar(admin, 'POST', `${path}/ativar`, religar)).toMatchObject({ body: { ativo: true } })
  })

  it('tells its history in words, the newest first', async () => {
    const { body } = await chamar<{
      results: { titulo: string; autor: string; mudancas: readonly object[] }[]
    }>(admin, 'GET', `${path}/historico/${criado.id}`)
    const proprias = body.results.filter(({ titulo }) => !titulo.includes(':'))
    expect(proprias.map(({ titulo }) => titulo)).toEqual(['Reativado', 'Desativado', 'Alterado', 'Criado'])
    expect(new Set(body.results.map(({ autor }) => autor))).toEqual(new Set(['Helena Vasconcelos']))
    expect(proprias[2]?.mudancas).toContainEqual(historia)
    expect(JSON.stringify(body)).not.toMatch(/versao|_|null,"para":null/)
  })

  it('is closed to who does not keep registers, and to nobody', async () => {
    expect(await chamar(outro, 'POST', `${path}/criar`, { dados })).toMatchObject({ status: 403 })
    expect(await chamar(outro, 'GET', `${path}/historico/${criado.id}`)).toMatchObject({ status: 403 })
    expect(await chamar(rh.anonimo, 'GET', `${path}/listar`)).toMatchObject({ status: 401 })
  })

  it('answers 404 for what is not there and 400 for what it does not know', async () => {
    const edicao = { id: 999_999, versao: 1, dados }
    expect(await chamar(admin, 'PUT', `${path}/editar`, edicao)).toMatchObject({ status: 404 })
    expect(await chamar(admin, 'GET', `${path}/999999`)).toMatchObject({ status: 404 })
    expect(await chamar(admin, 'GET', `${path}/historico/999999`)).toMatchObject({ status: 404 })
    const sobra = { dados: { ...dados, ativo: false } }
    expect(await chamar(admin, 'POST', `${path}/criar`, sobra)).toMatchObject({ status: 400 })
    expect(await chamar(admin, 'GET', `${path}/listar?ordenar=versao`)).toMatchObject({ status: 400 })
  })

  it('sorts by each column that says so, both ways, and takes wild words for words', async () => {
    const colunas = Object.entries<{ sortable?: true }>(cadastros[nome].lista.colunas)
    for (const [coluna] of colunas.filter(([, { sortable }]) => sortable))
      for (const ordenar of [coluna, `-${coluna}`])
        expect([ordenar, (await chamar(admin, 'GET', `${path}/listar?ordenar=${ordenar}`)).status]).toEqual([
          ordenar,
          200,
        ])
    for (const busca of ['%25', "'", '_', '%5C'])
      expect((await chamar(admin, 'GET', `${path}/listar?busca=${busca}`)).status).toBe(200)
  })
})

describe('a name that differs by case, accents or spaces only', () => {
  const repetir = async (chamada: NomeDeCadastro, campo: string, valor: string) => {
    const { dados } = amostras[chamada]
    const { status, body } = await chamar<{ campos?: Record<string, string> }>(
      admin,
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
    const { results } = await admin.call('GET /api/cargo/listar', { query: { busca: 'Líder de equipe' } })
    const [cargo] = results
    if (!cargo) throw new Error('No cargo')
    const { id, versao, cbo } = cargo
    const dados = { titulo: 'LIDER DE EQUIPE', cbo, nrs: [], asoDeRisco: false }
    expect(await admin.call('PUT /api/cargo/editar', { body: { id, versao, dados } })).toMatchObject({
      titulo: 'LIDER DE EQUIPE',
    })
  })

  it('is let through once of two at once', async () => {
    const criar = (codigo: string) =>
      admin.try('POST /api/centrodecusto/criar', {
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
         group by 1 order by 2 desc limit 1`.execute(rh.db)
      const [maior] = rows
      const { body } = await chamar<Uso>(admin, 'GET', `/api/${nome}/uso/${maior?.id}`)
      expect(body.pessoas, nome).toBeGreaterThanOrEqual(maior?.pessoas ?? 1)
      expect(body.postos + body.contratos, nome).toBeGreaterThan(0)
      expect(body.results, nome).toHaveLength(
        Math.min(USO_LISTADO, body.pessoas + body.postos + body.contratos),
      )
    }
  })

  it('is nobody for a new record, and whoever does not keep registers may not ask', async () => {
    const { results } = await admin.call('GET /api/cargo/listar', { query: { busca: 'LIDER DE EQUIPE' } })
    const params = { id: results[0]?.id ?? 0 }
    expect(await admin.call('GET /api/cargo/uso/:id', { params })).toEqual({
      pessoas: 0,
      postos: 0,
      contratos: 0,
      results: [],
    })
    expect((await outro.try('GET /api/cargo/uso/:id', { params })).status).toBe(403)
    expect((await admin.try('GET /api/cargo/uso/:id', { params: { id: 999_999 } })).status).toBe(404)
  })
})

describe('what was switched off', () => {
  /** Switches a record off, tries, and switches it on again. */
  const desligado = async (nome: NomeDeCadastro, id: number, tentar: () => Promise<void>) => {
    const { body: antes } = await chamar(admin, 'GET', `/api/${nome}/${id}`)
    const { body } = await chamar(admin, 'POST', `/api/${nome}/ativar`, {
      id,
      versao: antes.versao,
      ativo: false,
    })
    await tentar()
    await chamar(admin, 'POST', `/api/${nome}/ativar`, { id, versao: body.versao, ativo: true })
  }

  it('is offered to no new contract or post, and refused there', async () => {
    const novo = await contratoNovo(outro, 'DESLIGADO/1')
    const [posto] = novo.postos.postos
    const casos = [
      ['sindicato', novo.locais.sindicatoId, 'locais.sindicatoId'],
      ['cargo', posto?.cargoId, 'postos.postos.0.cargoId'],
      ['escala', posto?.escalaId, 'postos.postos.0.escalaId'],
      ['uniforme', posto?.kit[0]?.itemId, 'postos.postos.0.kit.0.itemId'],
    ] as const
    for (const [nome, id = 0, campo] of casos)
      await desligado(nome, id, async () => {
        const opcoes = await outro.call('GET /api/contratos/opcoes')
        const cargos = await outro.call('GET /api/contratos/cargos')
        const oferecidos = {
          sindicato: opcoes.sindicatos,
          cargo: cargos.results,
          escala: opcoes.escalas,
          uniforme: opcoes.itens,
        }[nome]
        expect(
          oferecidos.map((opcao) => opcao.id),
          nome,
        ).not.toContain(id)
        const { status, body } = await outro.try('POST /api/contratos/novo', { body: novo })
        expect([nome, status, 'campos' in body ? Object.keys(body.campos ?? {}) : null]).toEqual([
          nome,
          400,
          [campo],
        ])
      })
  })

  it('stays where it was: contract and file are corrected with what they already had', async () => {
    const { id } = await findContrato(outro, 'campus Fortaleza')
    const { versao, numero, objeto, tipo, sindicato, cliente } = await abrir(outro, id)
    await desligado('sindicato', sindicato.id, async () => {
      const dados = {
        numero,
        objeto: `${objeto} (corrigido)`,
        tipo,
        sindicatoId: sindicato.id,
        contatos: cliente.contatos,
      }
      const corrigido = await outro.call('PUT /api/contratos/atualizar', {
        body: { id, versao, acao: 'dados', dados },
      })
      expect(corrigido.objeto).toContain('(corrigido)')
    })
    const { rows } = await sql<{ id: number }>`
      select v.id from vinculo v where v.data_desligamento is null and v.data_admissao < '2026-01-01'
         and not exists (select from vinculo_versao f where f.vinculo_id = v.id and f.vigencia > '2026-09-01')
       order by v.id desc limit 1`.execute(rh.db)
    const pessoa = rows[0]?.id ?? 0
    const cadastro = await rh.as('cadastro')
    const ficha = await cadastro.call('GET /api/colaborador/obter/:id', { params: { id: pessoa }, query: {} })
    const termos = ficha.versoes.at(-1)?.termos
    if (!termos) throw new Error('No terms')
    await desligado('escala', termos.escalaId, async () => {
      const correcao = {
        ...termos,
        salarioCentavos: termos.salarioCentavos + 100,
        vigencia: '2026-11-20',
        motivo: 'Arredondamento combinado',
      }
      const { status } = await cadastro.try('POST /api/colaborador/versoes/registrar', {
        body: { id: pessoa, versao: ficha.versao, dados: correcao },
      })
      expect(status).toBe(201)
    })
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
    const criado = await admin.call('POST /api/tipodocumento/criar', {
      body: { dados: { ...base, processos: ['promocao', 'admissao', 'promocao'] } },
    })
    expect(criado.processos).toEqual(['admissao', 'promocao'])
    const { id, versao } = criado
    await admin.call('PUT /api/tipodocumento/editar', {
      body: { id, versao, dados: { ...base, processos: ['ferias'] } },
    })
    const codigosDe = async (processo: 'admissao' | 'ferias') =>
      (
        await admin.call('GET /api/tipodocumento/listar', { query: { processo, porPagina: 100 } })
      ).results.map(({ codigo }) => codigo)
    expect(await codigosDe('ferias')).toContain(base.codigo)
    expect(await codigosDe('admissao')).not.toContain(base.codigo)
    const { results } = await admin.call('GET /api/tipodocumento/historico/:id', { params: { id } })
    expect(results[0]?.mudancas).toContainEqual({
      campo: 'Processos',
      de: 'Admissão e Promoção',
      para: 'Férias',
    })
  })

  it('are at least one', async () => {
    const { status, body } = await admin.try('POST /api/tipodocumento/criar', {
      body: { dados: { ...base, codigo: 'SEM_PROCESSO', processos: [] } },
    })
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { campos: { 'dados.processos': 'Escolha ao menos um processo' } },
    })
  })
})

describe('two who save the same record at once', () => {
  it('let one through', async () => {
    const { results } = await admin.call('GET /api/cargo/listar', { query: {} })
    const [cargo] = results
    if (!cargo) throw new Error('No cargo')
    const { id, versao, titulo, cbo } = cargo
    const salvar = (asoDeRisco: boolean) =>
      admin.try('PUT /api/cargo/editar', {
        body: { id, versao, dados: { titulo, cbo, nrs: [], asoDeRisco } },
      })
    const respostas = await Promise.all([salvar(true), salvar(false)])
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('and whoever saves, or switches on, another record of a tree waits and goes on', async () => {
    const criar = async (codigo: string, paiId?: number) =>
      admin.call('POST /api/centrodecusto/criar', {
        body: {
          dados: { codigo, descricao: `Centro ${codigo}`, tipo: 'operacional', ...(paiId && { paiId }) },
        },
      })
    const acima = await criar('TR.0')
    const um = await criar('TR.1', acima.id)
    const outro = await criar('TR.2', acima.id)
    const abaixo = await criar('TR.3', um.id)
    await admin.call('POST /api/centrodecusto/ativar', { body: { id: abaixo.id, versao: 1, ativo: false } })
    const salvar = ({ id, codigo }: typeof um) =>
      admin.try('PUT /api/centrodecusto/editar', {
        body: {
          id,
          versao: 1,
          dados: { codigo, descricao: 'Outro nome', tipo: 'operacional', paiId: acima.id },
        },
      })
    const { esperaram, respostas } = await aoMesmoTempo<{ status: number }>(
      rh.db,
      sql`select pg_advisory_xact_lock(hashtextextended('cadastro.centro_de_custo', 0))`,
      [
        () => salvar(um),
        () => salvar(outro),
        () =>
          admin.try('POST /api/centrodecusto/ativar', { body: { id: abaixo.id, versao: 2, ativo: true } }),
      ],
    )
    expect(esperaram).toBe(3)
    expect(respostas.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  it('and what is sent twice with one key is created once', async () => {
    const body = { dados: { codigo: 'X1', descricao: 'Enviado duas vezes', tipo: 'operacional' as const } }
    const enviar = () => admin.call('POST /api/centrodecusto/criar', { body, chave: 'centro-duas-vezes' })
    const [um, dois] = await Promise.all([enviar(), enviar()])
    expect(um).toEqual(dois)
  })
})
