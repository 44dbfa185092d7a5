import { createReadStream, existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint, publico, type Contract } from '@rh/domain/http/endpoint'
import { formatBytes, motivoRecusa } from '@rh/domain/http/arquivo'
import { idParams } from '@rh/domain/processo/contract'
import { nomeSeguro, registerUploads } from './arquivos.ts'
import { registerErrorHandler } from './error-handler.ts'
import { serve } from './serve.ts'
import { useZod } from './zod.ts'

const upload = { maxBytes: 5 * 1_048_576, tipos: ['application/pdf', 'image/png'] } as const

// The declaration by itself, on calls that exist nowhere else.
const contrato = {
  'POST /documentos/:id': endpoint({
    tag: 'Teste',
    summary: 'Recebe',
    access: publico,
    params: idParams,
    query: z.strictObject({ documento: z.enum(['rg', 'ctps']) }),
    upload,
    status: 201,
    response: z.object({
      id: z.int(),
      documento: z.string(),
      nome: z.string(),
      bytes: z.int(),
      sha256: z.string(),
    }),
  }),
  'GET /documentos/:id': endpoint({
    tag: 'Teste',
    summary: 'Entrega',
    access: publico,
    params: idParams,
    response: { download: ['application/pdf'] },
  }),
} as const satisfies Contract

let app: FastifyInstance
let pasta: string
const caminhos: string[] = []
const recebidos: { readonly lidos: number; readonly corpo: unknown }[] = []
beforeAll(async () => {
  app = Fastify()
  useZod(app)
  registerErrorHandler(app)
  app.decorateRequest('ator', null)
  pasta = await mkdtemp(join(tmpdir(), 'rh-recebidos-'))
  await registerUploads(app, pasta)
  serve(app, contrato, {
    'POST /documentos/:id': async ({ params, query, arquivo, request }) => {
      caminhos.push(arquivo.caminho)
      const { nome, bytes, sha256 } = arquivo
      recebidos.push({ lidos: (await readFile(arquivo.caminho)).length, corpo: request.corpo })
      if (query.documento === 'ctps') throw new Error('a defect')
      return { id: params.id, documento: query.documento, nome, bytes, sha256 }
    },
    'GET /documentos/:id': async () => ({
      tipo: 'application/pdf' as const,
      conteudo: createReadStream(import.meta.filename),
      versao: 'v1',
      nome: 'Carteira "João"\r\nX-Mal: 1.pdf',
    }),
  })
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await rm(pasta, { recursive: true })
})

const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3_000_000, 0x61)])

async function enviar(url: string, conteudo: Uint8Array, nome: string) {
  const form = new FormData()
  form.append('arquivo', new File([new Uint8Array(conteudo)], nome))
  const corpo = new Response(form)
  return app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': corpo.headers.get('content-type') ?? '' },
    payload: Buffer.from(await corpo.arrayBuffer()),
  })
}

