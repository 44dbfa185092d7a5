import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { formatData } from '@rh/domain/br/data'
import { formatDinheiro } from '@rh/domain/br/dinheiro'
import { formatCpf } from '@rh/domain/br/mascaras'
import { grupos } from '@rh/domain/setores/grupos'
import { setores } from '@rh/domain/setores/setores'
import { loginDoGrupo } from '../../../seed/usuarios.ts'
import { textoDoPdf } from '../../../test/pdf.ts'
import { createTestApp, type Client, type TestApp } from '../../../test/harness.ts'
import { HOJE } from '../../../test/clock.ts'

let rh: TestApp
let cadastro: Client
beforeAll(async () => {
  rh = await createTestApp()
  cadastro = await rh.as('cadastro')
})
afterAll(() => rh[Symbol.asyncDispose]())

const ONTEM = '2026-11-19'

/** Bonds that answer a condition on `v` (bond), `pe` (person) and `ve` (version in force), by id. */
async function vinculos(onde: string): Promise<{ id: number; pessoaId: number; nome: string }[]> {
  const { rows } = await sql
    .raw<{ id: number; pessoaId: number; nome: string }>(
      `select v.id, v.pessoa_id, pe.nome from vinculo v join pessoa pe on pe.id = v.pessoa_id
         join lateral (select * from vinculo_versao x where x.vinculo_id = v.id and x.vigencia <= '${HOJE}'
           order by x.vigencia desc limit 1) ve on true
        where ${onde} order by v.id`,
    )
    .execute(rh.db)
  return rows
}

const NO_TRABALHO = `v.data_desligamento is null and v.data_admissao < '2026-06-01'
  and not exists (select from vinculo_versao f where f.vinculo_id = v.id and f.vigencia >= '2026-06-01')`
const DO_GESTOR = `ve.contrato_id in (select uc.contrato_id from usuario_contrato uc join usuario u on u.id = uc.usuario_id
  where u.usuario = 'gestor')`

let proximo = 0
/** A bond that no other test touches. */
async function alguem(): Promise<number> {
  const livres = await vinculos(NO_TRABALHO)
  const id = livres[proximo]?.id
  proximo += 1
  if (id === undefined) throw new Error('The demo company has nobody left')
  return id
}

const obter = (client: Client, id: number, em?: string) =>
  client.call('GET /api/colaborador/obter/:id', { params: { id }, query: em === undefined ? {} : { em } })

// prova: entidade.admissao
const contaInteira = {
  banco: '001',
  agencia: '0123',
  conta: '45678',
  contaDigito: '9',
  contaTipo: 'CC',
} as const

