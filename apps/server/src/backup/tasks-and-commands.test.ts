import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadConfig } from '../config.ts'
import { openDb } from '../db/db.ts'
import { createDeps } from '../deps.ts'
import { startEmbedded } from '../postgres/embedded.ts'
import { createClock } from '../test/clock.ts'
import { abrirCopias } from '../test/copias.ts'
import { listCopies, writeManifest } from './copies.ts'
import { copyStatus } from './status.ts'
import { copyDatabase } from './tasks.ts'

const c = abrirCopias()
const { dataDir, folderFor, marks, run, storeOf, upload } = c

describe('the tasks of the system', () => {
  const clock = createClock()
  const config = () => loadConfig({ DADOS_DIR: dataDir(), COPIAS_DIR: folderFor('noites'), COPIAS_DIAS: '2' })
  const deps = () => createDeps({ db: openDb(c.server.connection), config: config(), clock })
  const copies = async (): Promise<string[]> =>
    (await listCopies(folderFor('noites'))).map(({ nome }) => nome)
  const status = async () => (await copyStatus(config(), clock)).situacao

  it('copy once a night, also when the night was missed, and delete what is old', async () => {
    clock.irPara('2026-11-23T12:00:00Z')
    expect(await status()).toBe('nenhuma')
    const all = deps()
    try {
      await copyDatabase.executar(all)
      await copyDatabase.executar(all)
      expect(await copies()).toEqual(['2026-11-23T12-00-00Z'])
      expect(await status()).toBe('em_dia')
      // Before two o'clock of the company's night.
      clock.irPara('2026-11-24T04:59:00Z')
      await copyDatabase.executar(all)
      expect(await copies()).toHaveLength(1)
      clock.irPara('2026-11-25T01:00:00Z')
      expect(await status()).toBe('atrasada')
      await copyDatabase.executar(all)
      clock.irPara('2026-11-27T12:00:00Z')
      await copyDatabase.executar(all)
      expect(await copies()).toEqual(['2026-11-27T12-00-00Z'])
    } finally {
      await all.db.destroy()
    }
  })

  it('try again, an hour apart, when the copy of the night may not be relied on', async () => {
    const all = deps()
    const tonight = async () =>
      (await listCopies(folderFor('noites'))).filter(({ inicio }) => inicio > '2026-11-30')
    try {
      const lost = await upload('lost')
      await storeOf(dataDir()).apagar(lost)
      clock.irPara('2026-11-30T05:00:00Z')
      await expect(copyDatabase.executar(all)).rejects.toThrow('2026-11-30T05-00-00Z has problems')
      // The queue tries a minute later: it is told again, and nothing is copied.
      clock.irPara('2026-11-30T05:59:00Z')
      await expect(copyDatabase.executar(all)).rejects.toThrow('2026-11-30T05-00-00Z has problems')
      expect(await tonight()).toHaveLength(1)
      // One that is no better takes the place of the one before.
      clock.irPara('2026-11-30T06:00:00Z')
      await expect(copyDatabase.executar(all)).rejects.toThrow('2026-11-30T06-00-00Z has problems')
      expect(await tonight()).toMatchObject([{ nome: '2026-11-30T06-00-00Z', arquivosFaltando: [lost] }])
      await run('delete from arquivo where id = $1', [lost])
      clock.irPara('2026-11-30T07:00:00Z')
      await copyDatabase.executar(all)
      clock.irPara('2026-11-30T08:00:00Z')
      await copyDatabase.executar(all)
      expect((await tonight()).map(({ nome }) => nome)).toEqual(['2026-11-30T07-00-00Z'])
      expect(await status()).toBe('em_dia')
    } finally {
      await all.db.destroy()
    }
  })

  it('read back a copy that whoever made it had no time to', async () => {
    const all = deps()
    try {
      const [copy] = (await listCopies(folderFor('noites'))).slice(-1)
      if (!copy) throw new Error('There is a copy')
      await writeManifest(folderFor('noites'), { ...copy, verificada: null })
      clock.irPara('2026-11-30T08:10:00Z')
      // Until then nobody knows whether it can be relied on.
      expect(await status()).not.toBe('em_dia')
      await copyDatabase.executar(all)
      expect((await listCopies(folderFor('noites'))).at(-1)).toEqual({
        ...copy,
        verificada: '2026-11-30T08:10:00.000Z',
      })
      expect(await status()).toBe('em_dia')
    } finally {
      await all.db.destroy()
    }
  })

  it('say that a copy with problems is none to rely on', async () => {
    const [copy] = await listCopies(folderFor('noites'))
    if (!copy) throw new Error('There is a copy')
    await writeManifest(folderFor('noites'), { ...copy, arquivosFaltando: ['x'] })
    expect(await status()).toBe('com_problemas')
  })
})

describe('the commands', () => {
  /** Runs one, as `npm run` does, and answers what it said. */
  async function command(
    file: string,
    { args = [], into = dataDir() }: { readonly args?: readonly string[]; readonly into?: string },
  ): Promise<{ readonly code: number | null; readonly said: string }> {
    const { DATABASE_URL: _ours, ...env } = process.env
    const child = spawn(process.execPath, [join(import.meta.dirname, `../cli/${file}.ts`), ...args], {
      env: { ...env, DADOS_DIR: into, COPIAS_DIR: folderFor('comandos'), COPIAS_CHAVE: c.key },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
    await once(child, 'close')
    return { code: child.exitCode, said }
  }

  it('copy a system in use, and restore it elsewhere with its files', async () => {
    const id = await upload('comandado')
    expect(await command('backup', {})).toEqual({
      code: 0,
      said: expect.stringMatching(/Cópia \S+: banco de .* MB e \d+ arquivos? enviados?\.\n.*está boa/),
    })
    const into = folderFor('destino')
    expect(await command('restaurar', { into })).toMatchObject({
      code: 0,
      said: expect.stringContaining('Pronto: inicie o sistema com npm start.'),
    })
    expect(readFileSync(join(into, 'arquivos', id.slice(0, 2), id), 'utf8')).toBe('comandado')
    const again = await startEmbedded({ dataDir: into })
    const there = await marks(again.connection)
    await again.stop()
    expect(there).toEqual(await marks())
  })

  it('delete nothing: what was there is kept aside, and is back when a restore fails', async () => {
    const into = folderFor('destino')
    expect(await command('restaurar', { into })).toMatchObject({
      code: 0,
      said: expect.stringMatching(/O banco que havia ficou em .*banco\.antes-/),
    })
    const before = readdirSync(join(into, 'banco')).toSorted()
    const failed = await command('restaurar', { into, args: ['--ate', '2090-01-01 10:00'] })
    expect(failed).toEqual({ code: 1, said: expect.stringContaining('As cópias não chegam até') })
    expect(readdirSync(join(into, 'banco')).toSorted()).toEqual(before)
  })

  it.each([
    [['--ate', 'ontem'], 'Escreva como 2026-11-23 14:30'],
    [['--ate', '2001-01-01 10:00'], 'Não há cópia que sirva'],
    [['--copia', 'nenhuma'], 'Não há cópia que sirva'],
    [['--apagar'], 'Uso: npm run restaurar'],
  ])('refuse %j with words', async (args, words) => {
    const answer = await command('restaurar', { args, into: folderFor('recusado') })
    expect(answer).toEqual({ code: 1, said: expect.stringContaining(words) })
  })

  it('do not restore over a system in use', async () => {
    const answer = await command('restaurar', {})
    expect(answer).toEqual({ code: 1, said: expect.stringContaining('Encerre o sistema antes') })
  })
})
