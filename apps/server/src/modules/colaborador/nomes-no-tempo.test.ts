import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'

let rh: TestApp
let cadastro: Client
beforeAll(async () => {
  rh = await createTestApp()
  // The trail has the moment of the database: company and trail live on the same day here.
  const { rows } = await sql<{ agora: string }>`select now() as agora`.execute(rh.db)
  rh.clock.irPara(new Date(rows[0]?.agora ?? '').toISOString())
  cadastro = await rh.as('cadastro')
})
afterAll(() => rh[Symbol.asyncDispose]())

const obter = (id: number, em?: string) =>
  cadastro.call('GET /api/colaborador/obter/:id', { params: { id }, query: em === undefined ? {} : { em } })
const historico = (id: number) => cadastro.call('GET /api/colaborador/historico/:id', { params: { id } })

/** Renames what the version in force points at. */
async function renomear(vinculoId: number) {
  const { rows } = await sql<{ cargoId: number; escalaId: number; sindicatoId: number; centroId: number }>`
    select cargo_id, escala_id, sindicato_id, centro_de_custo_id as centro_id from vinculo_versao
     where vinculo_id = ${vinculoId} order by vigencia desc limit 1`.execute(rh.db)
  const [
    { cargoId, escalaId, sindicatoId, centroId } = { cargoId: 0, escalaId: 0, sindicatoId: 0, centroId: 0 },
  ] = rows
  await sql`update cargo set titulo = 'Agente de asseio novo' where id = ${cargoId}`.execute(rh.db)
  await sql`update escala set nome = 'Escala nova' where id = ${escalaId}`.execute(rh.db)
  await sql`update sindicato set nome = 'Sindicato novo' where id = ${sindicatoId}`.execute(rh.db)
  await sql`update centro_de_custo set descricao = 'Centro novo' where id = ${centroId}`.execute(rh.db)
}

describe('a register that is renamed', () => {
  it('is called as it was in what lies before, and by its new name from today on', async () => {
    const { rows } = await sql<{ id: number }>`
      select v.id from vinculo v where v.data_desligamento is null and v.data_admissao < '2026-01-01'
       order by v.id limit 1`.execute(rh.db)
    const id = rows[0]?.id ?? 0
    const antes = await obter(id)
    const ontem = Temporal.PlainDate.from(antes.hoje).subtract({ days: 1 }).toString()
    const eraOntem = (await obter(id, ontem)).versoes
    const linhaDoTempo = await historico(id)
    await renomear(id)
    const emVigor = (await obter(id)).versoes.find(({ estado }) => estado === 'em_vigor')
    expect(emVigor).toMatchObject({
      cargo: 'Agente de asseio novo',
      escala: 'Escala nova',
      sindicato: 'Sindicato novo',
      centroDeCusto: expect.stringContaining('Centro novo'),
    })
    expect((await obter(id, ontem)).versoes).toEqual(eraOntem)
    expect(await historico(id)).toEqual(linhaDoTempo)
  })

  it('is no change of the person: a raise tells of the pay alone', async () => {
    const { rows } = await sql<{ id: number }>`
      select v.id from vinculo v where v.data_desligamento is null and v.data_admissao < '2026-01-01'
         and not exists (select from vinculo_versao f where f.vinculo_id = v.id and f.vigencia > '2026-09-01')
       order by v.id offset 5 limit 1`.execute(rh.db)
    const id = rows[0]?.id ?? 0
    const ficha = await obter(id)
    const termos = ficha.versoes.at(-1)?.termos
    if (!termos) throw new Error('no terms')
    await renomear(id)
    await cadastro.call('POST /api/colaborador/versoes/registrar', {
      body: {
        id,
        versao: ficha.versao,
        dados: {
          ...termos,
          vigencia: ficha.hoje,
          motivo: 'Equiparação salarial com a equipe',
          salarioCentavos: termos.salarioCentavos + 10_000,
        },
      },
    })
    const { results } = await historico(id)
    expect(results[0]?.mudancas.map(({ label }) => label)).toEqual(['Salário'])
  })
})
