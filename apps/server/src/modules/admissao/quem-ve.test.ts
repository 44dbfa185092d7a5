import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/harness.ts'
import {
  abrirVagas,
  comPareceres,
  enviada,
  novoCpf,
  postoLivre,
  rascunhoCompleto,
} from '../../test/admissoes.ts'

let rh: TestApp

beforeAll(async () => {
  rh = await createTestApp()
  await abrirVagas(rh.db)
})

afterAll(() => rh[Symbol.asyncDispose]())

describe('who sees what', () => {
  it('hides drafts from the sectors, and shows a sent one', async () => {
    const operacional = await rh.as('coordenador.operacional')
    const vagas = await rh.as('vagas')
    const { id, versao } = await rascunhoCompleto(operacional)
    expect((await vagas.try('GET /api/admissao/obter/:id', { params: { id } })).status).toBe(404)
    await operacional.call('POST /api/admissao/status', {
      body: { id, versao, transicao: 'enviar', alertasAceitos: ['anexos_faltando'] },
    })
    expect((await vagas.try('GET /api/admissao/obter/:id', { params: { id } })).status).toBe(200)
  })

  it('gives each sector its own fields: pay to Rh, none to Almoxarifado', async () => {
    const { id } = await enviada(await rh.as('coordenador.operacional'))
    const dadosPara = async (usuario: string) => {
      const client = await rh.as(usuario)
      return (await client.call('GET /api/admissao/obter/:id', { params: { id } })).dados
    }
    const cadastro = await dadosPara('cadastro')
    expect(cadastro.vaga).toHaveProperty('salarioCentavos')
    const almoxarifado = await dadosPara('almoxarifado')
    expect(Object.keys({ ...almoxarifado.vaga, ...almoxarifado.pessoais })).toEqual([
      'postoId',
      'dataPrevista',
      'nome',
    ])
    expect(almoxarifado.documentos).toEqual({})
    const sesmt = await dadosPara('sesmt')
    expect(sesmt.vaga).not.toHaveProperty('salarioCentavos')
    expect(sesmt.endereco).toEqual({})
  })

  it('keeps an accepted alert about pay from those who do not see pay', async () => {
    const operacional = await rh.as('coordenador.operacional')
    const posto = await postoLivre(operacional)
    const salarioCentavos = (posto.salarioPrevistoCentavos ?? 0) + 1
    const { id, versao } = await rascunhoCompleto(operacional, { vaga: { salarioCentavos } })
    await operacional.call('POST /api/admissao/status', {
      body: { id, versao, transicao: 'enviar', alertasAceitos: ['acima_do_previsto', 'anexos_faltando'] },
    })
    const alertasPara = async (usuario: string) => {
      const client = await rh.as(usuario)
      const { eventos } = await client.call('GET /api/admissao/obter/:id', { params: { id } })
      return eventos.flatMap(({ alertas }) => alertas.map(({ codigo }) => codigo))
    }
    expect(await alertasPara('cadastro')).toEqual(['acima_do_previsto', 'anexos_faltando'])
    expect(await alertasPara('almoxarifado')).toEqual([])
    expect(await alertasPara('vagas')).toEqual([])
  })

  it('shows the detail of the exam to Sesmt and Rh only', async () => {
    const { id } = await comPareceres(rh, await rh.as('coordenador.operacional'), 2)
    const exameDe = async (usuario: string) => {
      const client = await rh.as(usuario)
      const { pareceres } = await client.call('GET /api/admissao/obter/:id', { params: { id } })
      return pareceres.find((p) => p.nome === 'exame')
    }
    expect(await exameDe('sesmt')).toMatchObject({ decisao: 'aprovado', dados: { resultado: 'apto' } })
    expect(await exameDe('coordenador')).toHaveProperty('dados')
    expect(await exameDe('coordenador.operacional')).not.toHaveProperty('dados')
    expect(await exameDe('almoxarifado')).not.toHaveProperty('dados')
  })

  it('keeps a Gestor within the assigned contracts, in lists, posts and records', async () => {
    const gestor = await rh.as('gestor')
    const operacional = await rh.as('coordenador.operacional')
    const meus = await rh.db
      .selectFrom('usuarioContrato as uc')
      .innerJoin('usuario as u', 'u.id', 'uc.usuarioId')
      .innerJoin('contrato as c', 'c.id', 'uc.contratoId')
      .select('c.numero')
      .where('u.usuario', '=', 'gestor')
      .execute()
    const numeros = meus.map(({ numero }) => numero)
    const { results: postos } = await gestor.call('GET /api/admissao/postos', { query: {} })
    expect(postos.length).toBeGreaterThan(0)
    expect(postos.every((p) => numeros.includes(p.contrato))).toBe(true)

    const { results: todos } = await operacional.call('GET /api/admissao/postos', {
      query: { data: '2026-12-01' },
    })
    const alheio = todos.find((p) => !numeros.includes(p.contrato) && p.vagasLivres > 0)
    const { id } = await rascunhoCompleto(operacional, { vaga: { postoId: alheio?.id } })
    expect((await gestor.try('GET /api/admissao/obter/:id', { params: { id } })).status).toBe(404)
    const tentativa = await gestor.try('POST /api/admissao/criar', {
      body: { vaga: { postoId: alheio?.id ?? 0 } },
    })
    expect(tentativa.status).toBe(400)
    // Nor is anything of the post told by the checks: they say what it is expected to pay.
    const seu = await gestor.call('POST /api/admissao/criar', {
      body: { vaga: { postoId: postos[0]?.id ?? 0 } },
    })
    const sondagem = await gestor.try('POST /api/admissao/verificar', {
      body: { id: seu.id, dados: { vaga: { postoId: alheio?.id ?? 0, salarioCentavos: 9_999_999 } } },
    })
    expect([sondagem.status, JSON.stringify(sondagem.body)]).toEqual([
      400,
      expect.stringContaining('Escolha um posto da lista'),
    ])

    const dele = await gestor.call('GET /api/colaborador/listar', { query: { porPagina: '100' } })
    const total = await operacional.call('GET /api/colaborador/listar', { query: {} })
    expect(dele.total).toBeLessThan(total.total)
    expect(dele.results.every((c) => numeros.some((n) => c.contrato.startsWith(n)))).toBe(true)
  })
})

