import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/harness.ts'

let rh: TestApp
beforeAll(async () => {
  rh = await createTestApp()
})
afterAll(() => rh[Symbol.asyncDispose]())

it.each(['2026-11-20T13:00:00Z', '2027-06-01T13:00:00Z'])(
  'orders by the open slots that each row shows, on %s',
  async (dia) => {
    rh.clock.irPara(dia)
    const client = await rh.as('comercial')
    const vagas = async (ordenar: 'vagas' | '-vagas') =>
      (await client.call('GET /api/contratos/listar', { query: { ordenar, porPagina: 100 } })).results.map(
        (contrato) => contrato.vagas,
      )
    const crescente = await vagas('vagas')
    expect(new Set(crescente).size).toBeGreaterThan(1)
    expect(crescente).toEqual(crescente.toSorted((a, b) => a - b))
    expect(await vagas('-vagas')).toEqual(crescente.toReversed())
  },
)
