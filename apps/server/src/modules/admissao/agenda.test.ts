import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import { abrirVagas, aprovada, comPareceres, confirmado, exameApto } from '../../test/admissoes.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import { cumprirAgenda } from '../processo/agenda/cumprir-agenda.ts'
import { moduloAdmissao } from './modulo.ts'
import { AGORA } from '../../test/clock.ts'

// Today is 20 November; the start is 1 December, and its eve the last day of eSocial.
const INICIO = '2026-12-01'
const VESPERA = '2026-11-30'

let rh: TestApp
let operacional: Client
let gerente: Client
beforeAll(async () => {
  rh = await createTestApp()
  await abrirVagas(rh.db)
})
afterAll(() => rh[Symbol.asyncDispose]())

/** The clock of the test goes back to its day for those who come in. */
async function entrar(): Promise<void> {
  rh.clock.irPara(AGORA)
  operacional = await rh.as('coordenador.operacional')
  gerente = await confirmado(rh, 'gerente.rh')
}

async function agendada(para = VESPERA) {
  await entrar()
  const { id, versao } = await aprovada(rh, operacional)
  return gerente.call('POST /api/admissao/efetivar', { body: { id, versao, para } })
}

const tarefa = cumprirAgenda(admissao, moduloAdmissao)
async function amanhecer(dia: string): Promise<void> {
  rh.clock.irPara(`${dia}T03:05:00Z`)
  await tarefa.executar(rh.deps)
}

const obter = (id: number) => gerente.call('GET /api/admissao/obter/:id', { params: { id } })
/** As the database has it, whatever day it is. */
async function situacaoDe(id: number) {
  const { rows } = await sql<{ status: string; vinculos: number; agendados: number }>`
    select p.status, (select count(*)::int from vinculo v where v.admissao_id = p.id) as vinculos,
           (select count(*)::int from processo_agenda ag where ag.processo_id = p.id) as agendados
      from processo p where p.id = ${id}`.execute(rh.db)
  return rows[0]
}
const avisos = async (id: number, usuario: string) => {
  const { rows } = await sql<{ texto: string }>`
    select n.texto from notificacao n join usuario u on u.id = n.usuario_id
     where n.processo_id = ${id} and u.usuario = ${usuario} order by n.id`.execute(rh.db)
  return rows.map(({ texto }) => texto)
}

