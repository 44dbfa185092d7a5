// Runs one task of the system in a process of its own, for the tests that kill it.
import { flushCompileCache } from 'node:module'
import { loadConfig } from '../config.ts'
import { openDb } from '../db/db.ts'
import { createDeps } from '../deps.ts'
import { modulos } from '../modulos.ts'
import type { Tarefa } from '../tarefa.ts'
import { createClock } from './clock.ts'

const [conexao = '{}', dados = '', nome = 'ferias.lotes'] = process.argv.slice(2)

/** The batches of a kind are its module's: the rest of what the system does by itself takes a third longer to load. */
async function findTarefa(): Promise<Tarefa | null | undefined> {
  const tarefa = Object.values(modulos).find(({ lotes }) => lotes?.nome === nome)?.lotes
  return tarefa ?? (await import('../tarefas.ts')).tarefas.find((uma) => uma.nome === nome)
}

const tarefa = await findTarefa()
const db = openDb({ ...JSON.parse(conexao), max: 2 })
const config = loadConfig({ LOG_NIVEL: 'silent', DADOS_DIR: dados })
// It is killed before it could leave what it compiled to the next one.
flushCompileCache()
process.stdout.write('pronto\n')
await tarefa?.executar(createDeps({ db, config, clock: createClock() }))
await db.destroy()
