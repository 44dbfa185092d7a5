import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/harness.ts'
import {
  abrirVagas,
  aprovada,
  comPareceres,
  confirmado,
  documentosVistos,
  entregarKit,
  enviada,
  exameApto,
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

// prova: estado.rascunho, /api/admissao
describe('the walk of an admission', () => {
  it('goes from draft to colaborador with a matrícula, each sector in its turn', async () => {
    const operacional = await rh.as('coordenador.operacional')
    const registro = await aprovada(rh, operacional)
    expect(registro.status).toBe('aprovada')

    const gerente = await confirmado(rh, 'gerente.rh')
    const { id, versao } = registro
    const efetivada = await gerente.call('POST /api/admissao/efetivar', { body: { id, versao } })
    expect(efetivada.status).toBe('efetivada')
    expect(efetivada.colaborador?.matricula).toMatch(/^\d{6,}$/)

    const busca = efetivada.colaborador?.matricula ?? ''
    const { results } = await gerente.call('GET /api/colaborador/listar', { query: { busca } })
    expect(results).toMatchObject([
      { matricula: busca, nome: 'Antônia Gonçalves de Sousa', situacao: 'pre_admissao' },
    ])

    const entregue = await entregarKit(await rh.as('almoxarifado'), efetivada)
    const finalizada = await gerente.call('POST /api/admissao/finalizar', {
      body: { id, versao: entregue.versao },
    })
    expect(finalizada).toMatchObject({ status: 'finalizada', acoes: [], aguardando: [] })
    expect(finalizada.eventos.filter((e) => e.tipo === 'transicao').map((e) => e.nome)).toEqual([
      'enviar',
      'analisar',
      'aprovar',
      'efetivar',
      'finalizar',
    ])
  })

  it('moves to em_analise by itself when Vagas gives its parecer', async () => {
    const registro = await comPareceres(rh, await rh.as('coordenador.operacional'), 1)
    expect(registro.status).toBe('em_analise')
  })

  it('approves while the uniform lags, and finishes only after it', async () => {
    const operacional = await rh.as('coordenador.operacional')
    const { id, versao } = await comPareceres(rh, operacional, 3)
    const coordenador = await rh.as('coordenador')
    const { versao: v2 } = await coordenador.call('POST /api/admissao/status', {
      body: { id, versao, transicao: 'aprovar' },
    })
    const gerente = await confirmado(rh, 'gerente.rh')
    const efetivada = await gerente.call('POST /api/admissao/efetivar', { body: { id, versao: v2 } })
    const cedo = await gerente.try('POST /api/admissao/finalizar', { body: { id, versao: efetivada.versao } })
    expect(cedo).toMatchObject({ status: 422, body: { pendencias: [{ codigo: 'uniforme_pendente' }] } })
    const almoxarifado = await rh.as('almoxarifado')
    const reservado = await almoxarifado.call('POST /api/admissao/parecer', {
      body: {
        id,
        versao: efetivada.versao,
        parecer: 'uniforme',
        decisao: 'aprovado',
        dados: { kitReservado: true },
      },
    })
    const semEntrega = await gerente.try('POST /api/admissao/finalizar', {
      body: { id, versao: reservado.versao },
    })
    expect(semEntrega).toMatchObject({
      status: 422,
      body: { pendencias: [{ codigo: 'uniforme_nao_entregue' }] },
    })
    const entregue = await entregarKit(almoxarifado, reservado)
    const fim = await gerente.call('POST /api/admissao/finalizar', { body: { id, versao: entregue.versao } })
    expect(fim.status).toBe('finalizada')
  })
})

// prova: estado.admissao
describe('POST /api/admissao/status', () => {
  it('refuses to send an incomplete draft and says every missing field', async () => {
    const operacional = await rh.as('coordenador.operacional')
    const { id, versao } = await operacional.call('POST /api/admissao/criar', { body: {} })
    const { status, body } = await operacional.try('POST /api/admissao/status', {
      body: { id, versao, transicao: 'enviar' },
    })
    expect(status).toBe(422)
    const campos = (body as { pendencias: { campo?: string }[] }).pendencias.map((p) => p.campo)
    expect(campos).toEqual(expect.arrayContaining(['postoId', 'cpf', 'nome', 'rg', 'cep']))
  })

  it('wants each alert read: a late eSocial deadline stops until it is accepted, and the history keeps it', async () => {
    const operacional = await rh.as('coordenador.operacional')
    const { id, versao } = await rascunhoCompleto(operacional, { vaga: { dataPrevista: '2026-11-20' } })
    const corpo = { id, versao, transicao: 'enviar' as const, alertasAceitos: ['anexos_faltando'] }
    const primeira = await operacional.try('POST /api/admissao/status', { body: corpo })
    expect(primeira).toMatchObject({
      status: 422,
      body: {
        pendencias: [
          { codigo: 'prazo_esocial_vencido', severidade: 'alerta' },
          { codigo: 'antecedencia_curta', severidade: 'alerta' },
        ],
      },
    })
    const segunda = await operacional.call('POST /api/admissao/status', {
      body: { ...corpo, alertasAceitos: ['anexos_faltando', 'prazo_esocial_vencido', 'antecedencia_curta'] },
    })
    expect(segunda.eventos.at(-1)).toMatchObject({
      nome: 'enviar',
      alertas: [
        { codigo: 'prazo_esocial_vencido' },
        { codigo: 'anexos_faltando' },
        { codigo: 'antecedencia_curta' },
      ],
    })
  })

  it('refuses a stale version and says who changed it', async () => {
    const operacional = await rh.as('coordenador.operacional')
    const { id, versao } = await rascunhoCompleto(operacional)
    const { status, body } = await operacional.try('POST /api/admissao/status', {
      body: { id, versao: versao - 1, transicao: 'enviar' },
    })
    expect({ status, body }).toMatchObject({ status: 409, body: { codigo: 'versao_antiga' } })
    expect((body as { mensagem: string }).mensagem).toMatch(/^Alterado por .+ às \d\d:\d\d\.$/)
  })

  it('never lets the requester approve, not even an Administrador', async () => {
    const administrador = await rh.as('administrador')
    const { id, versao, pareceresAbertos } = await enviada(administrador)
    expect(pareceresAbertos).toEqual([])
    const { status, body } = await administrador.try('POST /api/admissao/parecer', {
      body: { id, versao, parecer: 'vaga', decisao: 'aprovado' },
    })
    expect({ status, body }).toMatchObject({ status: 403, body: { codigo: 'autoaprovacao' } })
  })

  it('refuses to effect without the password confirmed', async () => {
    const { id, versao } = await aprovada(rh, await rh.as('coordenador.operacional'))
    const gerente = await rh.as('gerente.rh')
    const semSenha = await gerente.try('POST /api/admissao/efetivar', { body: { id, versao } })
    expect(semSenha).toMatchObject({ status: 403, body: { codigo: 'confirmar_senha' } })
  })

  it('never takes an unfit exam for an approval (CLT art. 168): Sesmt refuses the admission instead', async () => {
    const { id, versao } = await comPareceres(rh, await rh.as('coordenador.operacional'), 1)
    const sesmt = await rh.as('sesmt')
    const inapto = await sesmt.try('POST /api/admissao/parecer', {
      body: {
        id,
        versao,
        parecer: 'exame',
        decisao: 'aprovado',
        dados: { ...exameApto, resultado: 'inapto' },
      },
    })
    expect(inapto).toMatchObject({ status: 400, body: { campos: { 'dados.resultado': expect.any(String) } } })
    const reprovada = await sesmt.call('POST /api/admissao/status', {
      body: { id, versao, transicao: 'reprovar', motivo: 'Inapto para a função' },
    })
    expect(reprovada.status).toBe('reprovada')
    expect(reprovada.pareceres.find((p) => p.nome === 'exame')?.decisao).toBe('reprovado')
  })

  it('refuses to approve with an exam later than the start', async () => {
    const { id, versao } = await comPareceres(rh, await rh.as('coordenador.operacional'), 1)
    const sesmt = await rh.as('sesmt')
    const exame = await sesmt.call('POST /api/admissao/parecer', {
      body: {
        id,
        versao,
        parecer: 'exame',
        decisao: 'aprovado',
        dados: { ...exameApto, dataExame: '2026-12-02' },
      },
    })
    const cadastro = await rh.as('cadastro')
    await documentosVistos(cadastro, id)
    const docs = await cadastro.call('POST /api/admissao/parecer', {
      body: {
        id,
        versao: exame.versao,
        parecer: 'documentos',
        decisao: 'aprovado',
        dados: { conferidos: true },
      },
    })
    const coordenador = await rh.as('coordenador')
    const resposta = await coordenador.try('POST /api/admissao/status', {
      body: { id, versao: docs.versao, transicao: 'aprovar' },
    })
    expect(resposta).toMatchObject({
      status: 422,
      body: { pendencias: [{ codigo: 'exame_depois_do_inicio' }] },
    })
  })
})

describe('returning and correcting', () => {
  it('asks again only the pareceres whose steps changed, and shows the de→para', async () => {
    const operacional = await rh.as('coordenador.operacional')
    const { id, versao } = await comPareceres(rh, operacional, 2)
    const cadastro = await rh.as('cadastro')
    const devolvida = await cadastro.call('POST /api/admissao/status', {
      body: {
        id,
        versao,
        transicao: 'devolver',
        motivo: 'Nome da mãe diferente do RG',
        itens: [{ etapa: 'pessoais', campo: 'mae', motivo: 'Conferir com o RG' }],
      },
    })
    expect(devolvida.status).toBe('devolvida')
    expect(devolvida.pareceres.find((p) => p.nome === 'documentos')?.decisao).toBe('devolvido')

    const { dados, versao: v2 } = await operacional.call('GET /api/admissao/obter/:id', { params: { id } })
    const { versao: v3 } = await operacional.call('PUT /api/admissao/editar', {
      body: {
        id,
        versao: v2,
        etapa: 'pessoais',
        dados: { ...dados.pessoais, mae: 'Maria Aparecida de Sousa' },
      },
    })
    const reenviada = await operacional.call('POST /api/admissao/status', {
      body: { id, versao: v3, transicao: 'reenviar', alertasAceitos: ['anexos_faltando'] },
    })
    // Vagas and Sesmt watch other steps: their pareceres stand, and the stage moves on by itself.
    expect(reenviada.status).toBe('em_analise')
    expect(Object.fromEntries(reenviada.pareceres.map((p) => [p.nome, p.decisao]))).toEqual({
      vaga: 'aprovado',
      exame: 'aprovado',
      documentos: 'pendente',
      uniforme: 'pendente',
      entrega: 'pendente',
    })
    expect(reenviada.eventos.find((e) => e.nome === 'reenviar')?.mudancas).toEqual([
      { etapa: 'pessoais', campo: 'mae', de: 'Maria Gonçalves de Sousa', para: 'Maria Aparecida de Sousa' },
    ])
  })

  it('refuses to return without a reason, and from a sector whose turn it is not', async () => {
    const { id, versao } = await enviada(await rh.as('coordenador.operacional'))
    const vagas = await rh.as('vagas')
    const semMotivo = await vagas.try('POST /api/admissao/status', {
      body: { id, versao, transicao: 'devolver' },
    })
    expect(semMotivo).toMatchObject({ status: 400, body: { campos: { motivo: 'Informe o motivo' } } })
    const inventado = await vagas.try('POST /api/admissao/status', {
      body: {
        id,
        versao,
        transicao: 'devolver',
        motivo: 'Campo que não há',
        itens: [{ etapa: 'vaga', campo: '__proto__', motivo: 'Nada' }],
      },
    })
    expect(inventado).toMatchObject({ status: 400, body: { campos: { itens: expect.any(String) } } })
    const sesmt = await rh.as('sesmt')
    const foraDaVez = await sesmt.try('POST /api/admissao/status', {
      body: { id, versao, transicao: 'devolver', motivo: 'Não é a vez' },
    })
    expect(foraDaVez).toMatchObject({ status: 403, body: { codigo: 'sem_permissao' } })
  })
})

describe('concurrency', () => {
  it('effects once under a hundred parallel sends: one colaborador, everyone else is turned away', async () => {
    const { id, versao } = await aprovada(rh, await rh.as('coordenador.operacional'))
    const gerente = await confirmado(rh, 'gerente.rh')
    const respostas = await Promise.all(
      Array.from({ length: 100 }, () => gerente.try('POST /api/admissao/efetivar', { body: { id, versao } })),
    )
    const porStatus = Object.groupBy(respostas, ({ status }) => String(status))
    expect(porStatus['200']).toHaveLength(1)
    // Who finds no connection within three seconds is told to come back (503), as on a busy machine.
    const { 409: conflitos = [], 503: cheios = [] } = porStatus
    expect(conflitos.length).toBeGreaterThan(0)
    expect(conflitos.length + cheios.length).toBe(99)
    const vinculos = await rh.db.selectFrom('vinculo').select('id').where('admissaoId', '=', id).execute()
    expect(vinculos).toHaveLength(1)
  })

  it('answers the same admission to twenty sends with one key, and creates it once', async () => {
    const operacional = await rh.as('coordenador.operacional')
    const chave = 'clique-duplo-0001'
    const antes = await operacional.call('GET /api/admissao/rascunhos', { query: {} })
    const respostas = await Promise.all(
      Array.from({ length: 20 }, () => operacional.call('POST /api/admissao/criar', { body: {}, chave })),
    )
    expect(new Set(respostas.map(({ id }) => id)).size).toBe(1)
    const depois = await operacional.call('GET /api/admissao/rascunhos', { query: {} })
    expect(depois.total).toBe(antes.total + 1)
    const outra = await operacional.try('POST /api/admissao/criar', {
      body: { vaga: { motivo: 'aumento' } },
      chave,
    })
    expect(outra).toMatchObject({ status: 409, body: { codigo: 'chave_reutilizada' } })
  })

  it('gives the last slot of a post to one of two admissions', async () => {
    const operacional = await rh.as('coordenador.operacional')
    const { results } = await operacional.call('GET /api/admissao/postos', { query: { data: '2026-12-01' } })
    const posto = results.find((p) => p.vagasLivres === 1)
    if (!posto) throw new Error('The demo company needs a post with one free slot')
    const vaga = { postoId: posto.id, salarioCentavos: posto.salarioPrevistoCentavos }
    const rascunhos = [
      await rascunhoCompleto(operacional, { vaga }),
      await rascunhoCompleto(operacional, { vaga }),
    ]
    const respostas = await Promise.all(
      rascunhos.map(({ id, versao }) =>
        operacional.try('POST /api/admissao/status', {
          body: { id, versao, transicao: 'enviar', alertasAceitos: ['anexos_faltando'] },
        }),
      ),
    )
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  })

  it('refuses a second admission of a person who is already on the way in', async () => {
    const operacional = await rh.as('coordenador.operacional')
    const cpf = novoCpf()
    const primeira = await enviada(operacional, { cpf })
    const { id, versao } = await rascunhoCompleto(operacional, { cpf })
    const resposta = await operacional.try('POST /api/admissao/status', {
      body: { id, versao, transicao: 'enviar' },
    })
    expect(resposta).toMatchObject({ status: 422, body: { pendencias: [{ codigo: 'cpf_em_admissao' }] } })
    const consulta = await operacional.call('POST /api/admissao/cpf', { body: { cpf } })
    expect(consulta.pendencias[0]?.mensagem).toContain(primeira.numero)
  })
})

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

describe('the matrícula', () => {
  it('goes on past six digits instead of cutting them off', async () => {
    await sql`select setval('matricula_seq', 999999)`.execute(rh.db)
    const { rows } = await sql<{ matricula: string }>`select proxima_matricula() as matricula`.execute(rh.db)
    expect(rows).toEqual([{ matricula: '1000000' }])
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

describe('the audit trail', () => {
  it('signs every change with who made it, and its chains verify', async () => {
    const { id } = await aprovada(rh, await rh.as('coordenador.operacional'))
    const trilha = await rh.db
      .selectFrom('auditoria as a')
      .innerJoin('usuario as u', 'u.id', 'a.usuarioId')
      .select(['a.sequencia', 'u.usuario', 'a.requisicao'])
      .where('a.entidade', '=', 'processo')
      .where('a.registro', '=', id)
      .orderBy('a.sequencia')
      .execute()
    expect(new Set(trilha.map((t) => t.usuario))).toEqual(
      new Set(['coordenador.operacional', 'vagas', 'sesmt', 'cadastro', 'almoxarifado', 'coordenador']),
    )
    expect(trilha.every((t) => t.requisicao?.startsWith('req-'))).toBe(true)
    expect(await rh.db.selectFrom('auditoriaQuebrada').selectAll().execute()).toEqual([])
  })
})