// prova: validacao.cpf
describe('POST /api/admissao/cpf', () => {
  it('says that a person is employed, and the matrícula only within the scope', async () => {
    const { cpf, matricula } = await rh.db
      .selectFrom('vinculo as v')
      .innerJoin('pessoa as p', 'p.id', 'v.pessoaId')
      .innerJoin('vinculoVersao as ve', 've.vinculoId', 'v.id')
      .select(['p.cpf', 'v.matricula'])
      .where('v.dataDesligamento', 'is', null)
      .where((eb) =>
        eb(
          've.contratoId',
          'not in',
          eb
            .selectFrom('usuarioContrato as uc')
            .innerJoin('usuario as u', 'u.id', 'uc.usuarioId')
            .select('uc.contratoId')
            .where('u.usuario', '=', 'gestor'),
        ),
      )
      .executeTakeFirstOrThrow()
    const mensagemPara = async (usuario: string) => {
      const client = await rh.as(usuario)
      const { pendencias } = await client.call('POST /api/admissao/cpf', { body: { cpf } })
      return pendencias.map((p) => p.mensagem)
    }
    expect(await mensagemPara('coordenador.operacional')).toEqual([
      `Este CPF já tem vínculo ativo (matrícula ${matricula}).`,
    ])
    expect(await mensagemPara('gestor')).toEqual(['Este CPF já tem vínculo ativo.'])
  })

  it('says that a person left, and when only within the scope', async () => {
    const { cpf } = await rh.db
      .selectFrom('vinculo as v')
      .innerJoin('pessoa as p', 'p.id', 'v.pessoaId')
      .select('p.cpf')
      .where('v.dataDesligamento', 'is', null)
      .orderBy('v.id')
      .limit(1)
      .executeTakeFirstOrThrow()
    const saiu = '2026-11-02'
    const pessoa = rh.db.selectFrom('pessoa').select('id').where('cpf', '=', cpf)
    await rh.db
      .updateTable('vinculo')
      .set({ dataDesligamento: saiu })
      .where('pessoaId', 'in', pessoa)
      .execute()
    const gestor = rh.db.selectFrom('usuario').select('id').where('usuario', '=', 'gestor')
    await rh.db.deleteFrom('usuarioContrato').where('usuarioId', 'in', gestor).execute()
    const dita = async (usuario: string) => {
      const { pendencias } = await (await rh.as(usuario)).call('POST /api/admissao/cpf', { body: { cpf } })
      return pendencias.map(({ codigo, mensagem }) => `${codigo} ${mensagem}`).join()
    }
    expect(await dita('coordenador.operacional')).toContain(
      'readmissao_90_dias Ex-colaborador, desligado em 02/11/2026',
    )
    const deFora = 'ex_colaborador_de_fora Ex-colaborador. Antes de contratar, consulte o Rh.'
    expect(await dita('gestor')).toBe(deFora)

    // Nor does whoever tries one start after another learn when, on any of the ways to ask.
    const quem = await rh.as('gestor')
    const { id, versao } = await quem.call('POST /api/admissao/criar', { body: {} })
    const dados = { pessoais: { cpf } }
    const respostas = new Set<string>()
    for (const dias of [1, 29, 88, 89, 90, 91, 180, 181, 185, 400]) {
      const dataPrevista = Temporal.PlainDate.from(saiu).add({ days: dias }).toString()
      const { pendencias } = await quem.call('POST /api/admissao/verificar', {
        body: { id, dados: { ...dados, vaga: { dataPrevista } } },
      })
      respostas.add(
        JSON.stringify(pendencias.filter(({ etapa, campo }) => etapa === 'pessoais' && campo === 'cpf')),
      )
    }
    expect([...respostas]).toEqual([expect.stringContaining('ex_colaborador_de_fora')])
    const salvo = await quem.call('PUT /api/admissao/editar', {
      body: { id, versao, etapa: 'pessoais', dados: { cpf } },
    })
    const enviado = await quem.try('POST /api/admissao/status', {
      body: { id, versao: salvo.versao, transicao: 'enviar', alertasAceitos: [] },
    })
    expect(enviado).toMatchObject({ status: 422 })
    const aberto = await quem.call('GET /api/admissao/obter/:id', { params: { id } })
    const tudo = JSON.stringify([salvo, enviado, aberto])
    for (const dia of [saiu, '02/11/2026', '-11-02']) expect(tudo).not.toContain(dia)
  })
})

