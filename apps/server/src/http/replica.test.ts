import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { api } from '@rh/domain/contract/index'
import type { AnyEndpoint } from '@rh/domain/http/endpoint'
import type { FastifyInstance } from 'fastify'
import type { PoolConfig } from 'pg'
import { buildApp } from '../app.ts'
import { openDb } from '../db/db.ts'
import type { Replica } from '../db/replica.ts'
import { chavesDeTeste } from '../test/chaves.ts'
import { createTestApp, loginsDemo, type TestApp } from '../test/harness.ts'

const calls = Object.entries<AnyEndpoint>(api).filter(([, { replica }]) => replica)

/** What some calls cannot do without. */
const QUERIES: Readonly<Record<string, string>> = {
  'GET /api/post/recibos/exportar': 'formato=csv&comunicadoId=1',
  'GET /api/estatisticas/admissao': 'ano=2026',
  'GET /api/estatisticas/demissao': 'ano=2026',
  'GET /api/estatisticas/numeros': 'setor=rh&em=2026-11-01',
}

let rh: TestApp
let app: FastifyInstance
const failures: string[] = []
/** A replica that is near, at this connection. */
const near = (config: PoolConfig): Replica => ({
  db: openDb({ max: 3, ...config }, chavesDeTeste),
  isFresh: () => true,
  lag: () => 0,
  failed: () => void failures.push('failed'),
  reads: { replica: 0, primary: 0 },
  limitMs: 5_000,
  close: async () => {},
})
const appWith = (replica: Replica): Promise<FastifyInstance> =>
  buildApp({ ...rh.deps, conexao: rh.conexao, replica, site: '/nenhum' })

let replica: Replica
beforeAll(async () => {
  rh = await createTestApp()
  // A standby takes no write; neither does this.
  replica = near({ ...rh.conexao, options: '-c jit=off -c default_transaction_read_only=on' })
  app = await appWith(replica)
})
afterAll(async () => {
  await app.close()
  await replica.db.destroy()
  await rh[Symbol.asyncDispose]()
})

const userOf = ({ access }: AnyEndpoint): string => {
  const groups: readonly string[] = access.tipo === 'grupos' ? access.grupos : []
  const logins = loginsDemo.map(({ usuario }) => usuario)
  const found = groups
    .map((group) => group.toLowerCase().replaceAll(' ', '.'))
    .find((login) => logins.includes(login))
  return found ?? 'administrador'
}

describe('a call that may be answered by a replica', () => {
  it('there are: every report, every figure of the statistics, every export of a list', () => {
    expect(calls.length).toBeGreaterThan(40)
    expect(calls.filter(([call]) => !call.startsWith('GET '))).toEqual([])
  })

  it.each(calls)('%s writes nothing', async (call, spec) => {
    failures.length = 0
    // So many exports a minute; the next is in another one.
    rh.clock.irPara(rh.clock.agora().add({ minutes: 1 }).toString())
    const { token } = await rh.as(userOf(spec))
    const before = replica.reads.replica
    const query = QUERIES[call] ?? (call.endsWith('/exportar') ? 'formato=csv' : '')
    const { statusCode } = await app.inject({
      method: 'GET',
      url: `${call.slice('GET '.length)}?${query}`,
      headers: { authorization: `Bearer ${token}` },
    })
    expect([statusCode, replica.reads.replica - before, failures]).toEqual([200, 1, []])
  })

  it('is answered by the primary when the replica is gone, without a word to whoever asked', async () => {
    failures.length = 0
    const gone = near({ host: '/nowhere', port: 1 })
    const other = await appWith(gone)
    const { token } = await rh.as('administrador')
    const { statusCode } = await other.inject({
      method: 'GET',
      url: '/api/estatisticas/rotatividade',
      headers: { authorization: `Bearer ${token}` },
    })
    expect([statusCode, gone.reads, failures]).toEqual([200, { replica: 0, primary: 1 }, ['failed']])
    await other.close()
    await gone.db.destroy()
  })
})
