import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AGORA, alguem, doenca, homologar, informar, poucosDias } from '../../test/afastamentos.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'

let rh: TestApp
let gestor: Client
let sesmt: Client
beforeAll(async () => {
  rh = await createTestApp()
  rh.clock.irPara(AGORA)
  gestor = await rh.as('gestor')
  sesmt = await rh.as('sesmt')
})
afterAll(() => rh[Symbol.asyncDispose]())

describe('the list', () => {
  it('has the leaves of one person, and one tab for each place where the dates put them', async () => {
    const pessoa = await alguem(rh.db)
    const curto = await informar(gestor, pessoa, poucosDias())
    const longo = await informar(gestor, pessoa, doenca('2026-10-26', '2026-11-18'))
    await homologar(sesmt, curto.id)
    await homologar(sesmt, longo.id)
    const dele = { colaboradorId: String(pessoa) } as const
    const numeros = async (client: Client, mais: object = {}) => {
      const { results } = await client.call('GET /api/afastamento/listar', { query: { ...dele, ...mais } })
      return results.map(({ id, momento, motivo }) => [id, momento, motivo])
    }
    // In the order of what is due.
    expect(await numeros(sesmt)).toEqual([
      [curto.id, 'a_vencer', 'Doença comprovada por atestado, até 15 dias'],
      [longo.id, 'encerrado', 'Acidente ou doença não relacionada ao trabalho'],
    ])
    expect(await numeros(gestor, { momento: 'a_vencer' })).toEqual([[curto.id, 'a_vencer', null]])
    expect(await numeros(gestor, { momento: 'encerrado' })).toEqual([[longo.id, 'encerrado', null]])
    const abas = async (client: Client) =>
      (await client.call('GET /api/afastamento/momentos', { query: {} })).contagens
    const [doSesmt, doGestor] = [await abas(sesmt), await abas(gestor)]
    expect(Object.keys(doGestor)).toEqual(['agendado', 'vigente', 'a_vencer', 'prorrogado'])
    expect(Object.keys(doSesmt)).toContain('limbo')
    for (const client of [gestor, sesmt]) {
      const todos = await client.call('GET /api/afastamento/listar', { query: {} })
      const { total } = await client.call('GET /api/afastamento/momentos', { query: {} })
      expect(total).toBe(todos.total)
    }
    for (const [momento, total] of Object.entries(doSesmt)) {
      const lista = await sesmt.call('GET /api/afastamento/listar', { query: { momento } as never })
      expect([momento, lista.total]).toEqual([momento, total])
    }
  })
})
