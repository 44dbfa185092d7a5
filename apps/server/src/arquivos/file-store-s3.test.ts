import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadConfig, type S3Config } from '../config.ts'
import { abrirBalde, type Balde } from '../test/balde.ts'
import { s3FileStore } from './file-store-s3.ts'

let balde: Balde
let pasta: string
beforeAll(async () => {
  balde = await abrirBalde()
  pasta = await mkdtemp(join(tmpdir(), 'rh-s3-'))
})
afterAll(async () => {
  await balde[Symbol.asyncDispose]()
  await rm(pasta, { recursive: true, force: true })
})

const ligado = (mais: Partial<S3Config> = {}) => s3FileStore({ ...balde.config, ...mais })

describe('files in a bucket', () => {
  it('come back as they were kept, to whoever signs with the key', async () => {
    const origem = join(pasta, 'recebido')
    await writeFile(origem, 'conteúdo')
    const id = randomUUID()
    await ligado().guardar(id, origem)
    expect(await text(await ligado().abrir(id))).toBe('conteúdo')
    await expect(ligado({ secretAccessKey: 'outro-segredo' }).abrir(id)).rejects.toMatchObject({
      codigo: 'ocupado',
    })
    await expect(ligado().abrir('../outro')).rejects.toThrow('Not the id of a file')
    await expect(ligado().abrir(randomUUID())).rejects.toThrow('No such file in the bucket')
  })

  it('are sent and read back as they are, also larger than one read of them', async () => {
    const origem = join(pasta, 'grande')
    const conteudo = randomBytes(3_000_000)
    await writeFile(origem, conteudo)
    const id = randomUUID()
    await ligado().guardar(id, origem)
    expect((await buffer(await ligado().abrir(id))).equals(conteudo)).toBe(true)
  })

  it('are taken away under their id, once more as well', async () => {
    const origem = join(pasta, 'de-ninguem')
    await writeFile(origem, 'x')
    const id = randomUUID()
    await ligado().guardar(id, origem)
    await ligado().apagar(id)
    await ligado().apagar(id)
    await expect(ligado().abrir(id)).rejects.toThrow('No such file in the bucket')
    await expect(ligado().apagar('../outro')).rejects.toThrow('Not the id of a file')
  })

  it('are marked beside them, and only markers are ever listed', async () => {
    await using outro = await abrirBalde({ allowMismatchedSignatures: true })
    const store = s3FileStore(outro.config)
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
