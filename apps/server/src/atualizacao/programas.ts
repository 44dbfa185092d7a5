import { execFile, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { binariesOf, findBinaries, findPackage, packageName, type Binaries } from '../postgres/binaries.ts'
import type { RunAs } from '../postgres/run-as.ts'
import { StartupError } from '../startup-error.ts'

const executar = promisify(execFile)

const semProgramas = (major: string, porque: string): StartupError =>
  new StartupError(
    `São precisos os programas do PostgreSQL ${major}, que fez o banco. ${porque}\n` +
      `Instale-os (no Debian, o pacote postgresql-${major}) e informe a pasta deles:\n` +
      `  npm run atualizar-banco -- --programas /usr/lib/postgresql/${major}/bin`,
  )

/** The programs of a folder that the operator names. */
export function programasDe(pasta: string, major: string): Binaries {
  const achados = binariesOf(pasta)
  if (!existsSync(achados.postgres)) throw semProgramas(major, `A pasta ${pasta} não os tem.`)
  const dito = spawnSync(achados.postgres, ['--version'], { encoding: 'utf8' }).stdout
  const deles = /\) (\d+)/.exec(dito)?.[1]
  if (deles !== major) throw semProgramas(major, `Os da pasta ${pasta} são do PostgreSQL ${deles ?? '?'}.`)
  return { ...achados, major }
}

const npm = async (...args: readonly string[]): Promise<string> => {
  const { npm_execpath: arquivo } = process.env
  const [programa, todos] = arquivo?.endsWith('.js')
    ? [process.execPath, [arquivo, ...args]]
    : ['npm', [...args]]
  const { stdout } = await executar(programa, todos, { maxBuffer: 16 * 1024 * 1024 })
  return stdout
}

/** The programs of the package that earlier versions of the system came with, installed beside the database. */
export async function programasDoPacote(user: RunAs, major: string, dataDir: string): Promise<Binaries> {
  const pasta = join(dataDir, `postgresql-${major}`)
  try {
    mkdirSync(pasta, { recursive: true, mode: 0o755 })
    const versoes = JSON.parse(await npm('view', packageName, 'versions', '--json')) as readonly string[]
    const versao = versoes.findLast((uma) => uma.startsWith(`${major}.`))
    if (versao === undefined) throw new Error(`não há ${packageName} ${major}`)
    await npm(
      'install',
      '--prefix',
      pasta,
      '--no-save',
      '--no-audit',
      '--ignore-scripts',
      `${packageName}@${versao}`,
    )
    return findBinaries(user, findPackage(packageName, join(pasta, 'nenhum.js')))
  } catch (error) {
    const detalhe = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
    throw semProgramas(major, `Não foi possível obtê-los pelo npm (${detalhe}).`)
  }
}
