import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pastaDosRecebidos } from '../../arquivos/recebidos.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'
import { ouvir } from '../../test/tela.ts'

let rh: TestApp
let client: Client
beforeAll(async () => {
  rh = await createTestApp()
  client = await rh.as('vagas')
})
afterAll(() => rh[Symbol.asyncDispose]())

const LOCAL = 'Rua do Segredo, 42'
const pintar = (largura: number, altura: number) =>
  sharp({ create: { width: largura, height: altura, channels: 3, background: '#2a7' } })
const foto = () =>
  pintar(900, 600)
    .withExif({ IFD0: { ImageDescription: LOCAL }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } })
    .jpeg()
    .toBuffer()

const arquivo = (bytes: Uint8Array, nome = 'foto.jpg', tipo = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], nome, { type: tipo })
const enviar = (bytes: Uint8Array, nome?: string, tipo?: string) =>
  client.try('PUT /api/conta/foto', { arquivo: arquivo(bytes, nome, tipo) })
const meuId = async () => (await client.call('GET /api/conta/perfil')).id

describe('PUT /api/conta/foto', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'keeps a small square of a %s, without its metadata',
    async (formato) => {
      const original = await sharp(await foto())
        .keepExif()
        .toFormat(formato)
        .toBuffer()
      expect(original.includes(LOCAL)).toBe(true)
      expect((await enviar(original)).status).toBe(200)
      const guardada = await client.call('GET /api/conta/foto/:id', { params: { id: await meuId() } })
      const bytes = Buffer.from(await guardada.arrayBuffer())
      expect(bytes.includes('Segredo')).toBe(false)
      const { width, height, format, exif } = await sharp(bytes).metadata()
      expect({ width, height, format, exif }).toEqual({
        width: 512,
        height: 512,
        format: 'webp',
        exif: undefined,
      })
    },
  )

  it('turns a photo taken sideways upright', async () => {
    const metade = await pintar(400, 200).png().toBuffer()
    const deitada = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#fff' } })
      .composite([{ input: metade, top: 0, left: 0 }])
      .withMetadata({ orientation: 3 })
      .jpeg()
      .toBuffer()
    await enviar(deitada)
    const guardada = await client.call('GET /api/conta/foto/:id', { params: { id: await meuId() } })
    const [vermelho] = await sharp(await guardada.arrayBuffer())
      .raw()
      .toBuffer()
    expect(vermelho).toBeGreaterThan(250)
  })

  it('tells the kind by the content, whatever it is called', async () => {
    expect((await enviar(await foto(), '../../../etc/passwd', 'text/html')).status).toBe(200)
  })

  it.each([
    ['HTML called a photo', Buffer.from('<html><script>alert(1)</script></html>'), 415],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 415],
    ['a PDF', Buffer.from('%PDF-1.7 etc. etc. etc.'), 415],
    ['a GIF', Buffer.from('GIF89a and more than twelve bytes'), 415],
    ['a few bytes', Buffer.from([0xff, 0xd8]), 415],
    ['a signature and nothing more', Buffer.from('\u0089PNG\r\n\u001a\nxxxxxxxx', 'latin1'), 415],
    ['a photo cut short', Buffer.alloc(0), 400],
    [
      'noise behind a signature',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(5_000)]),
      415,
    ],
  ])('refuses %s', async (_caso, bytes, status) => {
    const resposta = await enviar(bytes)
    expect(resposta).toMatchObject({ status, body: { campos: { arquivo: expect.any(String) } } })
  })

  it('refuses a small file that unfolds to an enormous picture', async () => {
    const bomba = await pintar(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer()
    expect(bomba.length).toBeLessThan(2 * 1_048_576)
    expect(await enviar(bomba)).toMatchObject({ status: 415, body: { codigo: 'arquivo_recusado' } })
  })

  it('refuses more than 2 MB, an empty form, another field and JSON', async () => {
    const grande = Buffer.concat([await foto(), randomBytes(2 * 1_048_576)])
    expect(await enviar(grande)).toMatchObject({
      status: 413,
      body: { codigo: 'arquivo_grande', acao: 'Envie um arquivo de até 2 MB.' },
    })
    const form = new FormData()
    form.append('outro', arquivo(await foto()))
    const outro = new Response(form)
    const cabecalhos = { authorization: `Bearer ${client.token}` }
    const campoErrado = await rh.app.inject({
      method: 'PUT',
      url: '/api/conta/foto',
      headers: { ...cabecalhos, 'content-type': outro.headers.get('content-type') ?? '' },
      payload: Buffer.from(await outro.arrayBuffer()),
    })
    const json = await rh.app.inject({
      method: 'PUT',
      url: '/api/conta/foto',
      headers: cabecalhos,
      payload: {},
    })
    for (const resposta of [campoErrado, json])
      expect([resposta.statusCode, resposta.json().campos]).toEqual([400, { arquivo: 'Escolha um arquivo' }])
  })

  it('leaves nothing behind on the disk', () => {
    expect(readdirSync(pastaDosRecebidos(rh.deps.config.dadosDir))).toEqual([])
  })

  it('answers over a real connection while the file is still on its way, and the connection goes on', async () => {
    const endereco = await ouvir(rh.app)
    const mandar = (bytes: Uint8Array) => {
      const body = new FormData()
      body.append('arquivo', arquivo(bytes))
      const headers = { authorization: `Bearer ${client.token}` }
      return fetch(`${endereco}/api/conta/foto`, { method: 'PUT', headers, body })
    }
    for (const [bytes, status] of [
      [randomBytes(1_900_000), 415],
      [await foto(), 200],
      [randomBytes(2_200_000), 413],
      [await foto(), 200],
    ] as const) {
      const resposta = await mandar(bytes)
      expect([resposta.status, typeof (await resposta.json())]).toEqual([status, 'object'])
    }
  })
})

