import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openDb, type Db } from '../db/db.ts'
import { StartupError } from '../startup-error.ts'
import { createTestDatabase, type TestDatabase } from '../test/database.ts'
import { requirePastaDosArquivos } from './pasta.ts'

let banco: TestDatabase
let db: Db
let base: string
beforeAll(async () => {
  banco = await createTestDatabase()
  db = openDb(banco.connection)
  base = await mkdtemp(join(tmpdir(), 'rh-pastas-'))
})
afterAll(async () => {
  await db.destroy()
  await banco.drop()
  await rm(base, { recursive: true, force: true })
})
beforeEach(async () => {
  await db.deleteFrom('pastaDeArquivos').execute()
  await db.deleteFrom('arquivo').execute()
})

const iniciar = (dadosDir: string, mais: { databaseUrl?: string | undefined } = {}) =>
  requirePastaDosArquivos(db, {
    dadosDir: join(base, dadosDir),
    s3: undefined,
    databaseUrl: 'postgresql://rh@banco/rh',
    ...mais,
  })
const identidadeDe = (dadosDir: string) =>
  readFile(join(base, dadosDir, 'arquivos', '.identidade'), 'utf8').catch(() => null)

/** A file that somebody sent, in these folders. */
async function enviar(...pastas: string[]): Promise<string> {
  const id = randomUUID()
  await db
    .insertInto('arquivo')
    .values({
      id,
      nome: 'rg.pdf',
      tipo: 'application/pdf',
      bytes: 3,
      sha256: Buffer.alloc(32).toString('hex'),
      enviadoEm: '2026-11-20T13:00:00Z',
    })
    .execute()
  for (const pasta of pastas) {
    await mkdir(join(base, pasta, 'arquivos', id.slice(0, 2)), { recursive: true })
    await writeFile(join(base, pasta, 'arquivos', id.slice(0, 2), id), 'abc')
  }
  return id
}

it('two instances that start at once on a new folder both do', async () => {
  for (let vezes = 0; vezes < 5; vezes += 1) {
    await db.deleteFrom('pastaDeArquivos').execute()
    const pasta = `juntas-${vezes}`
    await Promise.all([iniciar(pasta), iniciar(pasta), iniciar(pasta)])
    expect(await identidadeDe(pasta)).toMatch(/^[\da-f-]{36}$/)
  }
})

it('the folder of the first instance is that of the database; one with another folder does not start', async () => {
  await iniciar('um')
  const id = await identidadeDe('um')
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  await iniciar('um')
  expect(await identidadeDe('um')).toBe(id)
  await expect(iniciar('outro')).rejects.toThrow(StartupError)
  await expect(iniciar('outro')).rejects.toThrow(/pasta compartilhada/)
  expect(await identidadeDe('outro')).toBeNull()
})

it('two that start at once on a new database have one folder between them', async () => {
  const fim = await Promise.allSettled([iniciar('a'), iniciar('b'), iniciar('c')])
  expect(fim.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
  const dadas = await Promise.all(['a', 'b', 'c'].map(identidadeDe))
  expect(dadas.filter((id) => id !== null)).toHaveLength(1)
})

it('a folder brought back from a copy is known by its files', async () => {
  await iniciar('antiga')
  await enviar('antiga', 'restaurada')
  await iniciar('restaurada')
  expect(await identidadeDe('restaurada')).toBe(await identidadeDe('antiga'))
  await enviar('antiga')
  await expect(iniciar('vazia')).rejects.toThrow(StartupError)
})

it('a folder brought back from a copy is not missed for a file that was let go of', async () => {
  await iniciar('com-eliminado')
  await enviar('com-eliminado', 'trazida')
  const eliminado = await enviar()
  await db
    .updateTable('arquivo')
    .set({ eliminadoEm: '2026-11-24T07:20:00Z' })
    .where('id', '=', eliminado)
    .execute()
  await iniciar('trazida')
  expect(await identidadeDe('trazida')).toBe(await identidadeDe('com-eliminado'))
})

it('a database of before, with files, takes the folder that has them and no other', async () => {
  await enviar('de-antes')
  await expect(iniciar('nova')).rejects.toThrow(StartupError)
  await iniciar('de-antes')
  expect(await identidadeDe('de-antes')).not.toBeNull()
})

it('the embedded database has its folder beside it', async () => {
  await enviar()
  await expect(iniciar('embutido', { databaseUrl: undefined })).resolves.toBeUndefined()
  expect(await identidadeDe('embutido')).toBeNull()
})
