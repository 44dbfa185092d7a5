// Works through the batches of vacations in a process of its own, for the test that kills it.
import { loadConfig } from '../config.ts'
import { openDb } from '../db/db.ts'
import { createDeps } from '../deps.ts'
import { modulos } from '../modulos.ts'
import { createClock } from './clock.ts'

const [conexao = '{}', dados = ''] = process.argv.slice(2)
const db = openDb({ ...JSON.parse(conexao), max: 2 })
const config = loadConfig({ LOG_NIVEL: 'silent', DADOS_DIR: dados })
process.stdout.write('pronto\n')
await modulos.ferias.lotes?.executar(createDeps({ db, config, clock: createClock() }))
await db.destroy()
