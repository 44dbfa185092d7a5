import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { createTestApp, type TestApp } from '../test/harness.ts'

const SEGREDO = 'segredo-fora-da-pasta'

let rh: TestApp
let app: Awaited<ReturnType<typeof buildApp>>
let pasta: string
let token: string
/** The server by itself, with nothing in front of it that would tidy an address. */
beforeAll(async () => {
  rh = await createTestApp()
  token = (await rh.as('administrador')).token ?? ''
  pasta = await mkdtemp(join(tmpdir(), 'rh-travessia-'))
  await mkdir(join(pasta, 'site/assets'), { recursive: true })
  await writeFile(join(pasta, 'segredo.txt'), SEGREDO)
  await writeFile(join(pasta, 'site/.env'), SEGREDO)
  await writeFile(join(pasta, 'site/index.html'), '<html></html>')
  await writeFile(join(pasta, 'site/assets/a.js'), 'a')
  app = await buildApp({ ...rh.deps, conexao: rh.conexao, site: join(pasta, 'site') })
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await app.close()
  await rh[Symbol.asyncDispose]()
  await rm(pasta, { recursive: true })
})

/** The whole answer to an address as it is written: a client of HTTP would change it first. */
async function pedir(caminho: string): Promise<string> {
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `GET ${caminho} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nConnection: close\r\n\r\n`,
    'latin1',
  )
  return text(socket)
}

const SUBIR = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..%5c',
  '..\\',
  '%252e%252e%252f',
  '....//',
  '..;/',
  '..%c0%af',
]
const ALVOS = ['segredo.txt', 'segredo.txt%00.js', 'etc/passwd', 'proc/self/environ']
const ONDE = ['/', '/assets/', '/api/admissao/anexo/', '/api/conta/foto/', '/api/arquivos/', '/api/']
const caminhos = ONDE.flatMap((onde) =>
  SUBIR.flatMap((subir) =>
    ALVOS.map((alvo) => `${onde}${subir.repeat(alvo.startsWith('segredo') ? 1 : 8)}${alvo}`),
  ),
)
const absolutos = [
  '//etc/passwd',
  '/%2fetc%2fpasswd',
  '/assets//etc/passwd',
  'file:///etc/passwd',
  '/.env',
  '/%2eenv',
]

it('gives no file outside its folder, whatever an address is written like', async () => {
  expect(await pedir('/assets/a.js')).toMatch(/^HTTP\/1\.1 200 [^]*\r\na$/)
  for (const caminho of [...caminhos, ...absolutos]) {
    const resposta = await pedir(caminho)
    expect(resposta, caminho).toMatch(/^HTTP\/1\.1 (200|400|404|403) /)
    expect(resposta, caminho).not.toContain(SEGREDO)
    expect(resposta, caminho).not.toMatch(/root:.*:0:0:|PATH=/)
  }
})