describe('GET /api/colaborador/obter/:id', () => {
  it('shows the file to Rh, whole', async () => {
    const id = await alguem()
    const ficha = await obter(cadastro, id)
    expect(ficha).toMatchObject({ id, hoje: HOJE, em: HOJE, tempo: 'hoje', situacao: 'ativo' })
    expect(ficha.abas).toHaveLength(10)
    expect(ficha.pessoa.cpf).toMatch(/^\d{11}$/)
    expect(Object.keys(ficha.pessoa)).toEqual(expect.arrayContaining(['racaCor', 'pix', 'mae']))
    expect(ficha.versoes.at(-1)).toMatchObject({ estado: 'em_vigor', salarioCentavos: expect.any(Number) })
    expect(ficha.edita).toEqual([
      'pessoais',
      'endereco',
      'documentos',
      'bancarios',
      'contrato',
      'experiencia',
      'arquivo',
      'dependentes',
      'ferias',
    ])
  })

  it.each([
    ['almoxarifado', ['nome', 'nomeSocial'], ['resumo', 'uniforme'], undefined],
    ['vagas', ['cpf', 'nome', 'nomeSocial'], expect.arrayContaining(['historico']), /^\*{3}\./],
    [
      'sesmt',
      ['cpf', 'deficiencia', 'nome', 'nascimento', 'nomeSocial', 'sexo', 'telefone'],
      expect.arrayContaining(['documentos']),
      /^\d{11}$/,
    ],
  ])('leaves out what %s does not need', async (usuario, campos, abas, cpf) => {
    const ficha = await obter(await rh.as(usuario), await alguem())
    expect(Object.keys(ficha.pessoa).toSorted()).toEqual([...campos].toSorted())
    expect(ficha.abas).toEqual(abas)
    expect(ficha.pessoa.cpf ?? '').toMatch(cpf ?? /^$/)
    for (const versao of ficha.versoes) {
      expect(versao).not.toHaveProperty('salarioCentavos')
      expect(versao).not.toHaveProperty('termos')
    }
  })

  it('hides pay, bank and race from Operacional, and masks the CPF', async () => {
    const ficha = await obter(await rh.as('coordenador.operacional'), await alguem())
    for (const campo of ['racaCor', 'banco', 'conta', 'pix', 'pis', 'mae'])
      expect(ficha.pessoa).not.toHaveProperty(campo)
    expect(ficha.pessoa.cpf).toMatch(/^\*{3}\.\d{3}\.\d{3}-\*{2}$/)
    expect(JSON.stringify(ficha)).not.toContain('salarioCentavos')
  })

  it('answers 400 for a day outside the life of the bond', async () => {
    const id = await alguem()
    for (const em of ['1999-01-01', '2090-01-01'])
      expect(
        await cadastro.try('GET /api/colaborador/obter/:id', { params: { id }, query: { em } }),
      ).toMatchObject({
        status: 400,
        body: { campos: { em: expect.stringMatching(/^Escolha um dia entre/) } },
      })
  })
})

describe('the scope of a Gestor', () => {
  it('is 404 in every call of the file of somebody else’s contract, and 200 in its own', async () => {
    const [meu] = await vinculos(`${NO_TRABALHO} and ${DO_GESTOR}`)
    const [alheio] = await vinculos(`${NO_TRABALHO} and not (${DO_GESTOR})`)
    const gestor = await rh.as('gestor')
    const leituras = ['obter', 'documentos', 'uniformes', 'historico', 'alteracoes'] as const
    for (const [vinculo, status] of [
      [meu, 200],
      [alheio, 404],
    ] as const) {
      const id = vinculo?.id ?? 0
      for (const nome of leituras)
        expect([
          nome,
          (await gestor.try(`GET /api/colaborador/${nome}/:id`, { params: { id } })).status,
        ]).toEqual([nome, status])
      const query = { colaboradorId: id }
      expect((await gestor.try('GET /api/colaborador/processos', { query })).status).toBe(status)
    }
  })

  it('counts in the dashboard only the people of the contracts', async () => {
    const soma = async (usuario: string) => {
      const { porSituacao } = await (await rh.as(usuario)).call('GET /api/colaborador/inicio')
      return porSituacao.reduce((total, linha) => total + linha.total, 0)
    }
    const { rows } = await sql
      .raw<{ n: number }>(
        `select count(*)::int as n from vinculo v join lateral (select * from vinculo_versao x where x.vinculo_id = v.id
            order by (x.vigencia <= '${HOJE}') desc, case when x.vigencia <= '${HOJE}' then x.vigencia end desc, x.vigencia
            limit 1) ve on true where ${DO_GESTOR}`,
      )
      .execute(rh.db)
    expect(await soma('gestor')).toBe(rows[0]?.n)
    expect(await soma('coordenador.operacional')).toBe(409)
  })
})

