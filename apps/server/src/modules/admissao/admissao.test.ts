import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/harness.ts'
import {
  abrirVagas,
  aprovada,
  comPareceres,
  confirmado,
  entregarKit,
  enviada,
  exameApto,
  rascunhoCompleto,
  pecasDoKit,
} from '../../test/admissoes.ts'
import { problemasDaTrilha } from '../../test/trilha.ts'

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
        dados: { pecas: await pecasDoKit(almoxarifado, id) },
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

  it('is begun like another one: its slot and terms, nothing of the person, told in the history', async () => {
    const operacional = await rh.as('coordenador.operacional')
    const { id: como } = await rascunhoCompleto(operacional)
    const fonte = await operacional.call('GET /api/admissao/obter/:id', { params: { id: como } })
    const { id } = await operacional.call('POST /api/admissao/criar', { body: { como } })
    const nova = await operacional.call('GET /api/admissao/obter/:id', { params: { id } })
    const { postoId, salarioCentavos, dataPrevista, motivo } = fonte.dados.vaga
    expect(nova.dados.vaga).toMatchObject({ postoId, salarioCentavos, dataPrevista, motivo })
    expect(nova.posto?.id).toBe(postoId)
    const { pessoais, documentos, endereco, bancarios, uniforme } = nova.dados
    expect([pessoais, documentos, endereco, bancarios, uniforme]).toEqual([{}, {}, {}, {}, {}])
    expect(nova.eventos[0]).toMatchObject({
      tipo: 'criacao',
      motivo: `Criada como a admissão ${fonte.numero}.`,
    })
  })

  it('is begun like none that the person does not see', async () => {
    const operacional = await rh.as('coordenador.operacional')
    const { status } = await operacional.try('POST /api/admissao/criar', { body: { como: 999_999 } })
    expect(status).toBe(404)
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
    expect((body as { mensagem: string }).mensagem).toMatch(
      /^Alterado por .+ em \d\d\/\d\d\/\d{4}, às \d\d:\d\d\.$/,
    )
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
    expect(await problemasDaTrilha(rh.db)).toEqual([])
  })
})