describe('an effect left for its day', () => {
  it('creates nobody before, once on the day, signed by the system, and tells who left it', async () => {
    const { id, agenda, status, aguardando } = await agendada()
    expect({ status, aguardando }).toEqual({ status: 'aprovada', aguardando: [] })
    expect(agenda).toMatchObject({ transicao: 'efetivar', para: VESPERA })

    await amanhecer('2026-11-29')
    expect(await situacaoDe(id)).toEqual({ status: 'aprovada', vinculos: 0, agendados: 1 })
    await Promise.all([amanhecer(VESPERA), amanhecer(VESPERA)])
    await amanhecer(INICIO)
    expect(await situacaoDe(id)).toEqual({ status: 'efetivada', vinculos: 1, agendados: 0 })
    // Its papers are there: nothing is asked of who left it, and so they hear that it was made.
    expect((await avisos(id, 'gerente.rh')).at(-1)).toMatch(/: efetivada – Agendado por /)
    expect((await avisos(id, 'almoxarifado')).at(-1)).toMatch(/: entregar uniforme/)

    await entrar()
    const { eventos, colaborador } = await obter(id)
    expect(colaborador?.matricula).toMatch(/^\d{6,}$/)
    expect(eventos.at(-1)).toMatchObject({
      tipo: 'transicao',
      nome: 'efetivar',
      autor: null,
      motivo: `Agendado por ${agenda?.por} em 20/11/2026.`,
    })
  })

  it('is made after days in which the system was off', async () => {
    const { id } = await agendada('2026-11-24')
    await amanhecer('2026-11-27')
    expect(await situacaoDe(id)).toMatchObject({ status: 'efetivada', vinculos: 1 })
  })

  it('asks for the password, a day after today and no later than eSocial wants', async () => {
    await entrar()
    const { id, versao } = await aprovada(rh, operacional)
    const deQuemPediu = await operacional.call('GET /api/admissao/obter/:id', { params: { id } })
    expect(deQuemPediu.efetivarEm).toBeNull()
    expect((await obter(id)).efetivarEm).toEqual({ de: '2026-11-21', ate: VESPERA })
    const semSenha = await rh.as('cadastro')
    const agendar = (quem: Client, para: string) =>
      quem.try('POST /api/admissao/efetivar', { body: { id, versao, para } })
    expect(await agendar(semSenha, VESPERA)).toMatchObject({ body: { codigo: 'confirmar_senha' } })
    expect(await agendar(gerente, '2026-11-20')).toMatchObject({
      status: 400,
      body: { campos: { para: 'Escolha um dia depois de hoje' } },
    })
    expect(await agendar(gerente, INICIO)).toMatchObject({
      body: { campos: { para: 'Escolha um dia até 30/11/2026' } },
    })
    expect(await situacaoDe(id)).toMatchObject({ agendados: 0 })
  })

  it('is refused while something is missing: what is left for a day must hold today', async () => {
    await entrar()
    const { id, versao } = await comPareceres(rh, operacional, 3)
    const cedo = await gerente.try('POST /api/admissao/efetivar', { body: { id, versao, para: VESPERA } })
    expect(cedo).toMatchObject({ body: { codigo: 'transicao_invalida' } })
  })

  it('waits for nobody, and waits again when it is undone', async () => {
    const { id, versao } = await agendada()
    const daVez = async () => {
      const { results } = await gerente.call('GET /api/admissao/listar', {
        query: { minhaVez: '1', porPagina: 100 },
      })
      return results.some((linha) => linha.id === id)
    }
    expect(await daVez()).toBe(false)
    const { colunas } = await gerente.call('GET /api/admissao/quadro', { query: {} })
    const cartao = colunas.flatMap(({ cartoes }) => cartoes).find((um) => um.id === id)
    expect(cartao).toMatchObject({ agendadaPara: VESPERA, aguardando: [], minhaVez: false })
    const desfeita = await gerente.call('POST /api/admissao/desagendar', { body: { id, versao } })
    expect(desfeita).toMatchObject({ agenda: null, status: 'aprovada' })
    expect(desfeita.eventos.slice(-2)).toMatchObject([
      { tipo: 'agenda', nome: 'efetivar', para: VESPERA },
      { tipo: 'agenda', nome: 'efetivar', para: null },
    ])
    expect(await daVez()).toBe(true)
    await amanhecer(VESPERA)
    expect(await situacaoDe(id)).toMatchObject({ status: 'aprovada' })
  })

  it('can be changed to another day, and undone only once', async () => {
    const { id, versao } = await agendada()
    const outra = await gerente.call('POST /api/admissao/efetivar', {
      body: { id, versao, para: '2026-11-25' },
    })
    expect(outra.agenda?.para).toBe('2026-11-25')
    const desfeita = await gerente.call('POST /api/admissao/desagendar', {
      body: { id, versao: outra.versao },
    })
    const deNovo = await gerente.try('POST /api/admissao/desagendar', {
      body: { id, versao: desfeita.versao },
    })
    expect(deNovo).toMatchObject({ status: 409, body: { mensagem: 'Não há nada agendado.' } })
  })

  it('goes with the admission that is given up', async () => {
    const { id, versao } = await agendada()
    await operacional.call('POST /api/admissao/status', {
      body: { id, versao, transicao: 'desistir', motivo: 'Aceitou outra proposta' },
    })
    expect(await situacaoDe(id)).toMatchObject({ status: 'desistencia', agendados: 0 })
    await amanhecer(VESPERA)
    expect(await situacaoDe(id)).toMatchObject({ status: 'desistencia', vinculos: 0 })
  })

  it('gives way to who effects it before', async () => {
    const { id, versao } = await agendada()
    const ja = await gerente.call('POST /api/admissao/efetivar', { body: { id, versao } })
    expect(ja).toMatchObject({ status: 'efetivada', agenda: null })
    await amanhecer(VESPERA)
    expect(await situacaoDe(id)).toEqual({ status: 'efetivada', vinculos: 1, agendados: 0 })
  })
})