describe('GET /api/colaborador/registro/:id', () => {
  /** A paper breaks its lines where they are full. */
  const semEspacos = (texto: string): string => texto.replace(/\s+/g, '')
  const registro = async (client: Client, id: number) => {
    const arquivo = await client.call('GET /api/colaborador/registro/:id', { params: { id } })
    return semEspacos(textoDoPdf(new Uint8Array(await arquivo.arrayBuffer())))
  }

  it('says what CLT art. 41 and Portaria 671 art. 14 ask, and that a copy was taken', async () => {
    const cadastro = await rh.as('cadastro')
    const [alguem] = await vinculos(
      `${NO_TRABALHO} and exists (select from dependente d where d.pessoa_id = v.pessoa_id and d.fim is null)
       and exists (select from ausencia a where a.vinculo_id = v.id and a.confirmada)`,
    )
    const id = alguem?.id ?? 0
    const ficha = await cadastro.call('GET /api/colaborador/obter/:id', { params: { id }, query: {} })
    const { results } = await cadastro.call('GET /api/colaborador/dependentes/:id', {
      params: { id },
      query: {},
    })
    const texto = await registro(cadastro, id)
    const vigente = ficha.versoes.find(({ estado }) => estado === 'em_vigor')
    for (const dito of [
      'Ficha de registro de empregado',
      ficha.matricula,
      formatCpf(ficha.pessoa.cpf ?? ''),
      formatData(ficha.pessoa.nascimento ?? ''),
      formatData(ficha.dataAdmissao),
      'Natureza da atividade',
      'Urbana',
      'Tipo de contrato',
      'CBO',
      'Raça/cor',
      'Local de trabalho',
      'horas semanais',
      vigente?.cargo ?? '?',
      formatDinheiro(vigente?.salarioCentavos ?? 0),
      'Alterações do contrato',
      'Férias e afastamentos',
      ...results.filter(({ fim }) => fim === null).map(({ nome }) => nome),
    ])
      expect(texto).toContain(semEspacos(dito))
    expect(texto).toMatch(/Emitidoem.*por.*Página1de\d/)
    const [copia] = await rh.db.selectFrom('exportacao').selectAll().orderBy('id', 'desc').limit(1).execute()
    expect(copia).toMatchObject({
      chamada: 'GET /api/colaborador/registro/:id',
      formato: 'pdf',
      filtros: { colaboradorId: id },
      linhas: 1,
    })
  })

  it('is of who sees all of a person, and of nobody else', async () => {
    const [alguem] = await vinculos(NO_TRABALHO)
    const id = alguem?.id ?? 0
    for (const grupo of grupos) {
      const { status } = await (
        await rh.as(loginDoGrupo(grupo))
      ).try('GET /api/colaborador/registro/:id', { params: { id } })
      const ve = (setores.rh.grupos as readonly string[]).includes(grupo)
      expect([grupo, status]).toEqual([grupo, ve ? 200 : 403])
    }
    const cadastro = await rh.as('cadastro')
    expect(
      (await cadastro.try('GET /api/colaborador/registro/:id', { params: { id: 999_999 } })).status,
    ).toBe(404)
  })
})

