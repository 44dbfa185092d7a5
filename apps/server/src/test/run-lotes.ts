// Runs one task of the system in a process of its own, for the tests that kill it.
import { flushCompileCache } from 'node:module'
import { loadConfig } from '../config.ts'
import { openDb } from '../db/db.ts'
import { createDeps } from '../deps.ts'
import { tarefas } from '../tarefas.ts'
import { createClock } from './clock.ts'

const [conexao = '{}', dados = '', nome = 'ferias.lotes'] = process.argv.slice(2)
const db = openDb({ ...JSON.parse(conexao), max: 2 })
const config = loadConfig({ LOG_NIVEL: 'silent', DADOS_DIR: dados })
// It is killed before it could leave what it compiled to the next one.
flushCompileCache()
process.stdout.write('pronto\n')
await tarefas
  .find((tarefa) => tarefa.nome === nome)
  ?.executar(createDeps({ db, config, clock: createClock() }))
await db.destroy()
