import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modulos } from '../../modulos.ts'
import { loteEmAnalise } from '../../test/ferias.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'

let rh: TestApp
let coordenador: Client
beforeAll(async () => {
  rh = await createTestApp()
  coordenador = await rh.as('coordenador')
})
afterAll(() => rh[Symbol.asyncDispose]())

const executar = async () => modulos.ferias.lotes?.executar(rh.deps)

/** A start that leaves less than the thirty days of notice, which Coordenador may lift. */
const PERTO = '2026-12-07'

const achados = (id: number, client = coordenador) =>
  client.call('GET /api/ferias/lote/achados/:id', { params: { id }, query: { transicao: 'aprovar' } })
const mover = (id: number, mais: object) =>
  coordenador.call('POST /api/ferias/lote/mover', { body: { id, transicao: 'aprovar', ...mais } })
const obter = (id: number) => coordenador.call('GET /api/ferias/lote/obter/:id', { params: { id } })

describe('a batch whose requests have findings', () => {
  it('says what the approval would find before it is made, and changes nothing', async () => {
    const id = await loteEmAnalise(rh, [PERTO, '2027-02-01'], 'Avisos')
    const antes = await sql`select versao from processo where lote_id = ${id}`.execute(rh.db)
    const { results, proximo } = await achados(id)
    expect(proximo).toBeNull()
    expect(results.map(({ recusa }) => recusa)).toEqual([null, null])
    const doAviso = results.map(({ pendencias }) =>
      pendencias.filter(({ codigo }) => codigo === 'AVISO_30_DIAS'),
    )
    expect(doAviso).toEqual([
      [expect.objectContaining({ check: 'legislacao', excecaoPor: ['Coordenador', 'Gerente Rh'] })],
      [],
    ])
    expect(await sql`select versao from processo where lote_id = ${id}`.execute(rh.db)).toEqual(antes)
    const depois = results[0]?.id ?? 0
    const resto = await coordenador.call('GET /api/ferias/lote/achados/:id', {
      params: { id },
      query: { transicao: 'aprovar', depois },
    })
    expect(resto.results).toEqual(results.slice(1))
  })

  it('is approved in one go with what was read and a reason, and refused person by person without', async () => {
    const id = await loteEmAnalise(rh, [PERTO, PERTO], 'De uma vez')
    const { results } = await achados(id)
    const aceitos = [...new Set(results.flatMap(({ pendencias }) => pendencias.map(({ codigo }) => codigo)))]
    expect(aceitos).toContain('AVISO_30_DIAS')
    await mover(id, {})
    await executar()
    expect(await obter(id)).toMatchObject({ situacoes: { em_analise: 2 }, passos: [{ recusados: 2 }, {}] })
    // An exception without its reason is none.
    await mover(id, { alertasAceitos: aceitos })
    await executar()
    expect((await obter(id)).situacoes).toEqual({ em_analise: 2 })
    await mover(id, { alertasAceitos: aceitos, motivo: 'Combinado com o cliente' })
    await executar()
    expect(await obter(id)).toMatchObject({
      situacoes: { aprovada: 2 },
      passos: [{ recusados: 0 }, {}, {}, {}],
    })
  })

  it('is not told of to who does not make the move, nor of a move that cannot be made', async () => {
    const id = await loteEmAnalise(rh, ['2027-02-01'], 'De quem é')
    const consulta = { params: { id }, query: { transicao: 'aprovar' } }
    const dePessoal = await (await rh.as('cadastro')).try('GET /api/ferias/lote/achados/:id', consulta)
    expect(dePessoal.status).toBe(403)
    const reenviar = { params: { id }, query: { transicao: 'finalizar' } }
    const semNada = await (await rh.as('gerente.rh')).try('GET /api/ferias/lote/achados/:id', reenviar)
    expect(semNada.status).toBe(409)
  })
})
