import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDemoDatabase, type TestDatabase } from './test/database.ts'
import { senhaDemo } from './test/harness.ts'
import { subirInstancia, type Instancia } from './test/instancia.ts'
import { urlDe } from './test/url.ts'

let banco: TestDatabase
let dados: string
let servidor: Instancia
beforeAll(async () => {
  banco = await createDemoDatabase()
  dados = await mkdtemp(join(tmpdir(), 'rh-teste-'))
  servidor = await subirInstancia({ DADOS_DIR: dados, DATABASE_URL: urlDe(banco.connection) })
})
afterAll(async () => {
  servidor[Symbol.dispose]()
  await banco.drop()
  await rm(dados, { recursive: true, force: true })
})

const MIB = 1024
/** Memory of the server, in MiB. */
const memoria = (): number =>
  Math.round(
    Number(execFileSync('ps', ['-o', 'rss=', '-p', String(servidor.processo.pid)], { encoding: 'utf8' })) /
      MIB,
  )

const chamar = async (caminho: string, init: RequestInit): Promise<number> => {
  const resposta = await fetch(`${servidor.url}${caminho}`, init)
  await resposta.arrayBuffer()
  return resposta.status
}
const comoJson = (corpo: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(corpo),
})

// As large as a body may be, of the shape that costs the most to keep; a long text; and one that is refused unread.
const CORPOS = [
  { usuario: Array.from({ length: 60_000 }, (_, i) => [i % 10]), senha: 'x' },
  { usuario: 'x'.repeat(250_000), senha: 'x' },
  { usuario: 'x'.repeat(2_000_000), senha: 'x' },
].map(comoJson)
const DE_CADA = 15
const foto = new Blob([new Uint8Array(9 * 1024 * 1024)], { type: 'image/png' })

/** What everything was answered with. A refused body may be cut off before it is read. */
async function enxurrada(token: string): Promise<number[]> {
  const corpo = () => {
    const form = new FormData()
    form.append('arquivo', foto, 'foto.png')
    return form
  }
  const todas = await Promise.allSettled([
    ...CORPOS.flatMap((init) => Array.from({ length: DE_CADA }, () => chamar('/api/auth/login', init))),
    ...Array.from({ length: 3 }, () =>
      chamar('/api/conta/foto', {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}` },
        body: corpo(),
      }),
    ),
  ])
  return todas.flatMap((uma) => (uma.status === 'fulfilled' ? [uma.value] : []))
}

/** Small calls, as of people who go on working: what is not needed any more is found while they are served. */
async function trabalho(): Promise<number> {
  for (let i = 0; i < 40; i += 1)
    await Promise.all(Array.from({ length: 5 }, () => chamar('/api/config', {})))
  return memoria()
}

// What all bodies of the floods together take up once they are read is a multiple of this.
const FOLGA_MIB = 200
const ENXURRADAS = 5

it('is given back after floods of large requests', { timeout: 240_000 }, async () => {
  const entrada = await fetch(
    `${servidor.url}/api/auth/login`,
    comoJson({ usuario: 'vagas', senha: senhaDemo }),
  )
  const { accessToken } = (await entrada.json()) as { readonly accessToken: string }
  const antes = await trabalho()
  const vistos = new Set<number>()
  for (let vez = 0; vez < ENXURRADAS; vez += 1)
    for (const status of await enxurrada(accessToken)) vistos.add(status)
  expect([...vistos].every((status) => status >= 400 && status < 500)).toBe(true)
  await expect.poll(trabalho, { timeout: 120_000 }).toBeLessThan(antes + FOLGA_MIB)
})
