import { describe, expect, it } from 'vitest'
import { problemasDaTrilha } from '../../../test/trilha.ts'
import { criarColaborador } from '../../../test/colaboradores.ts'
import { abrirExperiencias } from '../../../test/experiencias.ts'
import type { Client } from '../../../test/harness.ts'
import { AGORA, noiteDe } from '../../../test/clock.ts'

const e = abrirExperiencias(930_000)

/** Today is 20 November 2026. Hired on 12 October: the first 45 days end on 25 November, 90 on 9 January. */
const novo = (mais: Partial<Parameters<typeof criarColaborador>[1]> = {}) =>
  criarColaborador(e.rh.db, {
    nome: 'Olívia Experiente',
    matricula: e.proximaMatricula(),
    posto: e.postos.meu,
    admissao: '2026-10-12',
    experienciaDias: 45,
    prorrogacaoDias: 45,
    ...mais,
  })

const obter = (id: number, client = e.clientes.cadastro, em?: string) =>
  client.call('GET /api/colaborador/obter/:id', { params: { id }, query: em === undefined ? {} : { em } })

type Decisao = { decisao: 'prorrogar'; dias: number } | { decisao: 'efetivar' | 'encerrar' }
interface Como {
  client?: Client
  versao?: number
  termo?: 1 | 2
  motivo?: string
}
const decidir = (
  id: number,
  decisao: Decisao,
  { client = e.clientes.cadastro, versao = 1, termo = 1, motivo }: Como = {},
) =>
  client.try('POST /api/colaborador/experiencia', {
    body: { id, versao, termo, ...(motivo && { motivo }), ...decisao },
  })

const prorrogar = { decisao: 'prorrogar', dias: 45 } as const

/** As on another day, with a login of that day. */
async function noDia(dia: string, fazer: (client: Client) => Promise<void>): Promise<void> {
  e.rh.clock.irPara(noiteDe(dia))
  try {
    await fazer(await e.rh.as('cadastro'))
  } finally {
    e.rh.clock.irPara(AGORA)
  }
}

const avisos = async (vinculoId: number) =>
  e.rh.db
    .selectFrom('notificacao as n')
    .innerJoin('usuario as u', 'u.id', 'n.usuarioId')
    .select(['u.usuario', 'n.texto'])
    .where('n.vinculoId', '=', vinculoId)
    .orderBy('u.usuario')
    .execute()

