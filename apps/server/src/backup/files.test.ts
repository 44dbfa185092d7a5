import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { withClient } from '../db/connect.ts'
import { abrirCopias } from '../test/copias.ts'
import { layoutOf } from './copies.ts'
import { makeCopy } from './copy.ts'
import { pruneFiles, restoreFiles } from './files.ts'

const c = abrirCopias()
const { dataDir, folderFor, job, restored, run, storeOf, upload } = c

const copied = (folder: string, id: string): boolean =>
  readdirSync(layoutOf(folderFor(folder)).files, { recursive: true }).some((name) =>
    String(name).includes(id),
  )

const pruneAt = (folder: string, oldestKept: string, now: string): Promise<void> =>
  withClient(c.server.connection, (client) => pruneFiles(client, folderFor(folder), oldestKept, now))

describe('uploaded files', () => {
  it('come back, each as it was received; what there is no copy of is told', async () => {
    const [kept, lost] = [await upload('ficou'), await upload('sumiu')]
    await storeOf(dataDir()).apagar(lost)
    const copy = await makeCopy(job('arquivos'))
    expect(copy.arquivosFaltando).toEqual([lost])
    const missing = await restored({ folder: 'arquivos', copy }, (connection, into) =>
      withClient(connection, async (client) => {
        const store = storeOf(into)
        const without = await restoreFiles(client, store, folderFor('arquivos'), undefined)
        expect(readFileSync(join(into, 'arquivos', kept.slice(0, 2), kept), 'utf8')).toBe('ficou')
        return without
      }),
    )
    expect(missing).toEqual([lost])
    await run('delete from arquivo where id = $1', [lost])
  })

  it('that changed on the disk are not copied as if they were right', async () => {
    const id = await upload('certo')
    writeFileSync(join(dataDir(), 'arquivos', id.slice(0, 2), id), 'outro')
    expect((await makeCopy(job('trocado'))).arquivosFaltando).toEqual([id])
    await run('delete from arquivo where id = $1', [id])
  })

  it('are deleted from the copies when no kept copy knows them any more', async () => {
    const id = await upload('velho')
    await makeCopy(job('limpeza'))
    await pruneAt('limpeza', '2030-01-01T00:00:00.000Z', '2030-01-31T00:00:00.000Z')
    await run('delete from arquivo where id = $1', [id])
    await pruneAt('limpeza', '2030-01-02T00:00:00.000Z', '2030-02-01T00:00:00.000Z')
    expect(copied('limpeza', id)).toBe(true)
    await pruneAt('limpeza', '2030-02-01T00:00:00.000Z', '2030-03-01T00:00:00.000Z')
    expect(copied('limpeza', id)).toBe(true)
    await pruneAt('limpeza', '2030-02-01T00:00:00.001Z', '2030-03-02T00:00:00.000Z')
    expect(copied('limpeza', id)).toBe(false)
  })
})

describe('a file that was let go of', () => {
  it('is missed in no copy and by no restore, and goes from the copies once those that knew it are gone', async () => {
    const id = await upload('rg de quem saiu')
    await makeCopy(job('eliminado'))
    await storeOf(dataDir()).apagar(id)
    await run(
      `update arquivo set nome = 'anonimizado', sha256 = repeat('0', 64), eliminado_em = now() where id = $1`,
      [id],
    )
    const copy = await makeCopy(job('eliminado'))
    const elsewhere = await makeCopy(job('outra-pasta'))
    const missing = await restored({ folder: 'eliminado', copy }, (connection, into) =>
      withClient(connection, (client) =>
        restoreFiles(client, storeOf(into), folderFor('eliminado'), undefined),
      ),
    )
    expect(missing).toEqual([])
    expect([copy.arquivosFaltando, elsewhere.arquivosFaltando]).toEqual([[], []])
    await pruneAt('eliminado', '2030-01-02T00:00:00.000Z', '2030-02-01T00:00:00.000Z')
    expect(copied('eliminado', id)).toBe(true)
    await pruneAt('eliminado', '2030-02-02T00:00:00.000Z', '2030-03-01T00:00:00.000Z')
    expect(copied('eliminado', id)).toBe(false)
    await run('delete from arquivo where id = $1', [id])
  })
})

describe('a file that is taken away while it is copied', () => {
  it.each([
    ['let go of', `update arquivo set sha256 = repeat('0', 64), eliminado_em = now() where id = $1`],
    ['of nobody', 'delete from arquivo where id = $1'],
  ])('because it is %s, is missed in no copy', async (why, statement) => {
    const id = await upload(`some ${why}`)
    const store = storeOf(dataDir())
    let erased: Promise<unknown> = Promise.resolve()
    /** Bytes first, then the row, which is locked meanwhile: as both of those who take files away do it. */
    const erase = (gone: () => void) =>
      withClient(c.server.connection, async (client) => {
        await client.query('begin')
        await client.query('select from arquivo where id = $1 for update', [id])
        await store.apagar(id)
        gone()
        await sleep(200)
        await client.query(statement, [id])
        await client.query('commit')
      })
    const abrir = async (which: string) => {
      if (which === id) {
        const { promise, resolve } = Promise.withResolvers<void>()
        erased = erase(resolve)
        await promise
      }
      return store.abrir(which)
    }
    const copy = await makeCopy(job(`tirado-${why.replace(' ', '-')}`, { files: { ...store, abrir } }))
    await erased
    expect(copy.arquivosFaltando).toEqual([])
    await run('delete from arquivo where id = $1', [id])
  })
})
