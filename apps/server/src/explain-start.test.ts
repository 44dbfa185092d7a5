import { expect, it } from 'vitest'
import { withClient } from './db/connect.ts'
import { openDb } from './db/db.ts'
import { explainStart } from './explain-start.ts'
import { createTestDatabase } from './test/database.ts'

it('a server without a connection left is told as such, with what to do', async () => {
  const banco = await createTestDatabase()
  const db = openDb({ ...banco.connection, max: 1, connectionTimeoutMillis: 50 })
  const presa = await db.startTransaction().execute()
  const recusa = await db.selectFrom('usuario').select('id').execute().catch(explainStart)
  expect(recusa).toMatch(/deixou de atender durante o início.*POOL_MAX.*timeout exceeded/s)
  await presa.rollback().execute()
  await db.destroy()
  await banco.drop()
})

it('what already says what to do stays as it is, and a defect is told as unexpected', async () => {
  const fora = await withClient({ host: '127.0.0.1', port: 1 }, async () => {}).catch(explainStart)
  expect(fora).toMatch(/^Não foi possível conectar ao banco de dados\.\nNenhum servidor atende/)
  expect(explainStart(new TypeError('x is undefined'))).toBe(
    'O sistema não pôde iniciar por um erro inesperado.\nDetalhe: TypeError: x is undefined',
  )
})