describe('PUT /api/colaborador/dados', () => {
  const endereco = {
    cep: '01310100',
    logradouro: 'Avenida Paulista',
    numero: '1500',
    bairro: 'Bela Vista',
    municipio: 'São Paulo',
    uf: 'SP' as const,
  }

  it('saves one part, empties what was left out, and a stale page is told who changed it', async () => {
    const id = await alguem()
    const { versaoPessoa } = await obter(cadastro, id)
    const salvar = (numero: string) =>
      cadastro.try('PUT /api/colaborador/dados', {
        body: { id, versao: versaoPessoa, bloco: 'endereco', dados: { ...endereco, numero } },
      })
    expect(await salvar('1500')).toMatchObject({
      status: 200,
      body: { versaoPessoa: versaoPessoa + 1, pessoa: { numero: '1500', complemento: null } },
    })
    expect(await salvar('1501')).toMatchObject({
      status: 409,
      body: {
        codigo: 'versao_antiga',
        mensagem: expect.stringMatching(/^Alterado por .+ em \d\d\/\d\d\/\d{4}, às/),
      },
    })
  })

  it('refuses groups that do not change that part', async () => {
    const id = await alguem()
    const { versaoPessoa } = await obter(cadastro, id)
    const body = { id, versao: versaoPessoa, bloco: 'endereco' as const, dados: endereco }
    for (const usuario of ['beneficio', 'gestor', 'sesmt'])
      expect((await (await rh.as(usuario)).try('PUT /api/colaborador/dados', { body })).status).toBe(403)
    const banco = { ...body, bloco: 'bancarios' as const, dados: { ...contaInteira, banco: '341' } }
    const resposta = await (await rh.as('beneficio')).try('PUT /api/colaborador/dados', { body: banco })
    expect(resposta).toMatchObject({ status: 200, body: { pessoa: { banco: '341', agencia: '0123' } } })
  })

  it('keeps a bank account whole or not at all', async () => {
    const id = await alguem()
    const { versaoPessoa: versao } = await obter(cadastro, id)
    const salvar = (dados: Partial<Record<keyof typeof contaInteira | 'pix', string>>) =>
      cadastro.try('PUT /api/colaborador/dados', { body: { id, versao, bloco: 'bancarios', dados } })
    expect(await salvar({ banco: '341', agencia: '0123' })).toMatchObject({
      status: 400,
      body: {
        campos: {
          'dados.conta': 'Conta: complete a conta',
          'dados.contaDigito': expect.any(String),
          'dados.contaTipo': expect.any(String),
        },
      },
    })
    expect((await salvar({ pix: 'ines@exemplo.com.br' })).status).toBe(200)
  })

  it('is seen as it was on the day before, in the past and read-only', async () => {
    const id = await alguem()
    const antes = await obter(cadastro, id)
    await cadastro.call('PUT /api/colaborador/dados', {
      body: { id, versao: antes.versaoPessoa, bloco: 'endereco', dados: endereco },
    })
    const ontem = await obter(cadastro, id, ONTEM)
    expect(ontem).toMatchObject({ tempo: 'passado', edita: [], em: ONTEM })
    expect(ontem.pessoa).toEqual(antes.pessoa)
    expect((await obter(cadastro, id)).pessoa.logradouro).toBe('Avenida Paulista')
  })
})

describe('the trail and the timeline', () => {
  it('tell in words who changed what, with nothing that the reader may not see', async () => {
    const id = await alguem()
    const salvar = async (dados: object) =>
      cadastro.call('PUT /api/colaborador/dados', {
        body: { id, versao: (await obter(cadastro, id)).versaoPessoa, bloco: 'bancarios', dados },
      })
    await salvar({})
    await salvar({ ...contaInteira, contaTipo: 'CS' })
    const params = { id }
    const { results } = await cadastro.call('GET /api/colaborador/alteracoes/:id', { params, query: {} })
    expect(results[0]).toMatchObject({
      assunto: 'Dados da pessoa',
      operacao: 'alteracao',
      autor: 'Vinícius Araújo',
      mudancas: [
        { label: 'Banco', de: null, para: '001 · Banco do Brasil S.A.' },
        { label: 'Agência', de: null, para: '0123' },
        { label: 'Conta', de: null, para: '45678' },
        { label: 'Dígito da conta', de: null, para: '9' },
        { label: 'Tipo de conta', de: null, para: 'Conta-salário' },
      ],
    })
    const operacional = await rh.as('coordenador.operacional')
    const visto = await operacional.call('GET /api/colaborador/alteracoes/:id', { params, query: {} })
    expect(JSON.stringify(visto)).not.toMatch(/Banco|Salário|Raça|Conta-salário/)
    const assuntos = new Set(visto.results.map(({ assunto }) => assunto))
    expect(assuntos).toContain('Vínculo')
    for (const assunto of ['Dependente', 'Documento']) expect(assuntos).not.toContain(assunto)
    expect(
      (await (await rh.as('vagas')).try('GET /api/colaborador/alteracoes/:id', { params, query: {} })).status,
    ).toBe(403)
  })

  it('begin with the admission', async () => {
    const id = await alguem()
    const { results } = await cadastro.call('GET /api/colaborador/historico/:id', { params: { id } })
    expect(results.at(-1)).toMatchObject({ tipo: 'versao', titulo: 'Admissão', futuro: false })
  })
})

