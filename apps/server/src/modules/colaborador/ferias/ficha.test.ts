import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alguemDeFerias, type DeFerias } from '../../../test/ferias.ts'
import { createTestApp, type Client, type TestApp } from '../../../test/harness.ts'

let rh: TestApp
let cadastro: Client
let pessoa: DeFerias
let outra: DeFerias
beforeAll(async () => {
  rh = await createTestApp()
  cadastro = await rh.as('cadastro')
  pessoa = await alguemDeFerias(rh)
  outra = await alguemDeFerias(rh, { noEscopo: false })
})
afterAll(() => rh[Symbol.asyncDispose]())

const ler = (client: Client, id = pessoa.id) =>
  client.call('GET /api/colaborador/ferias/:id', { params: { id: String(id) } })
const ajustar = (dias: number, motivo = 'Decisão judicial de novembro') =>
  cadastro.try('POST /api/colaborador/ferias/ajuste', {
    body: { id: pessoa.id, periodoId: pessoa.periodoId, dados: { dias, motivo } },
  })

describe('the vacations of a file', () => {
  it('show the periods, the newest first, with the sum of their lines', async () => {
    const { periodos, lancamentos, ausencias } = await ler(cadastro)
    expect(periodos.map(({ completo, saldo }) => ({ completo, saldo }))).toEqual([
      { completo: false, saldo: 0 },
      { completo: true, saldo: 30 },
    ])
    expect(lancamentos).toMatchObject([{ periodoId: pessoa.periodoId, tipo: 'direito', dias: 30 }])
    expect(ausencias).toEqual([])
  })

  it('are of who follows the contract', async () => {
    const gestor = await rh.as('gestor')
    expect((await ler(gestor)).periodos).toHaveLength(2)
    const params = { id: String(outra.id) }
    expect((await gestor.try('GET /api/colaborador/ferias/:id', { params })).status).toBe(404)
  })

  it('take absences from who may type them, and say who did', async () => {
    const body = { id: pessoa.id, periodoId: pessoa.periodoId, faltas: 8 }
    const gestor = await rh.as('gestor')
    expect((await gestor.try('PUT /api/colaborador/ferias/faltas', { body })).status).toBe(403)
    await cadastro.call('PUT /api/colaborador/ferias/faltas', { body })
    const { periodos, lancamentos } = await ler(cadastro)
    expect(periodos[1]).toMatchObject({ faltas: 8, direito: 24, saldo: 24, faltasPor: expect.any(String) })
    expect(lancamentos[0]).toMatchObject({
      tipo: 'perda',
      dias: -6,
      motivo: '8 faltas sem justificativa (CLT art. 130)',
    })
  })

  it('are adjusted with a reason, never below zero', async () => {
    expect((await ajustar(2)).status).toBe(201)
    expect((await ler(cadastro)).periodos[1]).toMatchObject({ saldo: 26 })
    expect(await ajustar(-27)).toMatchObject({
      status: 400,
      body: { campos: { 'dados.dias': 'O período tem 26 dias: não é possível tirar 27' } },
    })
    expect((await ajustar(0)).status).toBe(400)
    expect((await ajustar(1, 'curto')).status).toBe(400)
    expect((await ler(cadastro)).periodos[1]).toMatchObject({ saldo: 26 })
  })

  it('know no period of somebody else', async () => {
    const body = { id: pessoa.id, periodoId: outra.periodoId, faltas: 1 }
    expect((await cadastro.try('PUT /api/colaborador/ferias/faltas', { body })).status).toBe(404)
  })
})
