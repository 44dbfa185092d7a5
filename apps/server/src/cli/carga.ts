// A company of a hundred thousand employees, to measure with: npm run carga -- --colaboradores 100000
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { carregar, type Carga } from '../carga/carregar.ts'
import { chavesDoBanco } from '../cifra/banco.ts'
import { loadConfig } from '../config.ts'
import { startDatabase } from '../database.ts'
import { openDb } from '../db/db.ts'
import { databaseIn } from '../db/hosts.ts'
import { prepareDatabase } from '../db/roles.ts'
import { systemClock } from '../clock.ts'
import { StartupError } from '../startup-error.ts'

const MAXIMO = 500_000
const PASTA = './dados-carga'

function readArguments(): Carga {
  const { values } = parseArgs({
    options: {
      colaboradores: { type: 'string', default: '100000' },
      semente: { type: 'string', default: '1' },
    },
  })
  const carga = { colaboradores: Number(values.colaboradores), semente: Number(values.semente) }
  const valid = (n: number, max: number): boolean => Number.isInteger(n) && n >= 1 && n <= max
  if (!valid(carga.colaboradores, MAXIMO) || !valid(carga.semente, 1000)) {
    throw new StartupError(
      `Informe --colaboradores de 1 a ${MAXIMO.toLocaleString('pt-BR')} e --semente de 1 a 1000.`,
    )
  }
  return carga
}

/** A database of its own: the folder of the company's data is refused, and so is a server's database without `carga` in its name. */
function readConfig() {
  const config = loadConfig({ ...process.env, DADOS_DIR: process.env.DADOS_DIR ?? PASTA })
  if (config.databaseUrl === undefined) {
    if (config.dadosDir !== resolve('dados')) return config
    throw new StartupError('A pasta ./dados é a da empresa. Escolha outra em DADOS_DIR para a carga.')
  }
  if (databaseIn(config.databaseUrl).includes('carga')) return config
  throw new StartupError(
    'O banco de DATABASE_URL precisa ter "carga" no nome: assim nenhum banco de verdade recebe gente inventada.',
  )
}

async function main(): Promise<void> {
  await using resources = new AsyncDisposableStack()
  const carga = readArguments()
  const config = readConfig()
  const server = await startDatabase(config, console.error)
  resources.defer(() => server.stop())
  await prepareDatabase(server)
  // As the owner: it loads without the trail.
  const db = openDb({ ...server.owner, max: 1, statement_timeout: 0 }, [chavesDoBanco(config)])
  resources.defer(() => db.destroy())
  const since = performance.now()
  await carregar(db, systemClock, carga)
  const seconds = ((performance.now() - since) / 1000).toFixed(0)
  console.log(`Carga de ${carga.colaboradores.toLocaleString('pt-BR')} colaboradores feita em ${seconds} s.`)
  if (config.databaseUrl === undefined)
    console.log(`Para abrir: DADOS_DIR=${config.dadosDir} npm start, com os usuários da demonstração.`)
}

try {
  await main()
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