describe('the page of a file', () => {
  it('is the file, the processes and the protections, each as it is told by itself', async () => {
    const [id] = (await vinculos(NO_TRABALHO)).map((vinculo) => vinculo.id)
    if (id === undefined) throw new Error('Nobody works')
    for (const usuario of ['gestor', 'cadastro', 'sesmt', 'vagas', 'almoxarifado', 'rescisao']) {
      const client = await rh.as(usuario)
      const [pagina, ficha, processos, estabilidades] = [
        await client.try('GET /api/colaborador/pagina/:id', { params: { id } }),
        await client.try('GET /api/colaborador/obter/:id', { params: { id }, query: {} }),
        await client.try('GET /api/colaborador/processos', { query: { colaboradorId: id } }),
        await client.try('GET /api/colaborador/estabilidades/:id', { params: { id } }),
      ]
      expect([usuario, pagina.status]).toEqual([usuario, ficha.status])
      if (pagina.status !== 200) continue
      expect(pagina.body).toEqual({
        ficha: ficha.body,
        processos: processos.body,
        estabilidades: estabilidades.status === 200 ? estabilidades.body : null,
      })
    }
  })

  it('is told as an opening, like the file alone', async () => {
    const id = await alguem()
    await cadastro.call('GET /api/colaborador/obter/:id', { params: { id }, query: {} })
    await cadastro.call('GET /api/colaborador/pagina/:id', { params: { id } })
    const abertas = async () => {
      const { rows } = await sql<{ tipo: string; chamada: string }>`
        select g.tipo, g.chamada from evento_seguranca e join evento_seguranca_grupo g on g.id = e.grupo_id
         where e.objeto_id = ${id} order by g.chamada`.execute(rh.db)
      return rows.map(({ tipo, chamada }) => [chamada, tipo])
    }
    // What is told is kept a moment after the answer.
    await vi.waitFor(
      async () =>
        expect(await abertas()).toEqual([
          ['GET /api/colaborador/obter/:id', 'ficha_aberta'],
          ['GET /api/colaborador/pagina/:id', 'ficha_aberta'],
        ]),
      30_000,
    )
  })
})

describe('GET /api/colaborador/processos', () => {
  const iniciar = async (client: Client, colaboradorId: number) => {
    const { iniciar } = await client.call('GET /api/colaborador/processos', { query: { colaboradorId } })
    return Object.fromEntries(iniciar.map(({ tipo, pode, motivo }) => [tipo, pode ? 'pode' : motivo]))
  }

  it('says what may be started now and why not', async () => {
    const id = await alguem()
    expect(await iniciar(cadastro, id)).toEqual({
      ferias: 'pode',
      afastamento: 'pode',
      promocao: 'pode',
      remanejamento: 'pode',
      demissao: 'pode',
    })
    expect(await iniciar(await rh.as('sesmt'), id)).toMatchObject({
      afastamento: 'pode',
      promocao: 'Seu grupo não pode iniciar uma promoção.',
    })
  })

  it('starts nothing for who left or has not come', async () => {
    const [saiu] = await vinculos('v.data_desligamento is not null')
    for (const motivo of Object.values(await iniciar(cadastro, saiu?.id ?? 0)))
      expect(motivo).toMatch(/^Desligado em/)
  })

  it('names the open process that stands in the way', async () => {
    const id = await alguem()
    const { id: usuarioId } = await rh.db
      .selectFrom('usuario')
      .select('id')
      .where('usuario', '=', 'gestor')
      .executeTakeFirstOrThrow()
    await rh.db
      .insertInto('processo')
      .values({
        tipo: 'demissao',
        numero: '2026-99001',
        status: 'solicitada',
        setorOrigem: 1,
        solicitanteId: usuarioId,
        vinculoId: id,
        criadoEm: '2026-11-21T00:00:00Z',
        atualizadoEm: '2026-11-21T00:00:00Z',
      })
      .execute()
    expect(await iniciar(cadastro, id)).toEqual({
      ferias: 'Marcar férias não é possível com uma demissão em andamento: 2026-99001.',
      afastamento: 'pode',
      promocao: 'Promover não é possível com uma demissão em andamento: 2026-99001.',
      remanejamento: 'Remanejar não é possível com uma demissão em andamento: 2026-99001.',
      demissao: 'Já há uma demissão em andamento: 2026-99001.',
    })
  })
})
