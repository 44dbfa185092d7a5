import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { generateX25519Identity } from 'age-encryption'
import { describe, expect, it } from 'vitest'
import { abrirCopias } from '../test/copias.ts'
import { layoutOf, listCopies, sweepDrafts } from './copies.ts'
import { checkCopy, makeCopy } from './copy.ts'
import type { RestoreJob } from './restore.ts'

const c = abrirCopias()
const { archive, folderFor, job, marks, restored, run, upload } = c

describe('a copy of the database that works on', () => {
  it('has everything that was committed before it ended, whatever is written meanwhile', async () => {
    const copying = new AbortController()
    const written: number[] = []
    const writer = (async () => {
      for (let n = 1; !copying.signal.aborted; n += 1) {
        await run('insert into marca (n) values ($1)', [n])
        written.push(n)
      }
    })()
    while (written.length === 0) await sleep(5)
    const before = written.length
    const made = await makeCopy(job('vivo'))
    copying.abort()
    await writer
    const copy = await checkCopy(job('vivo'), made)
    expect(copy).toEqual({ ...made, problemas: [], arquivosFaltando: [], verificada: expect.any(String) })
    expect(await listCopies(folderFor('vivo'))).toEqual([copy])
    const there = await restored({ folder: 'vivo', copy, until: 'fim-da-copia' }, marks)
    expect(there.length).toBeGreaterThanOrEqual(before)
    expect(there).toEqual(written.slice(0, there.length))
  })

  it('is encrypted with a key, and opens with no other', async () => {
    const secret = `segredo-${randomUUID()}`
    const id = await upload(secret)
    const copy = await makeCopy(job('cifrado', { key: c.key }))
    expect(copy.arquivo).toMatch(/\.tar\.zst\.age$/)
    const folder = layoutOf(folderFor('cifrado'))
    expect(readFileSync(join(folder.files, id.slice(0, 2), `${id}.zst.age`)).includes(secret)).toBe(false)
    expect(readFileSync(join(folder.bases, copy.arquivo)).includes('pg_control')).toBe(false)
    const open = (withKey?: string) =>
      restored({ folder: 'cifrado', copy, ...(withKey === undefined ? {} : { withKey }) }, marks)
    await expect(open()).rejects.toThrow('Informe em COPIAS_CHAVE a chave com que foi feita')
    await expect(open(await generateX25519Identity())).rejects.toThrow('a chave de COPIAS_CHAVE é outra')
    expect(await open(c.key)).toEqual(await marks())
  })

  it('that was damaged is refused, and said when it is checked', async () => {
    const copy = await makeCopy(job('danificado'))
    const file = join(layoutOf(folderFor('danificado')).bases, copy.arquivo)
    const bytes = readFileSync(file)
    bytes[Math.floor(bytes.length / 2)] = (bytes[Math.floor(bytes.length / 2)] ?? 0) ^ 0xff
    writeFileSync(file, bytes)
    await expect(restored({ folder: 'danificado', copy }, marks)).rejects.toThrow(/danificada/)
    writeFileSync(file, bytes.subarray(0, 1000))
    const { problemas } = await checkCopy(job('danificado'), copy)
    expect(problemas).toEqual([expect.stringContaining('danificada')])
    expect(await listCopies(folderFor('danificado'))).toMatchObject([{ problemas }])
  })

  it('that is under way is left alone; only old drafts are swept, wherever they are', async () => {
    const folder = folderFor('rascunhos')
    const files = [
      'bancos/a.tar.zst',
      'bancos/a.tar.zst.parcial-1',
      'wal/b.zst.parcial-2',
      'arquivos/aa/c.zst.parcial-3',
    ]
    for (const file of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), 'x')
    }
    const left = (): string[] => files.filter((file) => existsSync(join(folder, file)))
    await sweepDrafts(folder)
    expect(left()).toEqual(files)
    await sweepDrafts(folder, Date.now() + 25 * 3_600_000)
    expect(left()).toEqual(['bancos/a.tar.zst'])
  })

  it('without its manifest is none', async () => {
    const copy = await makeCopy(job('sem-manifesto'))
    const { bases } = layoutOf(folderFor('sem-manifesto'))
    expect(await listCopies(folderFor('sem-manifesto'))).toEqual([copy])
    writeFileSync(join(bases, `${copy.nome}.json`), '{')
    expect(await listCopies(folderFor('sem-manifesto'))).toEqual([])
  })
})

describe('the log since a copy', () => {
  it('brings back what was written until a moment, and no later', async () => {
    const copy = await makeCopy(job('log', { key: c.key }))
    await run('insert into marca (n) values (1000001)')
    await archive('log', c.key)
    const [moment] = await run('select (extract(epoch from clock_timestamp()) * 1000)::float8 as agora')
    await sleep(20)
    await run('insert into marca (n) values (1000002)')
    // Full segments, and the one under way.
    await run('select pg_switch_wal()')
    await run('insert into marca (n) values (1000003)')
    await archive('log', c.key)
    await archive('log', c.key)
    const names = readdirSync(layoutOf(folderFor('log')).wal)
    expect(names.filter((name) => name.endsWith('.aberto.zst.age'))).toHaveLength(1)
    const late = async (until: RestoreJob['until']) =>
      (await restored({ folder: 'log', copy, until, withKey: c.key }, marks)).filter(
        (n) => Number(n) > 1_000_000,
      )
    const until = Temporal.Instant.fromEpochMilliseconds(Math.trunc(Number(moment?.agora)))
    expect(await late('ultimo')).toEqual([1_000_001, 1_000_002, 1_000_003])
    expect(await late(until.add({ milliseconds: 10 }))).toEqual([1_000_001])
    await expect(late(Temporal.Now.instant().add({ hours: 1 }))).rejects.toThrow(
      /As cópias não chegam até .* é de /s,
    )
  })

  it('is kept by the server until it was archived, and let go then', async () => {
    const held = async () =>
      (
        await run(
          `select pg_walfile_name(restart_lsn) as segment from pg_replication_slots where slot_name = 'copias'`,
        )
      )[0]
    await archive('folga')
    const before = await held()
    await run('select pg_switch_wal()')
    await run('insert into marca (n) values (2000001)')
    expect(await held()).toEqual(before)
    await archive('folga')
    expect(await held()).not.toEqual(before)
  })
})
