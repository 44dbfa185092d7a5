// The built web app, rebuilt only when what it is made of changed.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { UserError, say, npm, root } from './process.mjs'

const SOURCES = ['apps/web', 'packages/domain', 'package-lock.json']
const IGNORED = /(^|[\\/])(dist|node_modules)$|\.test\.tsx?$/
const page = join(root, 'apps/web/dist/index.html')
const stamp = join(root, 'node_modules/.cache/rh/web')

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesOf(path) {
  if (IGNORED.test(path)) return []
  const absolute = join(root, path)
  if (path === 'package-lock.json') return [absolute]
  return readdirSync(absolute, { withFileTypes: true }).flatMap((entry) => {
    const inner = join(path, entry.name)
    if (entry.isDirectory()) return filesOf(inner)
    return IGNORED.test(inner) ? [] : [join(root, inner)]
  })
}

function sourcesHash() {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(filesOf).toSorted()) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

const isBuilt = (/** @type {string} */ hash) =>
  existsSync(page) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash

/** Builds the web app unless the one in place is of these very sources. */
export async function buildWeb() {
  const hash = sourcesHash()
  if (isBuilt(hash)) return
  say('Montando as telas do sistema…')
  rmSync(stamp, { force: true })
  const { code, output } = await npm(['run', 'build', '-w', '@rh/web'])
  if (code !== 0) throw new UserError(`${output.trim()}\n\nNão foi possível montar as telas do sistema.`)
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, hash)
}