describe('on its day', () => {
  it('stops for what no longer holds, says why, and does not hold the others back', async () => {
    const parada = await agendada()
    const outra = await agendada()
    await sql`update processo_parecer
      set dados = ${JSON.stringify({ ...exameApto, resultado: 'inapto' })}
      where processo_id = ${parada.id} and parecer = 'exame'`.execute(rh.db)
    await amanhecer(VESPERA)
    expect(await situacaoDe(outra.id)).toMatchObject({ status: 'efetivada' })
    expect(await situacaoDe(parada.id)).toEqual({ status: 'aprovada', vinculos: 0, agendados: 0 })
    const esperado = /não pôde efetivar no dia marcado\. O exame admissional não está apto\.$/
    expect(await avisos(parada.id, 'gerente.rh')).toContainEqual(expect.stringMatching(esperado))
    expect(await avisos(parada.id, 'cadastro')).toContainEqual(expect.stringMatching(esperado))
    await entrar()
    expect((await obter(parada.id)).eventos.at(-1)).toMatchObject({
      tipo: 'agenda',
      para: null,
      autor: null,
      motivo: 'O exame admissional não está apto.',
    })
    // Health is nobody else's business.
    const almoxarifado = await rh.as('almoxarifado')
    const visto = await almoxarifado.call('GET /api/admissao/obter/:id', { params: { id: parada.id } })
    expect(visto.eventos.at(-1)).toMatchObject({
      tipo: 'agenda',
      motivo: null,
      motivoReservado: true,
      alertas: [],
    })
  })

  it('stops for an alert that nobody read', async () => {
    const { id } = await agendada()
    await sql`update processo_agenda set para = ${INICIO} where processo_id = ${id}`.execute(rh.db)
    // On the day itself the term of eSocial is over: an alert that was not there when it was left.
    await amanhecer(INICIO)
    expect(await situacaoDe(id)).toMatchObject({ status: 'aprovada', vinculos: 0, agendados: 0 })
    expect((await avisos(id, 'gerente.rh')).at(-1)).toMatch(/prazo do eSocial/)
  })

  const daGerente = sql`usuario_id = (select id from usuario where usuario = 'gerente.rh')`
  it.each([
    [
      'whose access ended',
      sql`update usuario set ativo = false where usuario = 'gerente.rh'`,
      sql`update usuario set ativo = true where usuario = 'gerente.rh'`,
      /O acesso de Mônica Peixoto foi encerrado\.$/,
    ],
    [
      'who lost the group',
      sql`update usuario_grupo set grupo_id = (select id from grupo where nome = 'Vagas') where ${daGerente}`,
      sql`update usuario_grupo set grupo_id = (select id from grupo where nome = 'Gerente Rh') where ${daGerente}`,
      /Mônica Peixoto não tem mais permissão para isso\.$/,
    ],
  ])('stops for a person %s', async (_quem, perder, devolver, dito) => {
    const { id } = await agendada()
    await perder.execute(rh.db)
    await amanhecer(VESPERA)
    await devolver.execute(rh.db)
    expect(await situacaoDe(id)).toMatchObject({ status: 'aprovada', vinculos: 0, agendados: 0 })
    expect((await avisos(id, 'cadastro')).at(-1)).toMatch(dito)
  })
})
