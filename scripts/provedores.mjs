// The counterparts of the sign-in providers for the browser tests: a folder of packages of their own, because nobody who
// only starts the system needs the 740 of them.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { main, npm, root, UserError } from './process.mjs'

const pasta = join(root, 'e2e/provedores')
/** What was installed, by its lockfile; goes with the folder, and an installation that broke off has none. */
const stamp = join(pasta, 'node_modules/.instalado')

const wanted = () =>
  createHash('sha256')
    .update(readFileSync(join(pasta, 'package-lock.json')))
    .digest('hex')

/** Installs them unless they are there; nothing of theirs is run by it. */
export async function instalarProvedores() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted()) return
  const { code, output } = await npm(['ci', '--ignore-scripts', '--loglevel=error'], pasta)
  if (code !== 0)
    throw new UserError(
      `${output.trim()}\n\nNão foi possível instalar as contrapartes dos provedores de acesso.`,
    )
  writeFileSync(stamp, wanted())
}

if (import.meta.main) await main(instalarProvedores)
