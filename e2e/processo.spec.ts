import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { serverArgs, serverEnv } from '../scripts/server.mjs'
import { vigiar } from './processo-vigiado.ts'
import { createServidor, raiz } from './servidor.ts'
import { expect, test } from './test.ts'

/** Runs the application where it must refuse to start. */
function refusal(env: Readonly<Record<string, string>>): { code: number | null; text: string } {
  const { DATABASE_URL: _ours, ...inherited } = serverEnv
  const { status, stderr } = spawnSync(process.execPath, [...serverArgs], {
    cwd: raiz,
    env: { ...inherited, ...env },
    encoding: 'utf8',
    timeout: 30_000,
  })
  return { code: status, text: stderr }
}

test('SIGTERM lets a request in flight finish, ends with 0 and closes the database', async () => {
  await using servidor = await createServidor()
  await servidor.start()
  const body = JSON.stringify({ usuario: 'vagas', senha: 'demo-limpeza-2026' })
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  const call = request(`${servidor.url}/api/auth/login`, { method: 'POST', headers })
  const answer = new Promise<IncomingMessage>((done, fail) => call.on('response', done).on('error', fail))
  call.write(body.slice(0, 10))
  await sleep(500)
  const ended = servidor.stop()
  await sleep(200)
  call.end(body.slice(10))
  expect((await answer).resume().statusCode).toBe(200)
  expect(await ended).toBe(0)
  expect(existsSync(join(servidor.dataDir, 'banco/postmaster.pid'))).toBe(false)
})

test('a second instance on the same data is refused in words, and the first goes on', async ({
  servidor,
}) => {
  const { code, text } = refusal({ DADOS_DIR: servidor.dataDir, PORT: '0' })
  expect(code).toBe(1)
  expect(text).toMatch(
    /^A pasta de dados .* já está em uso por outra instância[^\n]*\nEncerre a outra[^\n]*\n$/,
  )
  await servidor.untilReady()
})

test('a wrong setting or a taken port is refused in words, without a stack', async ({ servidor }) => {
  const wrong = refusal({ PORT: 'oitenta' })
  expect(wrong).toEqual({ code: 1, text: expect.stringContaining('- PORT: "oitenta" não serve.') })
  await using outro = await createServidor()
  const taken = refusal({ DADOS_DIR: outro.dataDir, PORT: new URL(servidor.url).port })
  expect(taken).toEqual({
    code: 1,
    text: expect.stringMatching(/^O endereço .* já está em uso por outro programa/),
  })
})

test('a database out of reach is refused in words', () => {
  const { code, text } = refusal({ DATABASE_URL: 'postgresql://rh:segredo@127.0.0.1:9/rh', DEMO: '0' })
  expect(code).toBe(1)
  expect(text).toMatch(/^Não foi possível conectar ao banco de dados\.\nNenhum servidor atende/)
  expect(text).not.toContain('segredo')
})

test('an end that nobody asked for is told with its code or signal and the last words', async () => {
  const node = (script: string) => vigiar(process.execPath, ['-e', script])
  const caiu = node("console.error('adeus'); process.exitCode = 3")
  expect(await caiu.fimInesperado(10_000)).toMatch(/ended by itself with code 3.*\nadeus$/)
  const derrubado = node('setInterval(() => {}, 1000)')
  process.kill(derrubado.pid, 'SIGKILL')
  expect(await derrubado.fimInesperado(10_000)).toContain('ended by itself with signal SIGKILL')
  const encerrado = node('setInterval(() => {}, 1000)')
  expect(await encerrado.fimInesperado()).toBeUndefined()
  expect(await encerrado.encerrar('SIGTERM')).toBeNull()
  expect(await encerrado.fimInesperado()).toBeUndefined()
})
