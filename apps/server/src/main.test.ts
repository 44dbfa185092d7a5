import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDemoDatabase, type TestDatabase } from './test/database.ts'

let banco: TestDatabase
let dados: string
beforeAll(async () => {
  banco = await createDemoDatabase()
  dados = await mkdtemp(join(tmpdir(), 'rh-teste-'))
})
afterAll(async () => {
  await banco.drop()
  await rm(dados, { recursive: true, force: true })
})

const urlDe = ({ connectionString, user, password, host = '', port, database }: ClientConfig): string => {
  const senha = typeof password === 'string' ? `:${encodeURIComponent(password)}` : ''
  const query = new URLSearchParams({ host, port: String(port ?? 5432) }).toString()
  return connectionString ?? `postgresql://${user}${senha}@localhost/${database}?${query}`
}

describe('SIGTERM', () => {
  it('ends the server within three seconds, whatever requests are under way', async () => {
    const servidor = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
      env: {
        ...process.env,
        PORT: '0',
        DADOS_DIR: dados,
        DATABASE_URL: urlDe(banco.connection),
        DEMO: '0',
        LOG_NIVEL: 'silent',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    try {
      let dito = ''
      await new Promise<void>((done) => {
        servidor.stdout.on('data', (pedaco) => {
          dito += String(pedaco)
          if (dito.includes('Ctrl+C')) done()
        })
        servidor.once('exit', () => done())
      })
      const porta = Number(/no ar em http:\/\/[^:]+:(\d+)/.exec(dito)?.[1])
      // Bodies that never come to their end.
      const lentos = Array.from({ length: 10 }, () => connect(porta, '127.0.0.1'))
      for (const lento of lentos) {
        lento.on('error', () => {})
        lento.write('POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n')
        lento.write('content-length: 100\r\n\r\n{"usuario":')
      }
      expect((await fetch(`http://127.0.0.1:${porta}/api/saude`)).status).toBe(200)
      const inicio = performance.now()
      servidor.kill('SIGTERM')
      const [codigo] = await once(servidor, 'exit')
      expect(performance.now() - inicio).toBeLessThan(3_000)
      expect(codigo).toBe(0)
      for (const lento of lentos) lento.destroy()
    } finally {
      servidor.kill('SIGKILL')
    }
  }, 90_000)
})
