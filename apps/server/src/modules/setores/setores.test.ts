import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MOSTRADOS } from '@rh/domain/listas/mostrados'
import { setorOf, setorSlugs, type SetorSlug } from '@rh/domain/setores/setores'
import { abrirVagas, enviada, pareceres } from '../../test/admissoes.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import { AGORA, noiteDe } from '../../test/clock.ts'

let rh: TestApp
beforeAll(async () => {
  rh = await createTestApp()
  await abrirVagas(rh.db)
})
afterAll(() => rh[Symbol.asyncDispose]())

const [OPERACIONAL, ADMIN, ALMOXARIFADO, COMERCIAL, RH, SESMT, VAGAS, CONFERENCIA] = [1, 2, 3, 4, 5, 6, 7, 8]

const pendenciasDe = async (client: Client): Promise<Record<number, number>> => {
  const { results } = await client.call('GET /api/setores/pendencias')
  return Object.fromEntries(results.map(({ PK_ID_projeto, total }) => [PK_ID_projeto, total]))
}

const minhaVezDe = async (client: Client): Promise<number> =>
  (await client.call('GET /api/inicio', { query: {} })).totalMinhaVez

describe('GET /api/setores/pendencias', () => {
  it.each([
    ['vagas', VAGAS],
    ['sesmt', SESMT],
    ['almoxarifado', ALMOXARIFADO],
    ['cadastro', RH],
    ['gestor', OPERACIONAL],
  ])('agrees for %s with the list of what waits', async (usuario, setor) => {
    const client = await rh.as(usuario)
    const total = await minhaVezDe(client)
    expect(await pendenciasDe(client)).toEqual({ [setor]: total })
  })

  it.each(['administrador', 'vagas', 'gestor'])(
    'tells %s how much of it is of each kind',
    async (usuario) => {
      const { results } = await (await rh.as(usuario)).call('GET /api/setores/pendencias')
      for (const { total, porTipo } of results) {
        expect(porTipo.reduce((soma, daqui) => soma + daqui.total, 0)).toBe(total)
        expect(porTipo.every((daqui) => daqui.total > 0)).toBe(true)
      }
    },
  )

  it('has nothing where the sector shows no process, and no sector without a group', async () => {
    expect(await pendenciasDe(await rh.as('comercial'))).toEqual({ [COMERCIAL]: 0 })
    expect(await pendenciasDe(await rh.as('sem.grupo'))).toEqual({})
  })

  it('shows an administrator each process under the sector whose turn it is', async () => {
    const admin = await rh.as('administrador')
    const antes = await pendenciasDe(admin)
    expect(Object.keys(antes)).toHaveLength(8)
    expect([antes[ADMIN], antes[COMERCIAL]]).toEqual([0, 0])
    const diferenca = async () => {
      const agora = await pendenciasDe(admin)
      return Object.fromEntries(
        Object.entries(agora)
          .map(([setor, total]) => [Number(setor), total - (antes[Number(setor)] ?? 0)])
          .filter(([, mais]) => mais !== 0),
      )
    }
    const { id, versao } = await enviada(await rh.as('coordenador.operacional'))
    expect(await diferenca()).toEqual({ [VAGAS]: 1 })
    const [vaga] = pareceres
    await (
      await rh.as(vaga.quem)
    ).call('POST /api/admissao/parecer', {
      body: { id, versao, parecer: vaga.parecer, decisao: 'aprovado', dados: {} },
    })
    expect(await diferenca()).toEqual({ [SESMT]: 1, [RH]: 1, [ALMOXARIFADO]: 1 })
  })

  it.each(['administrador', 'rescisao', 'coordenador', 'vagas', 'gestor', 'comercial'])(
    'is for %s what each dashboard says waits there',
    async (usuario) => {
      const client = await rh.as(usuario)
      for (const [id, total] of Object.entries(await pendenciasDe(client))) {
        const setor = setorSlugs.find((slug) => setorOf(slug).id === Number(id))
        const inicio = await client.call('GET /api/inicio', { query: { ...(setor && { setor }) } })
        expect([usuario, setor, inicio.totalMinhaVez]).toEqual([usuario, setor, total])
        expect(inicio.minhaVez.length).toBe(Math.min(total, MOSTRADOS.minhaVez))
        for (const { tipo, total: doTipo } of setor ? inicio.totaisMinhaVez : []) {
          const lista = await client.call(`GET /api/${tipo}/listar`, { query: { minhaVez: setor } })
          expect([usuario, setor, tipo, lista.total]).toEqual([usuario, setor, tipo, doTipo])
        }
      }
    },
  )

  it('leaves a sector its own kinds of process and figures, also for an administrator', async () => {
    const admin = await rh.as('administrador')
    const de = async (setor: SetorSlug) => admin.call('GET /api/inicio', { query: { quadro: '1', setor } })
    const almoxarifado = await de('almoxarifado')
    expect(almoxarifado.porSituacao.map(({ tipo }) => tipo)).toEqual(['admissao', 'demissao'])
    expect(almoxarifado.vagasAbertas).toBeNull()
    const comercial = await de('comercial')
    expect([comercial.porSituacao, comercial.colaboradoresAtivos]).toEqual([[], null])
    expect(comercial.vagasAbertas).toBeGreaterThan(0)
    expect(
      await (await rh.as('sesmt')).call('GET /api/inicio', { query: { quadro: '1', setor: 'rh' } }),
    ).toMatchObject({
      totalMinhaVez: 0,
      porSituacao: [],
      colaboradoresAtivos: null,
      vagasAbertas: null,
    })
  })

  it('counts in one of two sectors what belongs to it', async () => {
    // Rescisao holds Rh and Conferência, and finishes admissions in both.
    const client = await rh.as('rescisao')
    const total = await minhaVezDe(client)
    expect(await pendenciasDe(client)).toEqual({ [RH]: total, [CONFERENCIA]: total })
  })
})

