import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { createWholeSync, flushFolderSync } from '../durable/durable.ts'
import { StartupError } from '../startup-error.ts'
import type { Binaries } from './binaries.ts'
import { explain } from './explain.ts'
import type { RunAs } from './run-as.ts'

/** Owns the database. */
export const DATABASE_USER = 'rh'
/** What the application works as: reads and writes rows, and no more. */
export const APPLICATION_USER = 'rh_aplicacao'

// The collation built into PostgreSQL sorts alike on every system, with no system library involved.
const COLLATION = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']

const DRAFT = 'banco.criando-'

/** Where things are inside DADOS_DIR. */
export const layout = (folder: string) => ({
  cluster: join(folder, 'banco'),
  /** Where a change to another PostgreSQL is made; there only while it is, or when it was cut off. */
  upgrade: join(folder, 'banco.atualizando'),
  log: join(folder, 'banco.log'),
  password: join(folder, 'banco.senha'),
  applicationPassword: join(folder, 'banco.aplicacao.senha'),
})

/**
 * The data folder as the PostgreSQL process names it. The folder may sit inside one closed to that
 * process's user (a checkout in /root): Node enters it as root before changing user, and from there the
 * process reaches it through its own working folder.
 */
export const folderArgument = (cluster: string): string =>
  process.platform === 'linux' ? '/proc/self/cwd' : cluster

/** Environment of the PostgreSQL programs: nothing of ours leaks in, and messages come in one language. */
export const programEnv = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  SystemRoot: process.env.SystemRoot,
  LC_ALL: 'C',
  TZ: 'UTC',
})

export function createDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw explain(folder, String(error))
  }
}

function give(path: string, user: RunAs): void {
  if ('uid' in user) chownSync(path, user.uid, user.gid)
}

/** Only the TCP transport needs one: a socket is protected by its folder. */
export function passwordIn(file: string, user: RunAs): string {
  if (!existsSync(file)) createWholeSync(file, randomBytes(24).toString('hex'))
  give(file, user)
  return readFileSync(file, 'utf8')
}

/** A folder copied back by root (a restored backup) is handed over, with all it contains. */
function takeOver(cluster: string, user: RunAs): void {
  if (!('uid' in user) || statSync(cluster).uid === user.uid) return
  give(cluster, user)
  for (const entry of readdirSync(cluster, { recursive: true, withFileTypes: true })) {
    lchownSync(join(entry.parentPath, entry.name), user.uid, user.gid)
  }
}

/** Major version of the PostgreSQL that made a database. */
export const majorOf = (cluster: string): string => readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()

function checkExisting(folder: string, major: string): void {
  const { cluster } = layout(folder)
  const files = readdirSync(cluster)
  if (!files.includes('PG_VERSION')) {
    throw new StartupError(
      `A pasta ${cluster} existe, mas não contém um banco de dados.\n` +
        'Restaure a cópia de segurança, apague essa pasta para começar vazio, ou escolha outra com DADOS_DIR.',
    )
  }
  const found = majorOf(cluster)
  if (found === major) return
  throw new StartupError(
    `O banco da pasta ${cluster} é do PostgreSQL ${found}, e este sistema usa o ${major}.\n` +
      (Number(found) < Number(major)
        ? 'Nada foi mudado. Para levar o banco ao novo, rode: npm run atualizar-banco'
        : 'Inicie a versão do sistema que o fez, ou escolha outra pasta com DADOS_DIR.'),
  )
}

/** What a killed start was creating; its initdb may still be writing there, until it misses its files. */
function removeDrafts(folder: string): void {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(DRAFT))) {
    rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 40, retryDelay: 50 })
  }
}

/** Creates the database beside its final place and renames it, so that a crash never leaves half of one. */
function initialize(folder: string, binaries: Binaries, user: RunAs, auth: readonly string[]): void {
  const { cluster } = layout(folder)
  removeDrafts(folder)
  const draft = mkdtempSync(join(folder, DRAFT))
  give(draft, user)
  const result = spawnSync(
    binaries.initdb,
    ['-D', folderArgument(draft), '-U', DATABASE_USER, '-E', 'UTF8', ...COLLATION, ...auth],
    { ...user, cwd: draft, env: programEnv(), encoding: 'utf8' },
  )
  if (result.status !== 0) {
    removeDrafts(folder)
    throw explain(folder, result.error ? String(result.error) : result.stderr)
  }
  renameSync(draft, cluster)
  flushFolderSync(folder)
}

const cutOff = (folder: string): StartupError =>
  new StartupError(
    `A atualização do banco da pasta ${folder} foi interrompida no meio da troca. Nada se perdeu.\n` +
      'Para terminá-la, rode: npm run atualizar-banco',
  )

/** Makes sure there is a database of the right version that this user can open; creates it the first time. */
export function prepareCluster(
  folder: string,
  binaries: Binaries,
  user: RunAs,
  auth: readonly string[],
): void {
  const { cluster, upgrade } = layout(folder)
  try {
    if (!existsSync(cluster)) {
      // An empty database in the place of one that is being changed would look like the loss of all of it.
      if (existsSync(upgrade)) throw cutOff(folder)
      initialize(folder, binaries, user, auth)
      return
    }
    checkExisting(folder, binaries.major)
    takeOver(cluster, user)
    // PostgreSQL refuses a folder that others can read, as an unpacked backup may be.
    chmodSync(cluster, 0o700)
  } catch (error) {
    throw error instanceof StartupError ? error : explain(folder, String(error))
  }
}
