import { createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../test/harness.ts'

/** What of a file the daemon below knows. */
const CONHECIDO = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE'

type Modo = 'responde' | 'confunde' | 'cala'
let modo: Modo = 'responde'
const vistos: string[] = []

/** clamd, as far as its protocol goes: `zINSTREAM\0`, pieces after their lengths, zero, an answer. */
function atender(socket: Socket): void {
  let buffer = Buffer.alloc(0)
  socket.on('error', () => {})
  socket.on('data', (pedaco: Buffer) => {
    buffer = Buffer.concat([buffer, pedaco])
    const conteudo = ler(buffer)
    if (conteudo === null) return
    vistos.push(conteudo)
    socket.end(respostaDe(conteudo))
  })
}

function respostaDe(conteudo: string): string {
  if (modo === 'cala') return ''
  if (modo === 'confunde') return 'INSTREAM size limit exceeded. ERROR\0'
  return conteudo.includes(CONHECIDO) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0'
}

/** What was sent, once its end is there. */
function ler(buffer: Buffer): string | null {
  const comando = 'zINSTREAM\0'
  if (!buffer.toString('latin1').startsWith(comando)) return null
  const partes: Buffer[] = []
  for (let em = comando.length; em + 4 <= buffer.length;) {
    const bytes = buffer.readUInt32BE(em)
    if (bytes === 0) return Buffer.concat(partes).toString('latin1')
    partes.push(buffer.subarray(em + 4, em + 4 + bytes))
    em += 4 + bytes
  }
  return null
}

let clamd: Server
let rh: TestApp
let livre: TestApp
beforeAll(async () => {
  clamd = createServer(atender)
  await new Promise<void>((resolve) => clamd.listen(0, '127.0.0.1', resolve))
  const CLAMAV_URL = `tcp://127.0.0.1:${(clamd.address() as AddressInfo).port}`
  rh = await createTestApp({ CLAMAV_URL })
  livre = await createTestApp({ CLAMAV_URL, CLAMAV_OBRIGATORIO: '0' })
})
afterAll(async () => {
  await rh[Symbol.asyncDispose]()
  await livre[Symbol.asyncDispose]()
  await new Promise((resolve) => clamd.close(resolve))
})
beforeEach(() => {
  modo = 'responde'
  vistos.length = 0
})

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const enviar = async (em: TestApp, mais = '') =>
  (await em.as('cadastro')).try('PUT /api/conta/foto', {
    arquivo: new Blob([png, mais], { type: 'image/png' }),
  })

describe('what people send, where an antivirus is named', () => {
  it('passes through it whole, and is taken when it is clean', async () => {
    expect(await enviar(rh)).toMatchObject({ status: 200 })
    expect(vistos).toEqual([png.toString('latin1')])
  })

  it('is refused when it is known, and nothing of it is kept', async () => {
    expect(await enviar(rh, CONHECIDO)).toMatchObject({
      status: 415,
      body: { codigo: 'arquivo_infectado', mensagem: 'O antivírus recusou este arquivo.' },
    })
  })

  it.each(['confunde', 'cala'] as const)('is not taken while the antivirus %s', async (como) => {
    modo = como
    expect(await enviar(rh)).toMatchObject({ status: 503, body: { codigo: 'ocupado' } })
    expect((await enviar(livre)).status).toBe(200)
  })

  it('is refused all the same where the company takes files without an answer', async () => {
    expect((await enviar(livre, CONHECIDO)).status).toBe(415)
  })
})

it('is not taken while there is no antivirus at the address', async () => {
  await using sem = await createTestApp({ CLAMAV_URL: 'tcp://127.0.0.1:9' })
  expect((await enviar(sem)).status).toBe(503)
})