describe('POST /api/colaborador/experiencia', () => {
  it('extends: the file shows the new end, the deadline of the S-2206, who decided and when', async () => {
    const id = await novo()
    const antes = await obter(id)
    expect(antes.acompanhamento).toEqual({
      termo: 1,
      fimPrimeiro: '2026-11-25',
      fimDoTermo: '2026-11-25',
      faltam: 5,
      indeterminadoEm: '2026-11-26',
      prorrogacao: { sugerida: 45, maxima: 45, s2206Ate: '2026-11-26' },
      clausulaAssecuratoria: false,
      decisao: null,
      sugestoes: [],
      decide: ['prorrogar', 'efetivar', 'encerrar'],
      sugere: false,
    })
    const { status, body } = await decidir(id, prorrogar, { motivo: 'Adaptou-se bem' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      versao: antes.versao + 1,
      experiencia: { fimPrimeiro: '2026-11-25', fimFinal: '2027-01-09' },
      acompanhamento: {
        indeterminadoEm: '2027-01-10',
        decisao: {
          termo: 1,
          decisao: 'prorrogar',
          fim: '2027-01-09',
          motivo: 'Adaptou-se bem',
          em: '2026-11-21T01:00:00.000Z',
          autor: 'Vinícius Araújo',
          efeito: 'Experiência prorrogada até 09/01/2027. Envie o S-2206 até 26/11/2026.',
        },
      },
    })
    const { results } = await e.clientes.cadastro.call('GET /api/colaborador/historico/:id', {
      params: { id },
    })
    expect(results[0]).toMatchObject({
      tipo: 'experiencia',
      titulo: 'Experiência prorrogada',
      texto: 'Experiência prorrogada até 09/01/2027. Envie o S-2206 até 26/11/2026. Adaptou-se bem',
      autor: 'Vinícius Araújo',
    })
    const trilha = await e.clientes.cadastro.call('GET /api/colaborador/alteracoes/:id', {
      params: { id },
      query: {},
    })
    expect(trilha.results.find(({ assunto }) => assunto === 'Decisão sobre a experiência')?.mudancas).toEqual(
      [
        { label: 'Prazo', de: null, para: 'Primeiro período' },
        { label: 'Decisão', de: null, para: 'Prorrogar' },
        { label: 'Fim da experiência', de: null, para: '09/01/2027' },
        { label: 'Motivo', de: null, para: 'Adaptou-se bem' },
      ],
    )
    expect(await problemasDaTrilha(e.rh.db)).toEqual([])
  })

  it('makes permanent from the next day on, in the file, the list and its counts', async () => {
    const id = await novo({ nome: 'Zuleica Permanente' })
    expect((await decidir(id, { decisao: 'efetivar' })).status).toBe(201)
    expect((await obter(id)).situacao).toBe('em_experiencia')
    await noDia('2026-11-23', async (client) => {
      expect(await obter(id, client)).toMatchObject({
        situacao: 'ativo',
        acompanhamento: null,
        experiencia: null,
      })
      expect((await obter(id, client, '2026-11-20')).situacao).toBe('em_experiencia')
      expect((await obter(id, client, '2026-11-21')).situacao).toBe('ativo')
      const query = { busca: 'zuleica permanente' }
      const { results } = await client.call('GET /api/colaborador/listar', { query })
      expect(results).toMatchObject([{ id, situacao: 'ativo', fimExperiencia: '2026-11-20' }])
      const { contagens } = await client.call('GET /api/colaborador/contagens', { query })
      expect(contagens).toMatchObject({ ativo: 1, em_experiencia: 0 })
    })
  })

  it('CLT art. 451: undecided, the contract is indefinite after the first term although an extension was agreed', async () => {
    // The first terms end today.
    const [decidida, esquecida] = [
      await novo({ admissao: '2026-10-07' }),
      await novo({ admissao: '2026-10-07' }),
    ]
    await decidir(decidida, prorrogar)
    await noDia('2026-11-23', async (client) => {
      expect((await obter(decidida, client)).situacao).toBe('em_experiencia')
      expect((await obter(esquecida, client)).situacao).toBe('ativo')
      expect((await decidir(esquecida, prorrogar, { client })).body).toMatchObject({
        codigo: 'transicao_invalida',
        mensagem:
          'A experiência terminou em 20/11/2026: o contrato é por prazo indeterminado desde 21/11/2026 (CLT art. 451).',
      })
    })
  })

  it('tells Rh and who follows the contract, but not who decided, to open the dismissal', async () => {
    const id = await novo({ nome: 'Berta Encerrada' })
    const { body } = await decidir(id, { decisao: 'encerrar' })
    expect(body).toMatchObject({ situacao: 'em_experiencia', dataDesligamento: null })
    const texto =
      'Berta Encerrada: Contrato termina em 25/11/2026, fim do primeiro período. Abra a demissão até 25/11/2026.'
    const dados = await avisos(id)
    expect(new Set(dados.map((aviso) => aviso.texto))).toEqual(new Set([texto]))
    const quem = dados.map(({ usuario }) => usuario)
    expect(quem).toEqual(
      expect.arrayContaining(['coordenador', 'gerente.rh', 'coordenador.operacional', 'gestor']),
    )
    expect(quem).not.toContain('cadastro')
    const { results } = await (
      await e.rh.as('gerente.rh')
    ).call('GET /api/notificacoes/listar', { query: {} })
    expect(results[0]).toMatchObject({ texto, colaboradorId: id, contratoId: null, processo: null })
  })

  it('may be changed until the end of the term; the former decision stays in the history', async () => {
    const id = await novo()
    await decidir(id, { decisao: 'encerrar' })
    expect((await decidir(id, { decisao: 'prorrogar', dias: 30 }, { versao: 2 })).status).toBe(201)
    expect((await obter(id)).experiencia?.fimFinal).toBe('2026-12-25')
    const { results } = await e.clientes.cadastro.call('GET /api/colaborador/historico/:id', {
      params: { id },
    })
    expect(results.filter(({ tipo }) => tipo === 'experiencia')).toHaveLength(2)
    expect((await decidir(id, { decisao: 'efetivar' }, { versao: 3 })).status).toBe(201)
    expect((await decidir(id, { decisao: 'encerrar' }, { versao: 4 })).status).toBe(409)
  })

  it('is about the term that runs: the extension is decided when it runs, and never extended', async () => {
    const id = await novo()
    await decidir(id, prorrogar)
    expect((await decidir(id, { decisao: 'efetivar' }, { versao: 2, termo: 2 })).body).toMatchObject({
      mensagem: 'O prazo que corre agora é o primeiro período, até 25/11/2026.',
    })
    await noDia('2026-11-26', async (client) => {
      expect((await obter(id, client)).acompanhamento).toMatchObject({
        termo: 2,
        decide: ['efetivar', 'encerrar'],
      })
      const outra = { versao: 2, termo: 2, client } as const
      expect((await decidir(id, prorrogar, outra)).body).toMatchObject({
        mensagem: 'O contrato de experiência só pode ser prorrogado uma vez.',
      })
      expect((await decidir(id, { decisao: 'encerrar' }, outra)).body).toMatchObject({
        acompanhamento: { decisao: { decisao: 'encerrar', fim: '2027-01-09', termo: 2 } },
      })
    })
  })

  it('refuses more than 90 days in all, at the field', async () => {
    const id = await novo()
    expect(await decidir(id, { decisao: 'prorrogar', dias: 46 })).toMatchObject({
      status: 400,
      body: {
        campos: { dias: 'O contrato de experiência não pode passar de 90 dias. Escolha até 45 dias.' },
      },
    })
    expect((await obter(id)).versao).toBe(1)
  })

  it('is taken by one of ten people at a time; the others learn who was faster', async () => {
    const id = await novo()
    const decisoes: Decisao[] = [prorrogar, { decisao: 'efetivar' }, { decisao: 'encerrar' }]
    const respostas = await Promise.all(
      Array.from({ length: 10 }, (_, i) => decidir(id, decisoes[i % 3] ?? prorrogar)),
    )
    expect(respostas.filter(({ status }) => status === 201)).toHaveLength(1)
    const perdidas = respostas.filter(({ status }) => status === 409)
    expect(perdidas).toHaveLength(9)
    expect(perdidas[0]?.body).toMatchObject({
      codigo: 'versao_antiga',
      mensagem: expect.stringMatching(/^Alterado por Vinícius Araújo em \d\d\/\d\d\/\d{4}, às \d\d:\d\d\.$/),
    })
  })

  it('is not for those who only follow, and is nobody’s outside the scope', async () => {
    const [id, fora] = [await novo(), await novo({ posto: e.postos.alheio })]
    expect((await decidir(id, prorrogar, { client: e.clientes.gestor })).status).toBe(403)
    expect((await decidir(id, prorrogar, { client: await e.rh.as('sesmt') })).status).toBe(403)
    expect((await decidir(id, prorrogar, { client: e.rh.anonimo })).status).toBe(401)
    expect((await decidir(999_999, prorrogar)).status).toBe(404)
    const body = { id: fora, termo: 1, decisao: 'efetivar', comentario: 'Trabalha muito bem' } as const
    expect((await e.clientes.gestor.try('POST /api/colaborador/experiencia/sugerir', { body })).status).toBe(
      404,
    )
  })
})

