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

it('shows what still ends before what ended, in both directions', async () => {
  const hoje = '2028-06-01'
  rh.clock.irPara(`${hoje}T13:00:00Z`)
  const client = await rh.as('comercial')
  const fins = async (ordenar: 'termino' | '-termino') =>
    (await client.call('GET /api/contratos/listar', { query: { ordenar, porPagina: 100 } })).results.map(
      ({ termino }) => termino,
    )
  const crescente = await fins('termino')
  const [abertos, encerrados] = [
    crescente.filter((fim) => fim >= hoje),
    crescente.filter((fim) => fim < hoje),
  ]
  expect(Math.min(abertos.length, encerrados.length)).toBeGreaterThan(1)
  expect(crescente).toEqual([...abertos.toSorted(), ...encerrados.toSorted()])
  expect(await fins('-termino')).toEqual([
    ...abertos.toSorted().toReversed(),
    ...encerrados.toSorted().toReversed(),
  ])
})
