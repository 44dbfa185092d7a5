// Where a run of the tests puts what it throws away.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const GIB = 1024 ** 3
/** The databases of a run take up to 1 GiB; the rest is for the servers, the browsers and whoever else works here. */
const FILES_GIB = 4
const FREE_GIB = 8

/** Containers often forbid it, and the tests copy programs to run them. */
function runsProgramsOfMemory() {
  const folder = mkdtempSync(join(MEMORY, 'rh-programa-'))
  try {
    const program = join(folder, 'nada')
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 })
    return spawnSync(program).status === 0
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Memory that this process may still take: of a container, not of the machine around it. Node has it since 20.13. */
const available = () => process.availableMemory?.() ?? freemem()

/** Whether files kept in memory have room, on a machine that can spare it. */
function isMemoryRoomy() {
  try {
    if (!runsProgramsOfMemory()) return false
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= FILES_GIB * GIB && available() >= FREE_GIB * GIB
  } catch {
    return false
  }
}

/**
 * Folder for files that nobody needs after the run. In memory where there is room: each test file copies a database of
 * 900 small files, which on a disk takes 120 ms of one core, and several times that on a busy one; the tests of the
 * backups copy, restore and delete whole clusters, which in memory takes half the time.
 */
export const scratchFolder = () => (isMemoryRoomy() ? MEMORY : tmpdir())
