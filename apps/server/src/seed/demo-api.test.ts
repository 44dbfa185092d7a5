import { codigosDe } from '@rh/domain/codigos/codigos'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Client, type TestApp } from '../test/harness.ts'
import { cenariosDeAdmissao as cenarios } from './processos/cenarios-admissao.ts'

// The demo as people meet it: every answer passes the response schema of its call.

let rh: TestApp
let administrador: Client
beforeAll(async () => {
  rh = await createTestApp()
  administrador = await rh.as('administrador')
})
afterAll(() => rh[Symbol.asyncDispose]())

const listar = (client: Client) => client.call('GET /api/admissao/listar', { query: { porPagina: '100' } })

describe('the demo through the API', () => {
  it('lists the admissions with their count by status', async () => {
    const { results, total, contagens } = await listar(administrador)
    expect(total).toBe(cenarios.length)
    expect(results).toHaveLength(cenarios.length)
    for (const status of codigosDe(admissao.statuses))
      expect([status, contagens[status]]).toEqual([
        status,
        cenarios.filter((c) => c.status === status).length,
      ])
  })

  it('opens every admission, with its history up to the present status', async () => {
    const { results } = await listar(administrador)
    for (const { id, status } of results) {
      const registro = await administrador.call('GET /api/admissao/obter/:id', { params: { id: String(id) } })
      expect(registro.status).toBe(status)
      expect(registro.eventos[0]?.tipo).toBe('criacao')
      const transicoes = registro.eventos.filter(({ tipo }) => tipo === 'transicao')
      expect(transicoes.at(-1)?.para ?? 'rascunho').toBe(status)
      expect(registro.colaborador !== null).toBe(status === 'efetivada' || status === 'finalizada')
    }
  })

  it.each([
    ['vagas', 'vaga'],
    ['sesmt', 'exame'],
    ['cadastro', 'documentos'],
    ['almoxarifado', 'uniforme'],
  ] as const)('has a parecer for %s to give', async (usuario, parecer) => {
    const client = await rh.as(usuario)
    const { results } = await listar(client)
    const abertos = new Set<string>()
    for (const { id } of results.filter(({ minhaVez }) => minhaVez)) {
      const registro = await client.call('GET /api/admissao/obter/:id', { params: { id: String(id) } })
      for (const aberto of registro.pareceresAbertos) abertos.add(aberto)
    }
    expect([...abertos]).toContain(parecer)
  })

  it('has an admission to approve and one to effect', async () => {
    const client = await rh.as('coordenador')
    const { results } = await listar(client)
    const acoes = new Set<string>()
    for (const { id } of results.filter(({ minhaVez }) => minhaVez)) {
      const registro = await client.call('GET /api/admissao/obter/:id', { params: { id: String(id) } })
      for (const acao of registro.acoes) acoes.add(acao)
    }
    expect([...acoes]).toEqual(expect.arrayContaining(['aprovar', 'efetivar', 'cancelar']))
  })

  it('shows the scoped groups only their contracts', async () => {
    const todos = await listar(administrador)
    for (const usuario of ['gestor', 'assistente.gestor']) {
      const { total } = await listar(await rh.as(usuario))
      expect(total).toBeGreaterThan(0)
      expect(total).toBeLessThan(todos.total)
    }
  })

  it('has people in every situation that exists', async () => {
    for (const [situacao, minimo] of [
      ['pre_admissao', 1],
      ['em_experiencia', 10],
      ['ativo', 200],
      ['desligado', 60],
    ] as const) {
      const query = { situacao, porPagina: '1' }
      const { total } = await administrador.call('GET /api/colaborador/listar', { query })
      expect([situacao, total >= minimo]).toEqual([situacao, true])
    }
  })

  it('gives every sector something on its dashboard', async () => {
    for (const usuario of [
      'gestor',
      'vagas',
      'sesmt',
      'cadastro',
      'coordenador',
      'almoxarifado',
      'rescisao',
    ]) {
      const inicio = await (await rh.as(usuario)).call('GET /api/inicio', { query: {} })
      expect([usuario, inicio.totalMinhaVez > 0]).toEqual([usuario, true])
    }
  })
})
