import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

let dadosDir: string
beforeAll(async () => {
  dadosDir = await mkdtemp(join(tmpdir(), 'rh-comando-'))
})
afterAll(() => rm(dadosDir, { recursive: true }))

async function command(file: string, args: readonly string[]) {
  const { DATABASE_URL: _ours, ...env } = process.env
  const child = spawn(process.execPath, [join(import.meta.dirname, `${file}.ts`), ...args], {
    env: { ...env, DADOS_DIR: dadosDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
  await once(child, 'close')
  return { code: child.exitCode, said }
}

it.each([
  ['girar-chaves', ['--nova', '--situacao']],
  ['girar-chave-das-sessoes', ['--encerrar-tudo', '--situacao']],
  ['verificar-auditoria', ['--trocar-chave', '--restaurado']],
  ['girar-chaves', ['--situacão']],
])(
  '%s %j says how it is used, and does neither',
  async (file, args) => {
    expect(await command(file, args)).toEqual({ code: 1, said: expect.stringMatching(/^Uso: npm run /) })
    expect(await readdir(dadosDir)).toEqual([])
  },
  60_000,
)
