import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, senhaDemo, type TestApp } from '../test/harness.ts'

let rh: TestApp
beforeAll(async () => {
  rh = await createTestApp()
})
afterAll(() => rh[Symbol.asyncDispose]())

const LISTA = '/api/colaborador/listar?porPagina=100'

async function get(url: string, aceita: string) {
  const { token } = await rh.as('administrador')
  return rh.app.inject({ url, headers: { authorization: `Bearer ${token}`, 'accept-encoding': aceita } })
}

it.each([
  ['br', 'br, gzip', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('sends a list in %s to who takes it, and the same list', async (encoding, aceita, decompress) => {
  const inteira = await get(LISTA, 'identity')
  const menor = await get(LISTA, aceita)
  expect(inteira.headers['content-encoding']).toBeUndefined()
  expect(menor.headers['content-encoding']).toBe(encoding)
  expect(menor.headers['cache-control']).toBe('no-store')
  expect(menor.headers.vary).toMatch(/accept-encoding/i)
  expect(menor.rawPayload.length).toBeLessThan(inteira.rawPayload.length / 3)
  expect(decompress(menor.rawPayload).toString()).toBe(inteira.body)
})

it('leaves a short answer and a file as they are', async () => {
  expect((await get('/api/config', 'br')).headers['content-encoding']).toBeUndefined()
  const planilha = await get('/api/colaborador/exportar?formato=xlsx', 'br, gzip')
  expect(planilha.statusCode).toBe(200)
  expect(planilha.headers['content-encoding']).toBeUndefined()
})

it('says errors in words that can be read', async () => {
  const { headers, json } = await get('/api/colaborador/listar?ordenar=nada', 'br, gzip')
  expect(headers['content-encoding']).toBeUndefined()
  expect(json<{ codigo: string }>().codigo).toBeTruthy()
})

it('unpacks nothing that is sent to it: a small body may unfold to an enormous one', async () => {
  const corpo = JSON.stringify({ usuario: 'administrador', senha: senhaDemo })
  const enviar = (payload: string | Buffer, headers: Readonly<Record<string, string>>) =>
    rh.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    })
  expect((await enviar(corpo, {})).statusCode).toBe(200)
  expect((await enviar(gzipSync(corpo), { 'content-encoding': 'gzip' })).statusCode).toBe(400)
})
