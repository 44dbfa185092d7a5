import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadConfig } from '../config.ts'
import { s3FileStore } from './file-store-s3.ts'

/** What a bucket does, as far as it is used: keeps what is put under a key, for signed requests only. */
const guardados = new Map<string, Buffer>()
let servidor: Server
let pasta: string
beforeAll(async () => {
  pasta = await mkdtemp(join(tmpdir(), 'rh-s3-'))
  servidor = createServer((request, response) => void atender(request, response))
  await new Promise<void>((resolve) => servidor.listen(0, '127.0.0.1', resolve))
})
async function atender(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const assinado = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=chave/') === true
  const chave = request.url ?? ''
  if (assinado && request.method === 'PUT') guardados.set(chave, await buffer(request))
  const conteudo = guardados.get(chave)
  const { pathname, searchParams } = new URL(chave, 'http://balde')
  if (!assinado) response.writeHead(403).end()
  else if (request.method === 'PUT') response.writeHead(200, { etag: '"x"' }).end()
  else if (request.method === 'DELETE') {
    guardados.delete(chave)
    response.writeHead(204).end()
  } else if (searchParams.has('list-type')) {
    response.writeHead(200).end(listagem(pathname, searchParams.get('prefix') ?? ''))
  } else if (conteudo) response.writeHead(200).end(conteudo)
  else response.writeHead(404).end()
}
const listagem = (balde: string, prefixo: string): string => {
  const chaves = [...guardados.keys()].filter((chave) => chave.startsWith(`${balde}${prefixo}`))
  const itens = chaves.map((chave) => `<Contents><Key>${chave.slice(balde.length)}</Key></Contents>`)
  return `<ListBucketResult><KeyCount>${itens.length}</KeyCount>${itens.join('')}</ListBucketResult>`
}
afterAll(async () => {
  servidor.close()
  await rm(pasta, { recursive: true, force: true })
})

const ligado = () => {
  const { port } = servidor.address() as AddressInfo
  return s3FileStore({
    endpoint: `http://127.0.0.1:${port}/balde`,
    region: 'sa-east-1',
    accessKeyId: 'chave',
    secretAccessKey: 'segredo-de-teste',
  })
}

describe('files in a bucket', () => {
  it('come back as they were kept, under their id and nothing else', async () => {
    const origem = join(pasta, 'recebido')
    await writeFile(origem, 'conteúdo')
    const id = randomUUID()
    await ligado().guardar(id, origem)
    expect([...guardados.keys()]).toEqual([`/balde/${id}`])
    expect(await text(await ligado().abrir(id))).toBe('conteúdo')
    await expect(ligado().abrir('../outro')).rejects.toThrow('Not the id of a file')
    await expect(ligado().abrir(randomUUID())).rejects.toThrow('No such file in the bucket')
  })

  it('are taken away under their id, once more as well', async () => {
    const origem = join(pasta, 'de-ninguem')
    await writeFile(origem, 'x')
    const id = randomUUID()
    await ligado().guardar(id, origem)
    await ligado().apagar(id)
    await ligado().apagar(id)
    expect(guardados.has(`/balde/${id}`)).toBe(false)
    await expect(ligado().abrir(id)).rejects.toThrow('No such file in the bucket')
    await expect(ligado().apagar('../outro')).rejects.toThrow('Not the id of a file')
  })

  it('are marked beside them, and only markers are ever listed', async () => {
    const store = ligado()
    const origem = join(pasta, 'prometido')
    await writeFile(origem, 'x')
    const marker = { id: randomUUID(), desde: Temporal.Instant.from('2026-11-20T13:00:00.125Z') }
    expect(await store.markers()).toEqual([])
    await store.mark(marker)
    await store.guardar(marker.id, origem)
    expect(await store.markers()).toEqual([marker])
    await store.unmark(marker)
    await store.unmark(marker)
    expect(await store.markers()).toEqual([])
    expect(await text(await store.abrir(marker.id))).toBe('x')
  })

  it('that cannot be reached are told as a busy server, to be tried again', async () => {
    const origem = join(pasta, 'outro')
    await writeFile(origem, 'x')
    const longe = s3FileStore({
      endpoint: 'http://127.0.0.1:9/balde',
      region: 'sa-east-1',
      accessKeyId: 'chave',
      secretAccessKey: 'segredo-de-teste',
    })
    const ocupado = { codigo: 'ocupado' }
    await expect(longe.guardar(randomUUID(), origem)).rejects.toMatchObject(ocupado)
    const marker = { id: randomUUID(), desde: Temporal.Instant.fromEpochMilliseconds(0) }
    await expect(longe.mark(marker)).rejects.toMatchObject(ocupado)
    await expect(longe.markers()).rejects.toMatchObject(ocupado)
  })

  it('are asked for by three settings together', () => {
    const endereco = { ARQUIVOS_S3: 'https://s3.sa-east-1.amazonaws.com/rh' }
    expect(() => loadConfig(endereco)).toThrow('ARQUIVOS_S3_CHAVE e ARQUIVOS_S3_SEGREDO')
    expect(loadConfig({}).s3).toBeUndefined()
    const { s3 } = loadConfig({ ...endereco, ARQUIVOS_S3_CHAVE: 'abc', ARQUIVOS_S3_SEGREDO: 'segredo-longo' })
    expect(s3).toEqual({
      endpoint: 'https://s3.sa-east-1.amazonaws.com/rh',
      region: 'us-east-1',
      accessKeyId: 'abc',
      secretAccessKey: 'segredo-longo',
    })
  })
})
