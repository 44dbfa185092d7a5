import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirVagas, enviada } from '../../test/admissoes.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'

let rh: TestApp
let vagas: Client
let usuarioId: number
beforeAll(async () => {
  rh = await createTestApp()
  await abrirVagas(rh.db)
  vagas = await rh.as('vagas')
  usuarioId = (await vagas.call('GET /api/conta/perfil')).id
  await rh.db.deleteFrom('notificacao').execute()
})
afterAll(() => rh[Symbol.asyncDispose]())

const listar = (client: Client, query: { antesDe?: number; naoLidas?: '1' } = {}) =>
  client.call('GET /api/notificacoes/listar', { query })

describe('notifications', () => {
  it('carry the process they speak of, for those whose turn it is', async () => {
    const { id, numero } = await enviada(await rh.as('coordenador.operacional'))
    const { results, naoLidas, temMais } = await listar(vagas)
    expect({ results, naoLidas, temMais }).toEqual({
      results: [
        {
          id: expect.any(Number),
          icone: 'info',
          texto: `Admissão ${numero} aguarda você.`,
          criadaEm: '2026-11-20T13:00:00.000Z',
          lidaEm: null,
          processo: { tipo: 'admissao', id, numero },
          lote: null,
          contratoId: null,
          colaboradorId: null,
          dia: null,
        },
      ],
      naoLidas: 1,
      temMais: false,
    })
    expect(await listar(await rh.as('comercial'))).toEqual({ results: [], naoLidas: 0, temMais: false })
  })

  it('are paged from the newest, without repeats', async () => {
    const criadaEm = '2026-11-20T13:00:00Z'
    const textos = Array.from({ length: 45 }, (_, i) => `Aviso ${i}`)
    await rh.db
      .insertInto('notificacao')
      .values(textos.map((texto) => ({ usuarioId, icone: 'info', texto, criadaEm, assunto: 'sistema' })))
      .execute()
    const vistas: string[] = []
    let antesDe: number | undefined
    for (let mais = true; mais;) {
      const { results, temMais } = await listar(vagas, antesDe === undefined ? {} : { antesDe })
      vistas.push(...results.map(({ texto }) => texto))
      antesDe = results.at(-1)?.id
      mais = temMais
    }
    expect(vistas).toHaveLength(46)
    expect(vistas.slice(0, 45)).toEqual(textos.toReversed())
  })

  it('are read one by one, only one’s own, and stay read', async () => {
    const { results } = await listar(vagas)
    const id = results[0]?.id ?? 0
    const comercial = await rh.as('comercial')
    expect((await comercial.try('PUT /api/notificacoes/ler', { body: { id } })).status).toBe(404)
    expect(await vagas.call('PUT /api/notificacoes/ler', { body: { id } })).toEqual({ naoLidas: 45 })
    rh.clock.irPara('2026-11-20T13:30:00Z')
    expect(await vagas.call('PUT /api/notificacoes/ler', { body: { id } })).toEqual({ naoLidas: 45 })
    expect((await listar(vagas)).results[0]?.lidaEm).toBe('2026-11-20T13:00:00.000Z')
    expect((await listar(vagas, { naoLidas: '1' })).results[0]?.id).toBeLessThan(id)
  })

  it('are all read up to the newest that the person saw; one that comes meanwhile stays new', async () => {
    const ate = (await listar(vagas)).results[3]?.id ?? 0
    // Number 0 was read above; 1 and 2 are newer than what the person saw.
    expect(await vagas.call('PUT /api/notificacoes/ler-todas', { body: { ate } })).toEqual({ naoLidas: 2 })
  })
})
