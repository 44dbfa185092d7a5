import { randomUUID } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

// Files that outlive a power cut. What is written without this is in the memory of the machine for some seconds: a power
// cut leaves it empty, or under its old name.

const DRAFT = '.parcial-'

/** Writes an open file, or the names in a folder, through to the disk. */
export async function flush(path: string, flags: 'r' | 'r+' = 'r+'): Promise<void> {
  const handle = await open(path, flags)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Writes the names in a folder through: a new name, or one that went away. Windows has no such call. */
export async function flushFolder(folder: string): Promise<void> {
  if (process.platform !== 'win32') await flush(folder, 'r')
}

function flushSync(path: string, flags: 'r' | 'r+'): void {
  const handle = openSync(path, flags)
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

export function flushFolderSync(folder: string): void {
  if (process.platform !== 'win32') flushSync(folder, 'r')
}

/** Writes everything in a folder through, and the names of it. */
export function flushTreeSync(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile()) flushSync(path, 'r+')
    else if (entry.isDirectory()) flushFolderSync(path)
  }
  flushFolderSync(folder)
}

/** Makes a folder that only its owner may enter, with those above it that are missing. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (first !== undefined) await flushFolder(dirname(first))
}

/** Renames, and writes the new name through. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to)
  await flushFolder(dirname(to))
}

/** Creates or replaces a file by a draft beside it: whole, or as it was. */
export async function writeWhole(file: string, write: (draft: string) => Promise<unknown>): Promise<void> {
  const draft = `${file}${DRAFT}${randomUUID()}`
  await makeFolder(dirname(file))
  try {
    await write(draft)
    await flush(draft)
    await renameDurably(draft, file)
  } finally {
    await rm(draft, { force: true })
  }
}

/** Whether a file is a draft that a killed write left behind. */
export const isDraft = (name: string): boolean => name.includes(DRAFT)

/**
 * Creates a file for its owner alone, of which there is only one however many processes try: whole, or not there.
 * Throws EEXIST where it is there already.
 */
export function createWholeSync(file: string, text: string): void {
  const draft = `${file}${DRAFT}${randomUUID()}`
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  try {
    writeFileSync(draft, text, { mode: 0o600, flag: 'wx', flush: true })
    linkSync(draft, file)
    flushFolderSync(dirname(file))
  } finally {
    rmSync(draft, { force: true })
  }
}
