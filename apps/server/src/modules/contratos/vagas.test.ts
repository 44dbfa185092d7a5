import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'

let rh: TestApp
let operacional: Client
let postoId: number
const vinculos: number[] = []
beforeAll(async () => {
  rh = await createTestApp()
  operacional = await rh.as('coordenador.operacional')
  const { results } = await operacional.call('GET /api/admissao/postos', { query: { data: '2026-12-01' } })
  postoId = results[0]?.id ?? 0
  const pessoas = await rh.db
    .selectFrom('vinculo')
    .select('id')
    .where('dataDesligamento', 'is', null)
    .orderBy('id')
    .limit(3)
    .execute()
  vinculos.push(...pessoas.map(({ id }) => id))
})
afterAll(() => rh[Symbol.asyncDispose]())

/** An empty post of two slots, and the three people who will stand in it one way or another. */
beforeEach(async () => {
  await sql`delete from alocacao where posto_id = ${postoId} or vinculo_id = any (${vinculos}::int[])`.execute(
    rh.db,
  )
  await sql`update processo set status = 'cancelada' where id in (
    select id from processo_indice where posto_id = ${postoId})`.execute(rh.db)
  await sql`update posto_vigencia set quantidade = 2 where posto_id = ${postoId}`.execute(rh.db)
})

const alocar = (quem: number, inicio: string, fim: string | null = null) =>
  rh.db
    .insertInto('alocacao')
    .values({ vinculoId: vinculos[quem] ?? 0, postoId, inicio, fim })
    .execute()
const livresEm = async (data: string): Promise<number | undefined> => {
  const { results } = await operacional.call('GET /api/admissao/postos', {
    query: { data, postoId },
  })
  return results[0]?.vagasLivres
}

describe('slots that a new admission may take', () => {
  it('are not offered again before the start of who already has them', async () => {
    await alocar(0, '2026-12-10')
    expect(await livresEm('2026-12-01')).toBe(1)
    await alocar(1, '2027-01-04')
    expect(await livresEm('2026-12-01')).toBe(0)
  })

  it('are counted once when one person follows another in the same slot', async () => {
    await alocar(0, '2026-01-05', '2026-12-31')
    await alocar(1, '2027-01-01')
    expect(await livresEm('2026-12-01')).toBe(1)
    expect(await livresEm('2027-02-01')).toBe(1)
  })

  it('see the fullest day to come, not the sum of all who come', async () => {
    await alocar(0, '2026-01-05', '2026-12-15')
    await alocar(1, '2026-12-10', '2026-12-31')
    await alocar(2, '2027-01-01')
    expect(await livresEm('2026-12-01')).toBe(0)
    expect(await livresEm('2026-12-16')).toBe(1)
  })

  it('are not taken by a process of a kind that only names the post', async () => {
    await abrirProcesso('ferias')
    expect(await livresEm('2026-12-01')).toBe(2)
    await abrirProcesso('admissao')
    expect(await livresEm('2026-12-01')).toBe(1)
  })
})

/** A process that was sent for the post, as its kind writes it in the index of processes. */
async function abrirProcesso(tipo: string): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into processo (tipo, numero, status, setor_origem, solicitante_id, criado_em, atualizado_em)
    select ${tipo}, ${`2099-${tipo}`}, 'solicitada', 1, min(id), now(), now() from usuario returning id`.execute(
    rh.db,
  )
  await sql`update processo_indice set posto_id = ${postoId} where id = ${rows[0]?.id}`.execute(rh.db)
}
