import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { criarColaborador, postoDe } from '../../test/colaboradores.ts'
import { AGORA, noiteDe } from '../../test/clock.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'

let rh: TestApp
let admin: Client
beforeAll(async () => {
  rh = await createTestApp()
  admin = await rh.as('administrador')
})
afterAll(() => rh[Symbol.asyncDispose]())

interface Filtros {
  readonly contratoId?: number
  readonly situacao?: 'pre_admissao'
}
const contar = async (client: Client, query: Filtros = {}) =>
  (await client.call('GET /api/colaborador/contagens', { query })).contagens
const contados = async (client: Client, query: Filtros = {}) =>
  Object.values(await contar(client, query)).reduce((soma, n) => soma + n, 0)
const listados = async (client: Client, query: Filtros = {}) =>
  (await client.call('GET /api/colaborador/listar', { query })).total

describe('how many are in each situação', () => {
  it('is of those whom the list has: of everybody, of scoped persons, of a contract', async () => {
    const todos = await listados(admin)
    expect(await contados(admin)).toBe(todos)
    const [gestor, assistente] = [await rh.as('gestor'), await rh.as('assistente.gestor')]
    expect(await listados(assistente)).not.toBe(await listados(gestor))
    const { contratoId } = await postoDe(rh.db, 'gestor')
    for (const [client, query] of [
      [gestor, {}],
      [assistente, {}],
      [admin, { contratoId }],
    ] as const) {
      const total = await listados(client, query)
      expect(total).toBeLessThan(todos)
      expect(await contados(client, query)).toBe(total)
    }
  })

  it('is counted anew once somebody comes, is away, does not come back, or is given notice', async () => {
    const posto = await postoDe(rh.db, 'gestor')
    const nova = { nome: 'Chega Depois', matricula: '900001', posto, admissao: '2024-03-04' }
    const antes = await contar(admin)
    const id = await criarColaborador(rh.db, nova)
    const conta = async (situacao: keyof typeof antes) =>
      expect(await contar(admin), situacao).toEqual({ ...antes, [situacao]: antes[situacao] + 1 })
    await conta('ativo')
    const { id: processo } = await rh.db.selectFrom('processo').select('id').executeTakeFirstOrThrow()
    await sql`insert into ausencia (vinculo_id, tipo, processo_id, inicio, fim, confirmada)
      values (${id}, 'afastamento', ${processo}, '2026-11-10', '2026-11-30', true)`.execute(rh.db)
    await conta('afastado')
    await sql`delete from ausencia where vinculo_id = ${id}`.execute(rh.db)
    await conta('ativo')
    await sql`insert into afastamento (processo_id, vinculo_id, motivo, inicio, fim, inss_apartir_de, vigente)
      values (${processo}, ${id}, '03', '2026-11-10', '2026-11-14', '2026-11-25', true)`.execute(rh.db)
    await conta('afastado')
    await sql`insert into demissao (processo_id, vinculo_id, causa, comunicacao, desligamento, fim_projetado, pagar_ate,
                                    comunicado_em)
      values (${processo}, ${id}, '02', '2026-11-10', '2026-12-10', '2026-12-10', '2026-12-18', '2026-11-10')`.execute(
      rh.db,
    )
    await conta('em_aviso')
  })

  it('is another one on another day, though nothing was written', async () => {
    const posto = await postoDe(rh.db, 'gestor')
    await criarColaborador(rh.db, {
      nome: 'Começa Em Dezembro',
      matricula: '900002',
      posto,
      admissao: '2026-12-01',
    })
    const { pre_admissao: antes } = await contar(admin)
    expect(antes).toBe(await listados(admin, { situacao: 'pre_admissao' }))
    rh.clock.irPara(noiteDe('2026-12-01'))
    const noDia = await rh.as('administrador')
    const { pre_admissao: depois } = await contar(noDia)
    expect(depois).toBe(await listados(noDia, { situacao: 'pre_admissao' }))
    expect(depois).toBeLessThan(antes)
    rh.clock.irPara(AGORA)
  })
})