describe('GET /api/parabens', () => {
  const doMes = async () => {
    const pessoas = await rh.db
      .selectFrom('vinculo as v')
      .innerJoin('pessoa as pe', 'pe.id', 'v.pessoaId')
      .select(['pe.nome', 'pe.nascimento', 'v.dataAdmissao'])
      .where('v.dataDesligamento', 'is', null)
      .where('v.dataAdmissao', '<=', '2026-11-20')
      .execute()
    return {
      aniversarios: pessoas.filter(({ nascimento }) => nascimento.slice(5, 7) === '11'),
      tempoDeCasa: pessoas.filter(
        ({ dataAdmissao }) => dataAdmissao.slice(5, 7) === '11' && dataAdmissao < '2026-01-01',
      ),
    }
  }

  it('names who has a birthday or completes years this month, and tells no age', async () => {
    const { mes, aniversarios, tempoDeCasa } = await (await rh.as('cadastro')).call('GET /api/parabens')
    const esperado = await doMes()
    expect(mes).toBe(11)
    expect(aniversarios.map(({ nome }) => nome).toSorted()).toEqual(
      esperado.aniversarios.map(({ nome }) => nome).toSorted(),
    )
    expect(aniversarios.length).toBeGreaterThan(0)
    expect(Object.keys(aniversarios[0] ?? {}).toSorted()).toEqual(['dia', 'hoje', 'nome'])
    expect(tempoDeCasa).toHaveLength(esperado.tempoDeCasa.length)
    expect(tempoDeCasa.every(({ anos }) => anos >= 1)).toBe(true)
  })

  it('keeps to the contracts of a scoped person', async () => {
    const todos = await (await rh.as('cadastro')).call('GET /api/parabens')
    const meus = await (await rh.as('gestor')).call('GET /api/parabens')
    const nomes = new Set(todos.aniversarios.map(({ nome }) => nome))
    expect(meus.aniversarios.every(({ nome }) => nomes.has(nome))).toBe(true)
    expect(meus.aniversarios.length + meus.tempoDeCasa.length).toBeLessThan(
      todos.aniversarios.length + todos.tempoDeCasa.length,
    )
  })

  it('takes the month and the day from the company’s time zone', async () => {
    const client = await rh.as('cadastro')
    // Still 30 November in São Paulo.
    rh.clock.irPara('2026-12-01T01:00:00Z')
    const { mes } = await (await rh.as('cadastro')).call('GET /api/parabens')
    expect(mes).toBe(11)
    rh.clock.irPara(AGORA)
    expect((await client.try('GET /api/parabens')).status).toBe(200)
  })

  it('celebrates a birth on 29 February on the 28th of a common year', async () => {
    const client = await rh.as('cadastro')
    const { nome } = await rh.db
      .updateTable('pessoa')
      .set({ nascimento: '2000-02-29', nomeSocial: 'Bissexta' })
      .where('id', '=', (eb) =>
        eb.selectFrom('vinculo').select('pessoaId').where('dataDesligamento', 'is', null).limit(1),
      )
      .returning('nome')
      .executeTakeFirstOrThrow()
    rh.clock.irPara(noiteDe('2027-02-28'))
    const { aniversarios } = await (await rh.as('cadastro')).call('GET /api/parabens')
    expect(aniversarios).toContainEqual({ nome: 'Bissexta', dia: 28, hoje: true })
    expect(aniversarios.map((a) => a.nome)).not.toContain(nome)
    rh.clock.irPara(AGORA)
    expect((await client.try('GET /api/auth/me')).status).toBe(200)
  })
})
