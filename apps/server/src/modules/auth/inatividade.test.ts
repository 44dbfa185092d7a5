import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AGORA } from '../../test/clock.ts'
import { createClient, createTestApp, type Client, type TestApp } from '../../test/harness.ts'

let rh: TestApp
beforeAll(async () => void (rh = await createTestApp()))
afterAll(() => rh[Symbol.asyncDispose]())
// Three in the afternoon, so that the hours of the day end nothing here.
const INICIO = Temporal.Instant.from(AGORA).subtract({ hours: 7 })
const passar = (minutos: number): void => rh.clock.irPara(INICIO.add({ minutes: minutos }).toString())

let pessoa: Client
beforeEach(async () => {
  passar(0)
  await rh.db.deleteFrom('sessao').execute()
  await rh.db.updateTable('empresa').set({ inatividadeMin: 60 }).execute()
  pessoa = await rh.emOutraSessao('coordenador')
})

const me = async (quem = pessoa): Promise<number> => (await quem.try('GET /api/auth/me')).status
/** A call that the page makes by itself. */
const sozinha = async (): Promise<number> =>
  (
    await rh.app.inject({
      url: '/api/auth/me',
      headers: { authorization: `Bearer ${pessoa.token}`, 'sem-pessoa': '1' },
    })
  ).statusCode

describe('a session that nobody uses', () => {
  it('is over after an hour', async () => {
    passar(59)
    expect(await sozinha()).toBe(200)
    passar(60)
    expect(await pessoa.try('GET /api/auth/me')).toMatchObject({
      status: 401,
      body: { codigo: 'sessao_expirada' },
    })
  })

  it('is not kept by what the page asks by itself, and is by what a person does', async () => {
    for (const minuto of [15, 30, 45]) {
      passar(minuto)
      expect(await sozinha()).toBe(200)
    }
    passar(61)
    expect(await sozinha()).toBe(401)
    passar(0)
    const outra = await rh.emOutraSessao('coordenador')
    for (const minuto of [50, 100, 150]) {
      passar(minuto)
      expect(await me(outra)).toBe(200)
    }
  })

  it('does not come back with the next call', async () => {
    passar(61)
    expect(await me()).toBe(401)
    expect(await me()).toBe(401)
  })

  it('has the time that the company says, at once and for who is in', async () => {
    await rh.db.updateTable('empresa').set({ inatividadeMin: 15 }).execute()
    expect(await pessoa.call('GET /api/auth/me')).toMatchObject({ inatividadeMin: 15 })
    passar(15)
    expect(await me()).toBe(401)
  })
})

describe('tabs of one browser', () => {
  it('are used together, whichever of them somebody is at', async () => {
    const { accessToken } = await pessoa.call('POST /api/auth/aba')
    const aba = createClient(rh.app, accessToken)
    for (const minuto of [50, 100, 150]) {
      passar(minuto)
      expect(await me(aba)).toBe(200)
    }
    expect(await me()).toBe(200)
    passar(211)
    expect(await me()).toBe(401)
    expect(await me(aba)).toBe(401)
  })
})

describe('what is written of it', () => {
  it('is one change a minute, however many calls there are', async () => {
    const usada = async () => {
      const { ativaEm } = await rh.db.selectFrom('sessao').select('ativaEm').executeTakeFirstOrThrow()
      return ativaEm
    }
    expect(await me()).toBe(200)
    expect(await usada()).toBeNull()
    passar(1)
    expect(await me()).toBe(200)
    const primeira = await usada()
    rh.clock.irPara(INICIO.add({ seconds: 90 }).toString())
    expect(await me()).toBe(200)
    expect(await usada()).toBe(primeira)
  })
})
