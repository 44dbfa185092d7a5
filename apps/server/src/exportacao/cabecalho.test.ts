import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../test/harness.ts'

/** As many as take a while to be written. */
const LINHAS = 8_000

let rh: TestApp
beforeAll(async () => {
  rh = await createTestApp()
  await sql`insert into usuario (nome, usuario, email, senha_hash)
    select 'Pessoa ' || g, 'pessoa' || g, 'pessoa' || g, '' from generate_series(1, ${LINHAS}::int) g`.execute(
    rh.db,
  )
})
afterAll(() => rh[Symbol.asyncDispose]())

it.each(['csv', 'xlsx'])(
  'no question about a file in %s alone takes a place: its head gives it back before it is answered',
  async (formato) => {
    const { token } = await rh.as('administrador')
    // More often than there are places for one person.
    for (let i = 0; i < 4; i += 1) {
      const { statusCode, payload, headers } = await rh.app.inject({
        method: 'HEAD',
        url: `/api/usuarios/exportar?formato=${formato}`,
        headers: { authorization: `Bearer ${token}` },
      })
      expect([statusCode, payload]).toEqual([200, ''])
      expect(Number(headers['x-linhas'])).toBeGreaterThan(LINHAS)
      expect(headers).not.toHaveProperty('content-length')
    }
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'`.execute(rh.db)
    expect(rows).toEqual([])
  },
)
