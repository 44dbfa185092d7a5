import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localFileStore, MARKER_FOLDER } from './file-store.ts'

let pasta: string
beforeAll(async () => {
  pasta = await mkdtemp(join(tmpdir(), 'rh-armazem-'))
})
afterAll(() => rm(pasta, { recursive: true, force: true }))

describe('the folder of files', () => {
  it('gives back what it was given, and leaves no half of a copy behind', async () => {
    const origem = join(pasta, 'recebido')
    await writeFile(origem, 'conteúdo')
    const store = localFileStore(join(pasta, 'arquivos'))
    const id = randomUUID()
    await store.guardar(id, origem)
    expect(await text(await store.abrir(id))).toBe('conteúdo')
    expect(await readdir(join(pasta, 'arquivos', id.slice(0, 2)))).toEqual([id])
    await expect(store.guardar(randomUUID(), join(pasta, 'ausente'))).rejects.toThrow('ENOENT')
  })

  it('takes away one file, and once more is as well', async () => {
    const origem = join(pasta, 'de-ninguem')
    await writeFile(origem, 'x')
    const store = localFileStore(join(pasta, 'outros'))
    const [id, fica] = [randomUUID(), randomUUID()]
    await store.guardar(id, origem)
    await store.guardar(fica, origem)
    await store.apagar(id)
    await store.apagar(id)
    await expect(store.abrir(id)).rejects.toThrow('ENOENT')
    expect(await text(await store.abrir(fica))).toBe('x')
  })

  it('keeps a marker until it is deleted, twice as well', async () => {
    const store = localFileStore(join(pasta, 'prometidos'))
    expect(await store.markers()).toEqual([])
    const desde = Temporal.Instant.from('2026-11-20T13:00:00.125Z')
    const [uma, outra] = [
      { id: randomUUID(), desde },
      { id: randomUUID(), desde: desde.add({ hours: 1 }) },
    ]
    await store.mark(uma)
    await store.mark(outra)
    await writeFile(join(pasta, 'prometidos', MARKER_FOLDER, '.DS_Store'), '')
    const todas = (await store.markers()).toSorted((a, b) => Temporal.Instant.compare(a.desde, b.desde))
    expect(todas).toEqual([uma, outra])
    await store.unmark(uma)
    await store.unmark(uma)
    expect(await store.markers()).toEqual([outra])
  })

  it('takes away half a copy as well, which a crash left', async () => {
    const store = localFileStore(join(pasta, 'cortados'))
    const [id, origem] = [randomUUID(), join(pasta, 'inteiro')]
    await writeFile(origem, 'x')
    await store.guardar(id, origem)
    const doId = join(pasta, 'cortados', id.slice(0, 2))
    await writeFile(join(doId, `${id}.parcial`), 'meta')
    await store.apagar(id)
    expect(await readdir(doId)).toEqual([])
  })

  it('makes no path of anything but an id', async () => {
    const store = localFileStore(pasta)
    for (const id of ['../recebido', '', 'a'.repeat(36), `${randomUUID()}/..`]) {
      await expect(store.abrir(id)).rejects.toThrow('Not the id of a file')
      await expect(store.apagar(id)).rejects.toThrow('Not the id of a file')
      const marker = { id, desde: Temporal.Instant.fromEpochMilliseconds(0) }
      await expect(store.mark(marker)).rejects.toThrow('Not the id of a file')
      await expect(store.unmark(marker)).rejects.toThrow('Not the id of a file')
    }
  })
})
