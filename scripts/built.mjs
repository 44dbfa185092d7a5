// What is built before the system runs: the screens and the server, each again only when what it is made of changed.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { UserError, say, npm, root } from './process.mjs'

/**
 * @typedef {object} Part
 * @property {string} workspace  whose script `build` makes it
 * @property {string} nome  as the person at the terminal is told
 * @property {readonly string[]} sources  folders and files that it is made of
 * @property {string} result  the file that is there once it is built
 */

/** @type {readonly Part[]} */
const PARTS = [
  {
    workspace: '@rh/web',
    nome: 'as telas do sistema',
    sources: ['apps/web', 'packages/domain', 'package-lock.json'],
    result: 'apps/web/dist/index.html',
  },
  {
    workspace: '@rh/server',
    nome: 'o servidor',
    sources: ['apps/server/src', 'apps/server/rolldown.config.ts', 'packages/domain', 'package-lock.json'],
    result: 'apps/server/dist/main.js',
  },
]

const IGNORED = /(^|[\\/])(dist|node_modules)$|\.test\.tsx?$/

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(path) {
  return readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => {
    const inner = join(path, entry.name)
    if (IGNORED.test(inner)) return []
    return entry.isDirectory() ? filesIn(inner) : [inner]
  })
}

/** Digests of files, by path: two parts are made of the domain. @type {Map<string, Buffer>} */
const digests = new Map()

/** @param {string} file */
function digestOf(file) {
  const known = digests.get(file)
  if (known) return known
  const digest = createHash('sha256')
    .update(readFileSync(join(root, file)))
    .digest()
  digests.set(file, digest)
  return digest
}

/** @param {Part} part */
function hashOf({ sources }) {
  const isFile = (/** @type {string} */ path) => /\.\w+$/.test(path)
  const hash = createHash('sha256')
  for (const file of sources.flatMap((path) => (isFile(path) ? [path] : filesIn(path))).toSorted())
    hash.update(file).update('\0').update(digestOf(file))
  return hash.digest('hex')
}

/** @param {Part} part */
async function buildPart(part) {
  const stamp = join(root, 'node_modules/.cache/rh/montado', part.workspace.replace('@rh/', ''))
  const hash = hashOf(part)
  const isBuilt =
    existsSync(join(root, part.result)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
  if (isBuilt) return
  say(`Montando ${part.nome}…`)
  rmSync(stamp, { force: true })
  const { code, output } = await npm(['run', 'build', '-w', part.workspace])
  if (code !== 0) throw new UserError(`${output.trim()}\n\nNão foi possível montar ${part.nome}.`)
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, hash)
}

/** Builds each part unless the one in place is of these very sources. */
export async function buildAll() {
  await Promise.all(PARTS.map(buildPart))
}
