// What `npm test` checks, in order. A new check is one more line in `steps`.
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { root } from './process.mjs'

/**
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {object} Step
 * @property {string} id       name to select it by: npm test -- dominio
 * @property {string} title
 * @property {1 | 2 | 3} phase  steps of a phase run side by side; a phase starts when the one before ended
 * @property {number} budget  seconds: what it takes on two cores beside the other steps of its phase, and half as much again
 * @property {readonly string[]} args  what the pinned Node runs
 * @property {(report: any) => Count} [count]  counts the tests of a suite's JSON report; without it the step counts 1
 * @property {true} [onDemand]  runs only when it is named
 */

/** The smallest machine we test on has two cores. */
export const cores = Math.max(2, availableParallelism())
/** With four, the API and the browser each have two, as many as they have alone on the smallest machine. */
const hasRoomForBoth = cores >= 4
const WORKERS = hasRoomForBoth ? Math.floor(cores / 2) : cores

/** @param {string} name */
const bin = (name) => join('node_modules', name)
/** @param {string} file */
const cli = (file) => join('apps/server/src/cli', file)

/**
 * Tests skipped or left for later prove nothing: they count as failures, and so does a file that did not load.
 * @param {any} report
 */
function countVitest({ numPassedTests, numTotalTests, testResults }) {
  const empty = testResults.filter((/** @type {any} */ file) => file.assertionResults.length === 0).length
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests + empty }
}

/** @param {any} report */
const countPlaywright = ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
})

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

// `--checkers 1`: by default four share a project and each works out the types of the contract again, which took 170
// seconds of processor instead of 70. Projects are checked side by side instead.
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
    id: 'lint',
    title: 'Regras de código (oxlint)',
    phase: 1,
    budget: 60,
    args: [join(bin('oxlint'), 'bin/oxlint'), '--type-aware'],
  },
  {
    id: 'tipos',
    title: 'Tipos (tsc)',
    phase: 1,
    budget: 60,
    args: [join(bin('typescript'), 'bin/tsc'), '-b', '--checkers', '1', '--builders', `${cores}`],
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
    title: 'Montagem das telas (Vite)',
    phase: 1,
    budget: 20,
    args: ['scripts/build.mjs'],
  },
  {
    id: 'provedores',
    title: 'Contrapartes dos provedores de acesso (npm)',
    phase: 1,
    budget: 60,
    args: ['scripts/provedores.mjs'],
  },
  {
    id: 'dominio',
    title: 'Testes do domínio',
    phase: 1,
    budget: 20,
    args: vitest('domain'),
    count: countVitest,
  },
  { id: 'web', title: 'Testes das telas', phase: 1, budget: 10, args: vitest('web'), count: countVitest },
  {
    id: 'componentes',
    title: 'Testes dos componentes, com o servidor de verdade',
    phase: 2,
    budget: 400,
    args: vitest('componentes'),
    count: countVitest,
  },
  {
    id: 'api',
    title: 'Testes da API e do banco',
    phase: 2,
    budget: 700,
    args: vitest('server', apiWorkers),
    count: countVitest,
  },
  {
    id: 'postgresql',
    title: 'O que depende do servidor PostgreSQL',
    phase: 2,
    budget: 60,
    args: vitest('server', apiWorkers, ...POSTGRESQL),
    count: countVitest,
    onDemand: true,
  },
  {
    id: 'navegador',
    title: 'Jornadas no navegador e quedas (Playwright)',
    phase: hasRoomForBoth ? 2 : 3,
    budget: 600,
    args: playwright,
    count: countPlaywright,
  },
]
