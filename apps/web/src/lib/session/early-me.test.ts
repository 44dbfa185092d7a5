import { afterEach, expect, it, vi } from 'vitest'
import { takeEarlyMe } from './early-me.ts'

const asked = (answer: Promise<Response> | undefined) =>
  vi.stubGlobal('window', answer === undefined ? {} : { euCedo: answer })
const json = (status: number, body: unknown) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }))

afterEach(() => vi.unstubAllGlobals())

it('is taken once, and asked for again by whoever comes after', async () => {
  asked(json(200, { user: { id: 7 }, fuso: 'America/Manaus' }))
  expect(await takeEarlyMe()).toEqual({ user: { id: 7 }, fuso: 'America/Manaus' })
  expect(await takeEarlyMe()).toBeUndefined()
})

it.each([
  ['nobody asked', () => undefined],
  ['the session is over', () => json(401, { codigo: 'sessao_expirada' })],
  ['the network was gone', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a proxy answered in its own words', () => Promise.resolve(new Response('<html>'))],
])('is nothing to go on with where %s', async (_, answer) => {
  asked(answer())
  expect(await takeEarlyMe()).toBeUndefined()
})