describe('GET /api/conta/foto/:id', () => {
  const pedir = (id: number, headers: Record<string, string> = {}) =>
    rh.app.inject({
      url: `/api/conta/foto/${id}`,
      headers: { authorization: `Bearer ${client.token}`, ...headers },
    })

  it('is never sniffed, kept privately and asked about again', async () => {
    await enviar(await foto())
    const id = await meuId()
    const { foto: versao } = await client.call('GET /api/conta/perfil')
    const { statusCode, headers } = await pedir(id)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'inline',
      etag: `"${versao}"`,
    })
    expect((await pedir(id, { 'if-none-match': `"${versao}"` })).statusCode).toBe(304)
  })

  it('is shown to the person and to who administers accounts, as the register of operations says', async () => {
    await enviar(await foto())
    const id = await meuId()
    expect((await rh.app.inject(`/api/conta/foto/${id}`)).statusCode).toBe(401)
    const statusDe = async (login: string) =>
      (await (await rh.as(login)).try('GET /api/conta/foto/:id', { params: { id } })).status
    expect(await statusDe('administrador')).toBe(200)
    for (const login of ['sem.grupo', 'gestor', 'gerente.rh'])
      expect([login, await statusDe(login)]).toEqual([login, 404])
  })

  it('is gone when the person takes it back', async () => {
    await client.call('POST /api/conta/foto/remover')
    expect((await pedir(await meuId())).statusCode).toBe(404)
    expect((await client.call('GET /api/conta/perfil')).foto).toBeNull()
  })
})

describe('the API document', () => {
  it('shows what an upload takes and what a download answers', async () => {
    const { paths } = (await rh.app.inject('/api/docs/json')).json<{
      paths: Record<string, Record<string, { requestBody?: object; responses: Record<string, object> }>>
    }>()
    expect(paths['/api/conta/foto']?.put?.requestBody).toMatchObject({
      content: {
        'multipart/form-data': {
          schema: { required: ['arquivo'], properties: { arquivo: { type: 'string', format: 'binary' } } },
        },
      },
    })
    expect(paths['/api/conta/foto/{id}']?.get?.responses['200']).toMatchObject({
      content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } },
    })
  })
})
