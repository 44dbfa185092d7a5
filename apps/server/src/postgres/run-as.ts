import { readFileSync } from 'node:fs'

/** The system user a PostgreSQL process runs as; empty means the user of Node itself. */
export type RunAs = { readonly uid: number; readonly gid: number } | Record<string, never>

const NOBODY = 65_534

function findNobody(): RunAs {
  try {
    const line = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'))
    if (line) return { uid: Number(line[1]), gid: Number(line[2]) }
  } catch {
    // Minimal images have no passwd file; the number alone is enough.
  }
  return { uid: NOBODY, gid: NOBODY }
}

/** PostgreSQL refuses to run as root, so under root it runs as `nobody`. */
export const runAs = (): RunAs => (process.getuid?.() === 0 ? findNobody() : {})
