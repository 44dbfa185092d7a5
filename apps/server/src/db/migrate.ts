import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Client, type ClientConfig, DatabaseError } from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode, StartupError } from '../startup-error.ts'
import { withClient } from './connect.ts'
import { contractionsOf } from './contractions.ts'

interface Migration {
  readonly nome: string
  readonly sql: string
  readonly hash: string
}

interface Applied {
  readonly nome: string
  readonly hash: string
  /** Whether the version before may no longer work with it; null where nobody wrote it down. */
  readonly contrai: boolean | null
}

export const migrationsFolder = join(import.meta.dirname, '../../migrations')

// Any number, as long as every instance asks for the same: spells "rh" and "mi".
export const MIGRATION_LOCK = 0x72_68_6d_69

const TABLE = `
  create table if not exists migracao (
    nome text primary key,
    hash text not null,
    aplicada_em timestamptz not null default now(),
    contrai boolean
  )`
/** For the databases of before; asked first, since adding takes a lock, also where it adds nothing. */
const HAS_COLUMN = `select from information_schema.columns
  where table_schema = current_schema() and table_name = 'migracao' and column_name = 'contrai'`
const ADD_COLUMN = 'alter table migracao add column if not exists contrai boolean'

/** What a statement waits for a lock: whoever works on the table waits behind it for as long. */
const LOCK_MS = 2_000
const LOCK_TRIES = 60
const BETWEEN_TRIES_MS = 500
const LOCK_NOT_AVAILABLE = '55P03'

function readMigrations(folder: string): Migration[] {
  const nomes = readdirSync(folder).filter((nome) => nome.endsWith('.sql'))
  const wrong = nomes.find((nome) => !/^\d{4}_[a-z0-9_]+\.sql$/.test(nome))
  if (wrong !== undefined) {
    throw new StartupError(`A migração ${wrong} não segue o padrão 0001_nome.sql (minúsculas, números e _).`)
  }
  return nomes.toSorted().map((nome) => {
    // Git on Windows may check the file out with other line ends; the hash must not notice.
    const sql = readFileSync(join(folder, nome), 'utf8').replaceAll('\r\n', '\n')
    return { nome, sql, hash: createHash('sha256').update(sql).digest('hex') }
  })
}

/**
 * Pending migrations; throws when an applied one differs from its file. One that this version does not know is from a
 * newer one: beside it, or in its place when it is taken back, this one works on what was only added to.
 */
function pendingOf(files: readonly Migration[], applied: readonly Applied[]): readonly Migration[] {
  const byName = new Map(files.map((file) => [file.nome, file]))
  for (const { nome, hash, contrai } of applied) {
    const file = byName.get(nome)
    if (file === undefined) {
      if (contrai === false) continue
      throw new StartupError(
        `O banco já recebeu a migração ${nome}, que esta versão do sistema não conhece.\n` +
          'Este banco é de uma versão mais nova: atualize o sistema antes de iniciar.',
      )
    }
    if (file.hash !== hash) {
      throw new StartupError(
        `A migração ${nome} foi alterada depois de aplicada neste banco.\n` +
          'Desfaça a alteração no arquivo e escreva a mudança em uma migração nova.',
      )
    }
  }
  const last = applied.at(-1)?.nome ?? ''
  const known = new Set(applied.map(({ nome }) => nome))
  const pending = files.filter(({ nome }) => !known.has(nome))
  const late = pending.find(({ nome }) => nome < last)
  if (late !== undefined) {
    throw new StartupError(
      `A migração ${late.nome} vem antes de ${last}, já aplicada neste banco.\n` +
        'Dê a ela um número maior que o da última.',
    )
  }
  return pending
}

function failure(nome: string, sql: string, error: unknown): StartupError {
  const message = error instanceof Error ? error.message : String(error)
  const position = error instanceof DatabaseError ? Number(error.position) : Number.NaN
  const line = position > 0 ? `, linha ${sql.slice(0, position).split('\n').length}` : ''
  return new StartupError(`A migração ${nome}${line} falhou e nada dela foi aplicado.\nDetalhe: ${message}`)
}

async function tryToApply(client: Client, { nome, sql, hash }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = ${LOCK_MS}`)
    await client.query(sql)
    const contrai = contractionsOf(sql).length > 0
    await client.query('insert into migracao (nome, hash, contrai) values ($1, $2, $3)', [
      nome,
      hash,
      contrai,
    ])
    await client.query('commit')
  } catch (error) {
    // The connection may be the very thing that failed; the server then rolls back by itself.
    await client.query('rollback').catch(() => {})
    throw error
  }
}

/** Applies one, and lets those who work on its tables go on between two tries. */
async function apply(client: Client, migration: Migration): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await tryToApply(client, migration)
    } catch (error) {
      if (errorCode(error) !== LOCK_NOT_AVAILABLE || tries === LOCK_TRIES)
        throw failure(migration.nome, migration.sql, error)
      await sleep(BETWEEN_TRIES_MS)
    }
  }
}

/**
 * Applies pending migrations, each in its own transaction. Concurrent instances wait at an advisory lock, which is
 * released with its connection. Returns the applied ones.
 */
export const migrate = (config: ClientConfig, folder: string = migrationsFolder): Promise<string[]> =>
  withClient(config, async (client) => {
    const files = readMigrations(folder)
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(TABLE)
    if ((await client.query(HAS_COLUMN)).rowCount === 0) await client.query(ADD_COLUMN)
    const { rows } = await client.query<Applied>(
      'select nome, hash, contrai from migracao order by nome collate "C"',
    )
    const pending = pendingOf(files, rows)
    for (const migration of pending) await apply(client, migration)
    return pending.map(({ nome }) => nome)
  })
