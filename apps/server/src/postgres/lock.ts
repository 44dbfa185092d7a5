import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode, StartupError } from '../startup-error.ts'
import { startMark } from './process-info.ts'

interface Holder {
  readonly pid: number
  readonly inicio: string
}

const lockOf = (folder: string): string => join(folder, 'instancia.lock')

const readHolder = (file: string): Holder | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder
  } catch {
    // Absent, or cut short by a full disk: in both cases nobody holds it.
    return undefined
  }
}

const isHeld = (holder: Holder | undefined): holder is Holder =>
  holder !== undefined && startMark(holder.pid) === holder.inicio

/** Creates the lock with its content in one step; false when the file already exists. */
function tryCreate(file: string): boolean {
  const draft = `${file}.${randomUUID()}`
  const holder: Holder = { pid: process.pid, inicio: startMark(process.pid) ?? '' }
  try {
    writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 })
    linkSync(draft, file)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/**
 * Takes away a lock whose holder is gone. Two processes may try at once: the one that finds it moved a
 * living lock, taken in between, puts it back.
 */
function removeStale(file: string): void {
  const aside = `${file}.${randomUUID()}`
  try {
    renameSync(file, aside)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return
    throw error
  }
  if (isHeld(readHolder(aside))) linkSync(aside, file)
  rmSync(aside)
}

const inUse = (folder: string, holder: Holder): StartupError =>
  new StartupError(
    `A pasta de dados ${folder} já está em uso por outra instância do sistema (processo ${holder.pid}).\n` +
      'Encerre a outra instância ou escolha outra pasta com DADOS_DIR.',
  )

/** Whether a living process holds the data folder. */
export const isInUse = (folder: string): boolean => isHeld(readHolder(lockOf(folder)))

/** One process per data folder. Returns the release. A lock left by a killed process is taken over. */
export function acquireLock(folder: string): () => void {
  const file = lockOf(folder)
  while (!tryCreate(file)) {
    const holder = readHolder(file)
    if (isHeld(holder)) throw inUse(folder, holder)
    removeStale(file)
  }
  return () => {
    if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true })
  }
}
