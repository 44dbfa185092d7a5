import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codigosDe } from '@rh/domain/codigos/codigos'
import { avisosDoPlano, type PlanoDeFerias } from '@rh/domain/contract/ferias-plano'
import { somarDias } from '@rh/domain/regras/calendario/datas'
import { alguemDeFerias, verificar, type DeFerias } from '../../../test/ferias.ts'
import { modulos } from '../../../modulos.ts'
import { createTestApp, type Client, type TestApp } from '../../../test/harness.ts'

// The solver has a thread of its own, and a busy machine few processors.

const ANO = 2027

let rh: TestApp
let gestor: Client
let cadastro: Client
let pessoa: DeFerias
let doOutro: DeFerias
beforeAll(async () => {
  rh = await createTestApp()
  gestor = await rh.as('gestor')
  cadastro = await rh.as('cadastro')
  pessoa = await alguemDeFerias(rh)
  doOutro = await alguemDeFerias(rh, { noEscopo: false })
})
afterAll(() => rh[Symbol.asyncDispose]())

const ver = (client: Client, id: number) =>
  client.call('GET /api/ferias/planejamento/:id', { params: { id } })

const criar = async (client: Client, contratoId: number | null): Promise<PlanoDeFerias> => {
  const { id } = await client.call('POST /api/ferias/planejamento/criar', { body: { ano: ANO, contratoId } })
  return ver(client, id)
}

async function esperar(client: Client, id: number): Promise<PlanoDeFerias> {
  for (;;) {
    const plano = await ver(client, id)
    if (plano.situacao !== 'resolvendo') return plano
    await sleep(100)
  }
}

async function resolver(client: Client, { id, versao }: Pick<PlanoDeFerias, 'id' | 'versao'>) {
  await client.call('POST /api/ferias/planejamento/resolver', { body: { id, versao } })
  return esperar(client, id)
}

const ajustar = (
  client: Client,
  { id, versao }: Pick<PlanoDeFerias, 'id' | 'versao'>,
  ajuste: { periodoId: number; fora?: boolean; partes?: { dias: number; inicio: string | null }[] },
) =>
  client.try('PUT /api/ferias/planejamento/ajustar', {
    body: { id, versao, ajuste: { fora: false, partes: [], ...ajuste } },
  })