describe('a call with an upload', () => {
  it('gives the handler the file beside its validated parameters, on disk for as long as it works', async () => {
    const resposta = await enviar('/documentos/7?documento=rg', pdf, 'minha\u202e ctps.pdf')
    expect(resposta.statusCode).toBe(201)
    expect(resposta.json()).toMatchObject({
      id: 7,
      documento: 'rg',
      nome: 'minha ctps.pdf',
      bytes: pdf.length,
    })
    const corpo = { params: { id: 7 }, query: { documento: 'rg' }, sha256: resposta.json().sha256 }
    expect(recebidos).toEqual([{ lidos: pdf.length, corpo }])
    expect(caminhos.map((caminho) => existsSync(caminho))).toEqual([false])
  })

  it('leaves no file behind when the handler fails', async () => {
    expect((await enviar('/documentos/7?documento=ctps', pdf, 'a.pdf')).statusCode).toBe(500)
    expect(caminhos.some((caminho) => existsSync(caminho))).toBe(false)
  })

  it('answers a body that is cut off, at whatever byte, and keeps nothing of it', async () => {
    const form = new FormData()
    form.append('arquivo', new File([pdf.subarray(0, 2_000)], 'a.pdf'))
    const inteiro = new Response(form)
    const tipo = inteiro.headers.get('content-type') ?? ''
    const corpo = Buffer.from(await inteiro.arrayBuffer())
    const mandar = (payload: Buffer, contentType = tipo) =>
      app.inject({
        method: 'POST',
        url: '/documentos/7?documento=rg',
        headers: { 'content-type': contentType },
        payload,
      })
    const cortes = [
      0,
      1,
      20,
      60,
      120,
      170,
      250,
      1_000,
      corpo.length - 60,
      corpo.length - 30,
      corpo.length - 3,
    ]
    for (const corte of cortes) {
      const resposta = await mandar(corpo.subarray(0, corte))
      expect({ corte, status: resposta.statusCode }).toEqual({ corte, status: 400 })
      expect(resposta.json()).toMatchObject({ codigo: expect.any(String), acao: expect.any(String) })
    }
    const ruins = [
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary=outro',
    ]
    for (const ruim of ruins) expect((await mandar(corpo, ruim)).statusCode, ruim).toBe(400)
    expect(await readdir(pasta)).toEqual([])
  })

  it('checks the parameters before it reads a byte', async () => {
    const antes = caminhos.length
    expect((await enviar('/documentos/7?documento=outro', pdf, 'a.pdf')).statusCode).toBe(400)
    expect((await enviar('/documentos/0?documento=rg', pdf, 'a.pdf')).statusCode).toBe(400)
    expect(caminhos).toHaveLength(antes)
  })

  it('refuses a file over the limit that does not announce its size', async () => {
    const grande = Buffer.concat([pdf, Buffer.alloc(3_000_000)])
    const form = new FormData()
    form.append('arquivo', new File([grande], 'grande.pdf'))
    const endereco = await app.listen({ host: '127.0.0.1', port: 0 })
    const corpo = new Response(form)
    const resposta = await fetch(`${endereco}/documentos/7?documento=rg`, {
      method: 'POST',
      headers: { 'content-type': corpo.headers.get('content-type') ?? '' },
      body: corpo.body,
      duplex: 'half',
    })
    expect(resposta.status).toBe(413)
    expect(await resposta.json()).toMatchObject({ codigo: 'arquivo_grande' })
  })
})

describe('a call with a download', () => {
  it('streams the file under a name that cannot break the header', async () => {
    const { statusCode, headers, body } = await app.inject('/documentos/7')
    expect({ statusCode, tipo: headers['content-type'] }).toEqual({
      statusCode: 200,
      tipo: 'application/pdf',
    })
    expect(headers['content-disposition']).toBe(
      `attachment; filename="Carteira _Jo_o_X-Mal_ 1.pdf"; filename*=UTF-8''Carteira%20%22Jo%C3%A3o%22X-Mal%3A%201.pdf`,
    )
    expect(body).toContain('streams the file under a name')
  })
})

describe('names and limits', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    [String.raw`C:\Users\x\foto.png`, 'foto.png'],
    ['a\u0000b\u202e.pdf', 'ab.pdf'],
    ['', 'arquivo'],
    ['..', 'arquivo'],
    ['x'.repeat(300), 'x'.repeat(120)],
  ])('shows %j as %j', (nome, esperado) => {
    expect(nomeSeguro(nome)).toBe(esperado)
  })

  it('says before sending why a file will be refused', () => {
    const motivo = (size: number, type: string) => motivoRecusa(upload, { size, type })
    expect(motivo(10, 'application/pdf')).toBeNull()
    expect(motivo(0, 'application/pdf')).toBe('O arquivo está vazio')
    expect(motivo(6_000_000, 'application/pdf')).toBe('O arquivo passa de 5 MB')
    expect(motivo(10, 'image/gif')).toBe('Envie um arquivo PDF ou PNG')
    expect([formatBytes(500), formatBytes(1_572_864)]).toEqual(['1 KB', '1,5 MB'])
  })
})

describe('the folder where uploads stand while they come', () => {
  it('is empty when all of them were taken or refused', async () => {
    expect(caminhos.length).toBeGreaterThan(0)
    expect(await readdir(pasta)).toEqual([])
  })
})
