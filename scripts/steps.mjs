// What `npm test` checks, in order. A new check is one more line in `steps`.
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { root } from './process.mjs'
import { playwrightSuite, vitestSuite } from './reports.mjs'

/**
 * @typedef {object} Step
 * @property {string} id       name to select it by: npm test -- dominio
 * @property {string} title
 * @property {1 | 2} phase  1 asks nothing of a running system, 2 does; steps of a phase run side by side, the longest first
 * @property {number} budget  seconds: what it takes on two cores beside the other steps of its phase, and half as much again
 * @property {readonly string[]} args  what the pinned Node runs
 * @property {import('./reports.mjs').Suite} [suite]  how its JSON report is read; without it the step counts 1
 * @property {true} [onDemand]  runs only when it is named
 */

/** The smallest machine we test on has two cores. */
export const cores = Math.max(2, availableParallelism())
/**
 * Of the API's tests and of the browser's, which run side by side: either waits, for the database or for a page, as long as
 * it works, and two workers of each keep two cores at work.
 */
const WORKERS = Math.max(2, Math.floor(cores / 2))

/** @param {string} name */
const bin = (name) => join('node_modules', name)
/** @param {string} file */
const cli = (file) => join('apps/server/src/cli', file)

/**
 * @param {string} project
 * @param {...string} rest  options, and folders to which the run is narrowed
 */
const vitest = (project, ...rest) => {
  const reporters = ['--reporter=default', '--reporter=json']
  return [join(bin('vitest'), 'vitest.mjs'), 'run', '--project', project, ...reporters, ...rest]
}
const playwright = [
  join(bin('@playwright/test'), 'cli.js'),
  'test',
  '--config',
  'e2e/playwright.config.ts',
  `--workers=${WORKERS}`,
]
const apiWorkers = `--maxWorkers=${WORKERS}`

/** What depends on the PostgreSQL that serves it, and one walk of the API over all of it. */
const POSTGRESQL = [
  'src/db/',
  'src/postgres/',
  'src/carga/',
  'src/jobs/',
  'src/realtime/',
  'src/modules/busca/',
  'src/modules/processo/',
  'src/modules/admissao/admissao.test.ts',
]
// A folder that moved would be left out in silence.
for (const path of POSTGRESQL)
  if (!existsSync(join(root, 'apps/server', path))) throw new Error(`steps.mjs: apps/server/${path} is gone`)

/** Where a suite leaves its JSON report. @param {string} id */
export const reportFile = (id) => join(root, 'node_modules/.cache/rh/relatorios', `${id}.json`)

/** @type {readonly Step[]} */
export const steps = [
  {
    id: 'formato',
    title: 'Formato (oxfmt)',
    phase: 1,
    budget: 5,
    args: [join(bin('oxfmt'), 'bin/oxfmt'), '--check'],
  },
  {
    // In one pass: rules that know types and the type check load the same programs. It is all that `npm run types` says.
    id: 'lint',
    title: 'Regras de código e tipos (oxlint)',
    phase: 1,
    budget: 140,
    args: [join(bin('oxlint'), 'bin/oxlint'), '--type-aware', '--type-check'],
  },
  {
    id: 'esquema',
    title: 'Tipos do banco em dia com as migrações',
    phase: 1,
    budget: 10,
    args: [cli('codegen.ts'), '--check'],
  },
  {
    id: 'configuracao',
    title: 'Tabela de configuração do README',
    phase: 1,
    budget: 5,
    args: [cli('tabela-config.ts'), '--check'],
  },
  {
    id: 'cobertura',
    title: 'Cobertura da especificação em dia',
    phase: 1,
    budget: 5,
    args: ['scripts/coverage.ts', '--check'],
  },
  {
    id: 'telas',
    title: 'Montagem das telas e do servidor (Vite, Rolldown)',
    phase: 1,
    budget: 30,
    args: ['scripts/build.mjs'],
  },
  {
    id: 'provedores',
    title: 'Contrapartes dos provedores de acesso (npm)',
    phase: 1,
    budget: 30,
    args: ['scripts/provedores.mjs'],
  },
  {
    id: 'dominio',
    title: 'Testes do domínio',
    phase: 1,
    budget: 40,
    args: vitest('domain'),
    suite: vitestSuite,
  },
  { id: 'web', title: 'Testes das telas', phase: 1, budget: 10, args: vitest('web'), suite: vitestSuite },
  {
    id: 'api',
    title: 'Testes da API e do banco',
    phase: 2,
    budget: 1_200,
    args: vitest('server', apiWorkers),
    suite: vitestSuite,
  },
  {
    id: 'navegador',
    title: 'Jornadas no navegador e quedas (Playwright)',
    phase: 2,
    budget: 600,
    args: playwright,
    suite: playwrightSuite,
  },
  {
    // A run of its own: a worker has one React, which is that of development here.
    id: 'compartilhadas',
    title: 'Testes das telas que os processos compartilham, em modo estrito',
    phase: 2,
    budget: 200,
    args: vitest('compartilhadas'),
    suite: vitestSuite,
  },
  // Last: it works all the time, and so is the one that keeps both cores busy alone.
  {
    id: 'componentes',
    title: 'Testes dos componentes, com o servidor de verdade',
    phase: 2,
    budget: 320,
    args: vitest('componentes'),
    suite: vitestSuite,
  },
  {
    id: 'postgresql',
    title: 'O que depende do servidor PostgreSQL',
    phase: 2,
    budget: 120,
    args: vitest('server', apiWorkers, ...POSTGRESQL),
    suite: vitestSuite,
    onDemand: true,
  },
]