describe('POST /api/colaborador/experiencia/sugerir', () => {
  it('shows Rh what the supervisor thinks, and tells them', async () => {
    const id = await novo({ nome: 'Célia Sugerida' })
    expect((await obter(id, e.clientes.gestor)).acompanhamento).toMatchObject({ decide: [], sugere: true })
    const comentario = 'Pontual e elogiada pelo cliente'
    const body = { id, termo: 1, decisao: 'efetivar', comentario } as const
    const { nome } = await e.clientes.gestor.call('GET /api/conta/perfil')
    await e.clientes.gestor.call('POST /api/colaborador/experiencia/sugerir', { body })
    const { acompanhamento, versao } = await obter(id)
    expect(versao).toBe(1)
    expect(acompanhamento?.sugestoes).toEqual([
      {
        id: expect.any(Number),
        termo: 1,
        decisao: 'efetivar',
        comentario,
        em: '2026-11-21T01:00:00.000Z',
        autor: nome,
      },
    ])
    expect(await avisos(id)).toContainEqual({
      usuario: 'cadastro',
      texto: `${nome} sugere efetivar a experiência de Célia Sugerida.`,
    })
    expect((await avisos(id)).map(({ usuario }) => usuario)).not.toContain('gestor')
  })

  it('is not asked of those who decide, nor answered with less than some words', async () => {
    const id = await novo()
    const body = { id, termo: 1, decisao: 'efetivar', comentario: 'Bom' } as const
    expect((await e.clientes.gestor.try('POST /api/colaborador/experiencia/sugerir', { body })).status).toBe(
      400,
    )
    expect(
      (await e.clientes.cadastro.try('POST /api/colaborador/experiencia/sugerir', { body })).status,
    ).toBe(403)
  })
})

