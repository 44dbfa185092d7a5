import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ateQue } from '../test/ate-que.ts'
import { createEmptyDatabase, type TestDatabase } from '../test/database.ts'
import { withClient } from './connect.ts'
import { migrate } from './migrate.ts'

let banco: TestDatabase
let folder: string

const write = (nome: string, sql: string): void => writeFileSync(join(folder, nome), sql)
const run = (): Promise<string[]> => migrate(banco.connection, folder)
const query = async (sql: string): Promise<unknown[]> =>
  withClient(banco.connection, async (client) => (await client.query<Record<string, unknown>>(sql)).rows)

beforeEach(async () => {
  banco = await createEmptyDatabase()
  folder = mkdtempSync(join(tmpdir(), 'rh-migracoes-'))
  write('0001_cargo.sql', 'create table cargo (id int primary key);')
})

afterEach(async () => {
  rmSync(folder, { recursive: true })
  await banco.drop()
})

describe('migrate', () => {
  it('applies the files in order, once', async () => {
    write('0002_nome.sql', 'alter table cargo add nome text;')
    expect(await run()).toEqual(['0001_cargo.sql', '0002_nome.sql'])
    expect(await run()).toEqual([])
    expect(await query('select nome from migracao order by nome')).toEqual([
      { nome: '0001_cargo.sql' },
      { nome: '0002_nome.sql' },
    ])
  })

  it('lets many instances start at once', async () => {
    const results = await Promise.all(Array.from({ length: 8 }, run))
    expect(results.flat()).toEqual(['0001_cargo.sql'])
  })

  it('leaves nothing of a file that fails, and says where', async () => {
    write('0002_quebrada.sql', 'create table sobra (id int);\nselect * from inexistente;')
    await expect(run()).rejects.toThrow(/0002_quebrada\.sql, linha 2 falhou e nada dela foi aplicado/)
    expect(await query(`select to_regclass('sobra') sobra`)).toEqual([{ sobra: null }])
    write('0002_quebrada.sql', 'create table sobra (id int);')
    expect(await run()).toEqual(['0002_quebrada.sql'])
  })

  it('refuses a file changed after it was applied', async () => {
    await run()
    write('0001_cargo.sql', 'create table cargo (id bigint primary key);')
    await expect(run()).rejects.toThrow('A migração 0001_cargo.sql foi alterada depois de aplicada')
  })

  it('does not take another line end for a change', async () => {
    write('0001_cargo.sql', 'create table cargo (\n  id int primary key);')
    await run()
    write('0001_cargo.sql', 'create table cargo (\r\n  id int primary key);')
    expect(await run()).toEqual([])
  })

  it('takes a database of a newer version that only added, and refuses one that took away', async () => {
    write('0002_nova.sql', 'alter table cargo add column nome text;')
    await run()
    rmSync(join(folder, '0002_nova.sql'))
    expect(await run()).toEqual([])
    write('0002_nova.sql', 'alter table cargo add column nome text;')
    write('0003_contrai.sql', '-- contrai: since 0.2 nothing reads it\nalter table cargo drop column nome;')
    await run()
    rmSync(join(folder, '0003_contrai.sql'))
    await expect(run()).rejects.toThrow('atualize o sistema antes de iniciar')
  })

  it('refuses a newer one of which nobody wrote down whether it took away', async () => {
    write('0002_nova.sql', 'select 1;')
    await run()
    await query('alter table migracao drop column contrai')
    rmSync(join(folder, '0002_nova.sql'))
    await expect(run()).rejects.toThrow('atualize o sistema antes de iniciar')
  })

  it('waits for a table that somebody uses, and lets others use it meanwhile', async () => {
    await run()
    write('0002_nome.sql', 'alter table cargo add nome text;')
    let migrated: Promise<string[]> | undefined
    let isOver = false
    await withClient(banco.connection, async (holder) => {
      await holder.query('begin; select from cargo')
      migrated = run().finally(() => (isOver = true))
      await ateQue(async () =>
        expect(
          await query(`select from pg_locks where not granted and relation = 'cargo'::regclass`),
        ).toHaveLength(1),
      )
      // Behind the migration's lock, until that gives way.
      await query('select from cargo')
      expect(isOver).toBe(false)
      await holder.query('commit')
    })
    expect(await migrated).toEqual(['0002_nome.sql'])
  })

  it('refuses a file numbered before the last applied one', async () => {
    write('0003_terceira.sql', 'select 1;')
    await run()
    write('0002_atrasada.sql', 'select 1;')
    await expect(run()).rejects.toThrow('A migração 0002_atrasada.sql vem antes de 0003_terceira.sql')
  })

  it('refuses a name outside the pattern', async () => {
    write('2_Errada.sql', 'select 1;')
    await expect(run()).rejects.toThrow('não segue o padrão 0001_nome.sql')
  })
})