describe('a plan of vacations', () => {
  it('proposes a date for every period that is due, which no rule blocks', async () => {
    const plano = await resolver(gestor, await criar(gestor, pessoa.contratoId))
    expect([plano.situacao, plano.falha, plano.qualidade]).toEqual(['resolvido', null, 'otimo'])
    const dela = plano.itens.find(({ periodoId }) => periodoId === pessoa.periodoId)
    expect(dela).toMatchObject({ pessoaId: pessoa.id, dias: 30, diasEmDobro: 0, fixa: false })
    expect(dela?.razoes.map(({ codigo }) => codigo)).toContain('sem_dobra')
    for (const { pessoaId, periodoId, inicio, dias, dividida } of plano.itens) {
      const { pendencias } = await verificar(gestor, pessoaId, {
        periodoId,
        fracoes: [{ inicio, dias }],
        concordancia: dividida,
      })
      expect([pessoaId, pendencias.filter(({ severidade }) => severidade === 'bloqueio')]).toEqual([
        pessoaId,
        [],
      ])
    }
    expect(plano.itens.length).toBeGreaterThan(1)
    expect(plano.comPlano?.dobraCentavos).toBeLessThanOrEqual(plano.semPlano?.dobraCentavos ?? 0)
  })

  it('leaves out a period that the count passed by, and one that was lost (CLT art. 133)', async () => {
    const emCurso = async () => {
      const { id } = await alguemDeFerias(rh, { admissao: '2025-01-15' })
      const { rows } = await sql<{ periodoId: number }>`
        select max(id) as periodo_id from ferias_periodo where vinculo_id = ${id}`.execute(rh.db)
      return rows[0]?.periodoId ?? 0
    }
    const [conta, anulado, perdido] = [await emCurso(), await emCurso(), await emCurso()]
    await sql`update ferias_periodo set anulado = id = ${anulado}, perdido = id = ${perdido}
      where id = any (${[anulado, perdido]}::int[])`.execute(rh.db)
    const { impossiveis } = await resolver(gestor, await criar(gestor, pessoa.contratoId))
    const ids = impossiveis.map(({ periodoId }) => periodoId)
    expect(ids).toContain(conta)
    expect(ids).not.toContain(anulado)
    expect(ids).not.toContain(perdido)
  })

  it('is solved again around a date chosen by hand and a person left out', async () => {
    const primeiro = await resolver(gestor, await criar(gestor, pessoa.contratoId))
    const [outra] = primeiro.itens.filter(({ periodoId }) => periodoId !== pessoa.periodoId)
    const fixada = await ajustar(gestor, primeiro, {
      periodoId: pessoa.periodoId,
      partes: [{ dias: 30, inicio: '2027-02-01' }],
    })
    expect(fixada).toMatchObject({ status: 200, body: { alterado: true, pode: { aceitar: false } } })
    const semOutra = await ajustar(gestor, fixada.body as PlanoDeFerias, {
      periodoId: outra?.periodoId ?? 0,
      fora: true,
    })
    const segundo = await resolver(gestor, semOutra.body as PlanoDeFerias)
    expect(segundo.itens.find(({ periodoId }) => periodoId === pessoa.periodoId)).toMatchObject({
      inicio: '2027-02-01',
      fixa: true,
    })
    expect(segundo.itens.some(({ periodoId }) => periodoId === outra?.periodoId)).toBe(false)
    expect(segundo.impossiveis).toContainEqual(
      expect.objectContaining({ periodoId: outra?.periodoId, codigo: 'fora' }),
    )
    expect(segundo.alterado).toBe(false)
  })

  it('divides a vacation where it is asked to, in lawful parts only', async () => {
    const plano = await resolver(gestor, await criar(gestor, pessoa.contratoId))
    const emTres = await ajustar(gestor, plano, {
      periodoId: pessoa.periodoId,
      partes: [10, 10, 10].map((dias) => ({ dias, inicio: null })),
    })
    expect(emTres).toMatchObject({ status: 400 })
    const dividida = await ajustar(gestor, plano, {
      periodoId: pessoa.periodoId,
      partes: [20, 10].map((dias) => ({ dias, inicio: null })),
    })
    const { itens } = await resolver(gestor, dividida.body as PlanoDeFerias)
    const partes = itens.filter(({ periodoId }) => periodoId === pessoa.periodoId)
    expect(partes.map(({ dias, dividida: sim }) => [dias, sim])).toEqual([
      [20, true],
      [10, true],
    ])
    expect(partes[1]?.inicio.localeCompare(partes[0]?.fim ?? '')).toBe(1)
  })

  it('refuses a date that the rules refuse, in their words', async () => {
    const plano = await criar(gestor, pessoa.contratoId)
    const domingo = await ajustar(gestor, plano, {
      periodoId: pessoa.periodoId,
      partes: [{ dias: 30, inicio: '2027-01-10' }],
    })
    expect(domingo).toMatchObject({
      status: 400,
      body: { mensagem: expect.stringContaining('repouso semanal') as string },
    })
    const semAviso = await ajustar(gestor, plano, {
      periodoId: pessoa.periodoId,
      partes: [{ dias: 30, inicio: somarDias('2026-11-20', 10) }],
    })
    expect(semAviso.status).toBe(400)
    const deFora = await ajustar(gestor, plano, { periodoId: doOutro.periodoId, fora: true })
    expect(deFora.status).toBe(400)
  })

  it('is of the contracts that a person follows, and of who sees pay', async () => {
    expect(
      (
        await gestor.try('POST /api/ferias/planejamento/criar', {
          body: { ano: ANO, contratoId: doOutro.contratoId },
        })
      ).status,
    ).toBe(404)
    const dele = await criar(cadastro, doOutro.contratoId)
    expect((await gestor.try('GET /api/ferias/planejamento/:id', { params: { id: dele.id } })).status).toBe(
      404,
    )
    const { results } = await gestor.call('GET /api/ferias/planejamento/listar')
    expect(results.map(({ id }) => id)).not.toContain(dele.id)
    for (const login of ['assistente.gestor', 'sesmt', 'vagas'])
      expect((await (await rh.as(login)).try('GET /api/ferias/planejamento/listar')).status).toBe(403)
  })

  it('of a person who follows some contracts is of those only, and of that person', async () => {
    const todos = await resolver(gestor, await criar(gestor, null))
    const { contratos } = await gestor.call('GET /api/ferias/planejamento/listar')
    const seus = new Set(contratos.map(({ value }) => value))
    expect(todos.itens.filter(({ contratoId }) => !seus.has(contratoId))).toEqual([])
    expect(
      (await cadastro.try('GET /api/ferias/planejamento/:id', { params: { id: todos.id } })).status,
    ).toBe(404)
  })

  it('never has two changes over one another, nor a change while it is solved', async () => {
    const plano = await criar(gestor, pessoa.contratoId)
    await ajustar(gestor, plano, { periodoId: pessoa.periodoId, fora: true })
    const { nome } = await gestor.call('GET /api/conta/perfil')
    expect(await ajustar(gestor, plano, { periodoId: pessoa.periodoId })).toMatchObject({
      status: 409,
      body: { mensagem: expect.stringMatching(`^Alterado por ${nome} em \\d`) },
    })
    const atual = await ver(gestor, plano.id)
    await gestor.call('POST /api/ferias/planejamento/resolver', {
      body: { id: atual.id, versao: atual.versao },
    })
    expect((await ajustar(gestor, atual, { periodoId: pessoa.periodoId })).status).toBe(409)
    await gestor.call('POST /api/ferias/planejamento/parar', { body: { id: atual.id } })
    expect((await esperar(gestor, atual.id)).situacao).toBe('resolvido')
  })

  it('is open again where the server that solved it stopped', async () => {
    const plano = await criar(gestor, pessoa.contratoId)
    await sql`update ferias_plano set resolvendo_desde = ${rh.clock.agora().subtract({ minutes: 5 }).toString()}::timestamptz
               where id = ${plano.id}`.execute(rh.db)
    expect((await ver(gestor, plano.id)).situacao).toBe('novo')
  })

  it('is of a year in which somebody may still be told, and of a contract with somebody to plan', async () => {
    for (const ano of [2025, 2028])
      expect(
        (
          await gestor.try('POST /api/ferias/planejamento/criar', {
            body: { ano, contratoId: pessoa.contratoId },
          })
        ).status,
      ).toBe(400)
  })

  const avisos = codigosDe(avisosDoPlano)
  const aceitar = (client: Client, { id, versao }: PlanoDeFerias, concordancia = false) =>
    client.try('POST /api/ferias/planejamento/aceitar', {
      body: { id, versao, alertasAceitos: avisos, concordancia },
    })

  it('becomes one batch of requests when it is accepted, once', async () => {
    const plano = await resolver(gestor, await criar(gestor, pessoa.contratoId))
    const dividida = await ajustar(gestor, plano, {
      periodoId: pessoa.periodoId,
      partes: [20, 10].map((dias) => ({ dias, inicio: null })),
    })
    expect((await aceitar(gestor, dividida.body as PlanoDeFerias)).status).toBe(409)
    const resolvido = await resolver(gestor, dividida.body as PlanoDeFerias)
    expect((await aceitar(gestor, resolvido)).status).toBe(400)
    const aceito = await aceitar(gestor, resolvido, true)
    expect(aceito.status).toBe(201)
    await modulos.ferias.lotes?.executar(rh.deps)
    const depois = await ver(gestor, plano.id)
    expect([depois.situacao, depois.pode]).toEqual(['aceito', { mudar: false, aceitar: false }])
    const { rows } = await sql<{ estado: string; recusa: string | null; pendencias: object }>`
      select i.estado, i.recusa, i.pendencias from processo_lote_item i where i.lote_id = ${depois.loteId}`.execute(
      rh.db,
    )
    expect(rows.filter(({ estado }) => estado !== 'criado')).toEqual([])
    expect(rows).toHaveLength(new Set(resolvido.itens.map(({ periodoId }) => periodoId)).size)
    expect((await aceitar(gestor, depois, true)).status).toBe(409)
    // Everything of these people is asked for: the next plan has nothing for them.
    const outro = await criar(gestor, pessoa.contratoId)
    const vazio = await gestor.try('POST /api/ferias/planejamento/resolver', {
      body: { id: outro.id, versao: outro.versao },
    })
    const sobram = vazio.status === 200 ? (await esperar(gestor, outro.id)).itens : []
    expect(sobram).toEqual([])
  })
})
