// Where a run of the tests puts the databases it throws away.
import { accessSync, constants, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'

const MEMORY = '/dev/shm'
const GIB = 1024 ** 3
/** The databases of a run take up to 1 GiB; the rest is for the servers, the browsers and whoever else works here. */
const FILES_GIB = 4
const FREE_GIB = 8

/** Whether files kept in memory have room, on a machine that can spare it. */
function isMemoryRoomy() {
  try {
    accessSync(MEMORY, constants.W_OK)
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= FILES_GIB * GIB && freemem() >= FREE_GIB * GIB
  } catch {
    return false
  }
}

/**
 * Folder for databases that nobody needs after the run. In memory where there is room: each test file copies a database
 * of 900 small files, which on a disk takes 120 ms of one core, and several times that on a busy one.
 */
export const scratchFolder = () => (isMemoryRoomy() ? MEMORY : tmpdir())
