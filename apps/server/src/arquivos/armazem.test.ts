import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { armazemLocal, PROMESSAS } from './armazem.ts'

let pasta: string
beforeAll(async () => {
  pasta = await mkdtemp(join(tmpdir(), 'rh-armazem-'))
})
afterAll(() => rm(pasta, { recursive: true, force: true }))

describe('the folder of files', () => {
  it('gives back what it was given, and leaves no half of a copy behind', async () => {
    const origem = join(pasta, 'recebido')
    await writeFile(origem, 'conteúdo')
    const armazem = armazemLocal(join(pasta, 'arquivos'))
    const id = randomUUID()
    await armazem.guardar(id, origem)
    expect(await text(await armazem.abrir(id))).toBe('conteúdo')
    expect(await readdir(join(pasta, 'arquivos', id.slice(0, 2)))).toEqual([id])
    await expect(armazem.guardar(randomUUID(), join(pasta, 'ausente'))).rejects.toThrow('ENOENT')
  })

  it('takes away one file, and once more is as well', async () => {
    const origem = join(pasta, 'de-ninguem')
    await writeFile(origem, 'x')
    const armazem = armazemLocal(join(pasta, 'outros'))
    const [id, fica] = [randomUUID(), randomUUID()]
    await armazem.guardar(id, origem)
    await armazem.guardar(fica, origem)
    await armazem.apagar(id)
    await armazem.apagar(id)
    await expect(armazem.abrir(id)).rejects.toThrow('ENOENT')
    expect(await text(await armazem.abrir(fica))).toBe('x')
  })

  it('keeps a promise until it is taken back, once more as well', async () => {
    const armazem = armazemLocal(join(pasta, 'prometidos'))
    expect(await armazem.promessas()).toEqual([])
    const desde = Temporal.Instant.from('2026-11-20T13:00:00.125Z')
    const [uma, outra] = [
      { id: randomUUID(), desde },
      { id: randomUUID(), desde: desde.add({ hours: 1 }) },
    ]
    await armazem.prometer(uma)
    await armazem.prometer(outra)
    await writeFile(join(pasta, 'prometidos', PROMESSAS, '.DS_Store'), '')
    const todas = (await armazem.promessas()).toSorted((a, b) => Temporal.Instant.compare(a.desde, b.desde))
    expect(todas).toEqual([uma, outra])
    await armazem.retirar(uma)
    await armazem.retirar(uma)
    expect(await armazem.promessas()).toEqual([outra])
  })

  it('takes away half a copy as well, which a crash left', async () => {
    const armazem = armazemLocal(join(pasta, 'cortados'))
    const [id, origem] = [randomUUID(), join(pasta, 'inteiro')]
    await writeFile(origem, 'x')
    await armazem.guardar(id, origem)
    const doId = join(pasta, 'cortados', id.slice(0, 2))
    await writeFile(join(doId, `${id}.parcial`), 'meta')
    await armazem.apagar(id)
    expect(await readdir(doId)).toEqual([])
  })

  it('makes no path of anything but an id', async () => {
    const armazem = armazemLocal(pasta)
    for (const id of ['../recebido', '', 'a'.repeat(36), `${randomUUID()}/..`]) {
      await expect(armazem.abrir(id)).rejects.toThrow('Not the id of a file')
      await expect(armazem.apagar(id)).rejects.toThrow('Not the id of a file')
      const promessa = { id, desde: Temporal.Instant.fromEpochMilliseconds(0) }
      await expect(armazem.prometer(promessa)).rejects.toThrow('Not the id of a file')
      await expect(armazem.retirar(promessa)).rejects.toThrow('Not the id of a file')
    }
  })
})