describe('searching by CPF', () => {
  it('finds for those who see CPFs and for nobody else, among admissions and colaboradores', async () => {
    const cpf = novoCpf()
    await enviada(await rh.as('coordenador.operacional'), { cpf })
    const { cpf: deColaborador } = await rh.db.selectFrom('pessoa').select('cpf').executeTakeFirstOrThrow()
    const achados = async (usuario: string) => {
      const client = await rh.as(usuario)
      const admissoes = await client.call('GET /api/admissao/listar', { query: { busca: cpf } })
      const colaboradores = await client.call('GET /api/colaborador/listar', {
        query: { busca: deColaborador },
      })
      return [admissoes.total, colaboradores.total]
    }
    expect(await achados('cadastro')).toEqual([1, 1])
    expect(await achados('almoxarifado')).toEqual([0, 0])
  })
})

describe('GET /api/admissao/listar', () => {
  it('finds a name by any part, without accents, and by number', async () => {
    const { numero } = await enviada(await rh.as('coordenador.operacional'), {
      pessoa: { nome: 'Zélia Água-Viva' },
    })
    const vagas = await rh.as('vagas')
    for (const busca of ['zelia', 'AGUA', numero]) {
      const { results } = await vagas.call('GET /api/admissao/listar', { query: { busca } })
      expect(results.map((r) => r.numero)).toContain(numero)
    }
  })

  it('counts every status, and "minha vez" is exactly what the record offers', async () => {
    const sesmt = await rh.as('sesmt')
    const { results, total, contagens } = await sesmt.call('GET /api/admissao/listar', {
      query: { minhaVez: '1', porPagina: '100' },
    })
    expect(Object.values(contagens).reduce((a, b) => a + b, 0)).toBe(total)
    for (const { id } of results) {
      const { pareceresAbertos } = await sesmt.call('GET /api/admissao/obter/:id', { params: { id } })
      expect(pareceresAbertos).toContain('exame')
    }
  })

  it('refuses to sort by a column that the list does not offer', async () => {
    const vagas = await rh.as('vagas')
    const resposta = await vagas.try('GET /api/admissao/listar', { query: { ordenar: 'cpf' } })
    expect(resposta).toMatchObject({
      status: 400,
      body: { campos: { ordenar: expect.stringContaining('ordenada') } },
    })
  })
})