describe('PUT /api/colaborador/experiencia/clausula', () => {
  const corrigir = (
    id: number,
    clausulaAssecuratoria: boolean,
    { client = e.clientes.cadastro, versao = 1 } = {},
  ) =>
    client.try('PUT /api/colaborador/experiencia/clausula', { body: { id, versao, clausulaAssecuratoria } })

  it('CLT art. 481: the clause that the paper contract has lets the trial end as one without a term, and the trail tells it', async () => {
    const id = await novo()
    const semJustaCausa = async () => {
      const dados = { causa: '02', aviso: 'trabalhado', comunicacao: '2026-11-20' }
      const { pendencias } = await e.clientes.cadastro.call('POST /api/demissao/verificar', {
        body: { colaboradorId: id, dados },
      })
      return pendencias.map(({ codigo }) => codigo)
    }
    expect(await semJustaCausa()).toContain('CAUSA_DO_CONTRATO')
    const { status, body } = await corrigir(id, true)
    expect(status).toBe(200)
    expect(body).toMatchObject({ versao: 2, acompanhamento: { clausulaAssecuratoria: true } })
    expect(await semJustaCausa()).not.toContain('CAUSA_DO_CONTRATO')
    const { results } = await e.clientes.cadastro.call('GET /api/colaborador/alteracoes/:id', {
      params: { id },
      query: {},
    })
    expect(results[0]).toMatchObject({
      assunto: 'Vínculo',
      autor: 'Vinícius Araújo',
      mudancas: [{ label: 'Cláusula assecuratória', de: 'Não', para: 'Sim' }],
    })
    expect((await corrigir(id, false)).status).toBe(409)
    expect((await corrigir(id, false, { versao: 2 })).body).toMatchObject({
      acompanhamento: { clausulaAssecuratoria: false },
    })
    expect(await problemasDaTrilha(e.rh.db)).toEqual([])
  })

  it('is of who corrects contracts, and of a trial that runs', async () => {
    const id = await novo()
    for (const login of ['beneficio', 'gestor'])
      expect((await corrigir(id, true, { client: await e.rh.as(login) })).status).toBe(403)
    const efetivo = await novo({ admissao: '2025-01-06' })
    expect(await corrigir(efetivo, true)).toMatchObject({
      status: 409,
      body: { mensagem: expect.stringMatching(/^A experiência terminou em 19\/02\/2025/) },
    })
  })
})
