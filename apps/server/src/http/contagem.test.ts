import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { api } from '@rh/domain/contract/index'
import { buildApp } from '../app.ts'
import { createTestApp, type TestApp } from '../test/harness.ts'

let rh: TestApp
/** Another instance on the same database. */
let outra: Awaited<ReturnType<typeof buildApp>>
beforeAll(async () => {
  rh = await createTestApp()
  outra = await buildApp({ ...rh.deps, conexao: rh.conexao, site: '/nenhum' })
})
afterAll(async () => {
  await outra.close()
  await rh[Symbol.asyncDispose]()
})

let vizinho = 0
const endereco = () => `10.4.0.${(vizinho += 1)}`
const CARA = '/api/auth/register'
const LIMITE: number = api['POST /api/auth/register'].perMinute ?? 0
const chamar = (app: TestApp['app'], url: string, remoteAddress: string, method: 'GET' | 'POST' = 'GET') =>
  app.inject({ method, url, remoteAddress, ...(method === 'POST' ? { payload: {} } : {}) })
const linhas = async () =>
  (await rh.db.selectFrom('chamadaContada').select(['chave', 'vezes']).execute()) ?? []

it('lets an address make no more calls at two instances than at one', async () => {
  const ip = endereco()
  const vezes: number[] = []
  for (let i = 0; i <= LIMITE; i += 1)
    vezes.push((await chamar(i % 2 ? outra : rh.app, CARA, ip, 'POST')).statusCode)
  expect(vezes.slice(0, LIMITE)).not.toContain(429)
  expect(vezes[LIMITE]).toBe(429)
  const { headers } = await chamar(outra, CARA, ip, 'POST')
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  // Somebody else is not kept out.
  expect((await chamar(outra, CARA, endereco(), 'POST')).statusCode).not.toBe(429)
})

it('counts a burst at both as it comes, and not more', async () => {
  const ip = endereco()
  const todas = await Promise.all(
    Array.from({ length: 60 }, (_, i) => chamar(i % 2 ? outra : rh.app, CARA, ip, 'POST')),
  )
  expect(todas.filter(({ statusCode }) => statusCode !== 429)).toHaveLength(LIMITE)
})

it('asks the database nothing for a call like most, and keeps no address', async () => {
  await sql`truncate chamada_contada`.execute(rh.db)
  const ip = endereco()
  for (let i = 0; i < 59; i += 1) await chamar(rh.app, '/api/saude', ip)
  expect(await linhas()).toEqual([])
  await chamar(rh.app, '/api/saude', ip)
  const [linha] = await linhas()
  expect(linha?.vezes).toBe(60)
  expect(String(linha?.chave)).not.toContain(ip)
  // The other one hears of them when it tells of its own.
  for (let i = 0; i < 60; i += 1) await chamar(outra, '/api/saude', ip)
  const { headers } = await chamar(outra, '/api/saude', ip)
  expect(headers['x-ratelimit-remaining']).toBe(String(3_000 - 121))
})

it('begins a window anew when it is over', async () => {
  const ip = endereco()
  await chamar(rh.app, CARA, ip, 'POST')
  await sql`update chamada_contada set vezes = 500, ate = now() - interval '1 second'`.execute(rh.db)
  expect((await chamar(outra, CARA, ip, 'POST')).statusCode).not.toBe(429)
})

it('limits by itself while the database takes no counts', async () => {
  const ip = endereco()
  await sql`alter table chamada_contada rename to chamada_contada_fora`.execute(rh.db)
  try {
    const vezes: number[] = []
    for (let i = 0; i <= LIMITE; i += 1) vezes.push((await chamar(rh.app, CARA, ip, 'POST')).statusCode)
    expect(vezes.slice(0, LIMITE)).not.toContain(429)
    expect(vezes[LIMITE]).toBe(429)
  } finally {
    await sql`alter table chamada_contada_fora rename to chamada_contada`.execute(rh.db)
  }
})
