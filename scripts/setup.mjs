// Brings a fresh clone to where it can run: packages and the pinned Node.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UserError, capture, say, npm, root } from './process.mjs'

const MINIMUM_NODE = 20

const nodeFolder = join(root, 'node_modules/node')
/** The Node this system is written for, installed as a package, whatever Node the machine has. */
export const nodeBin = join(nodeFolder, process.platform === 'win32' ? 'bin/node.exe' : 'bin/node')

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'))

/**
 * Whether every package of the lockfile is installed at its version, by npm's own record of what it did.
 * The record is npm's last step, so an interrupted installation has none.
 */
function isInstalled() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false
  const wanted = readJson('package-lock.json').packages
  const installed = readJson('node_modules/.package-lock.json').packages
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '' || version === undefined) return true
    return installed[path] === undefined ? optional === true : installed[path].version === version
  })
}

async function installPackages() {
  if (isInstalled()) return
  say('Instalando as dependências (só na primeira vez ou quando mudam)…')
  // Development packages too, even under NODE_ENV=production: the web app is built here.
  const { code, output } = await npm(['ci', '--include=dev', '--include=optional', '--loglevel=error'])
  if (code === 0) return
  throw new UserError(
    `${output.trim()}\n\nNão foi possível instalar as dependências. Confira a conexão com o registro do npm e tente de novo.`,
  )
}

async function hasPinnedNode() {
  const wanted = readJson('package.json').dependencies.node
  const { code, output } = await capture(nodeBin, ['--version'])
  return code === 0 && output.trim() === `v${wanted}`
}

/** The package downloads its program in an install script; where npm may not run those, we do. */
async function installPinnedNode() {
  if (await hasPinnedNode()) return
  say('Instalando o Node.js do sistema…')
  const { npm_config_local_prefix: _prefix, npm_config_ignore_scripts: _scripts, ...env } = process.env
  const { output } = await capture(process.execPath, ['installArchSpecificPackage.js'], {
    cwd: nodeFolder,
    env,
  })
  if (await hasPinnedNode()) return
  const { node } = readJson('package.json').dependencies
  throw new UserError(
    `${output.trim()}\n\nNão foi possível instalar o Node.js ${node} nesta máquina (${process.platform} ${process.arch}).\n` +
      'Confira a conexão com o registro do npm, ou apague a pasta node_modules e rode de novo.',
  )
}

/** Packages and the pinned Node; does nothing when all is in place. */
export async function setup() {
  if (Number.parseInt(process.versions.node, 10) < MINIMUM_NODE) {
    throw new UserError(
      `É preciso o Node.js ${MINIMUM_NODE} ou mais novo; este é o ${process.versions.node}.`,
    )
  }
  await installPackages()
  await installPinnedNode()
}
