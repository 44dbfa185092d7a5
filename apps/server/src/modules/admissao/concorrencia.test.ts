import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/harness.ts'
import { abrirVagas, aprovada, confirmado, enviada, novoCpf, rascunhoCompleto } from '../../test/admissoes.ts'

let rh: TestApp

beforeAll(async () => {
  rh = await createTestApp()
  await abrirVagas(rh.db)
})

afterAll(() => rh[Symbol.asyncDispose]())

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

  it('sends one of five admissions of the same person, however much at once', async () => {
    const operacional = await rh.as('coordenador.operacional')
    const { results } = await operacional.call('GET /api/admissao/postos', { query: { data: '2026-12-01' } })
    const cpf = novoCpf()
    const rascunhos = []
    // Posts of other kits ask for sizes that the form does not have.
    for (const { id: postoId, salarioPrevistoCentavos: salarioCentavos } of results) {
      const rascunho = await rascunhoCompleto(operacional, { cpf, vaga: { postoId, salarioCentavos } })
      const { pendencias } = await operacional.call('POST /api/admissao/verificar', {
        body: { id: rascunho.id },
      })
      if (pendencias.every(({ severidade }) => severidade !== 'bloqueio')) rascunhos.push(rascunho)
      if (rascunhos.length === 5) break
    }
    expect(rascunhos.length).toBeGreaterThan(2)
    const alertasAceitos = ['anexos_faltando', 'cpf_em_rascunho']
    const respostas = await Promise.all(
      rascunhos.map(({ id, versao }) =>
        operacional.try('POST /api/admissao/status', {
          body: { id, versao, transicao: 'enviar', alertasAceitos },
        }),
      ),
    )
    expect(respostas.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const resposta of respostas.filter(({ status }) => status !== 200))
      expect(resposta).toMatchObject({ status: 422, body: { pendencias: [{ codigo: 'cpf_em_admissao' }] } })
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

describe('the matrícula', () => {
  it('goes on past six digits instead of cutting them off', async () => {
    await sql`select setval('matricula_seq', 999999)`.execute(rh.db)
    const { rows } = await sql<{ matricula: string }>`select proxima_matricula() as matricula`.execute(rh.db)
    expect(rows).toEqual([{ matricula: '1000000' }])
  })
})
