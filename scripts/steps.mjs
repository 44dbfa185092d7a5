// What `npm test` checks, in order. A new check is one more line in `steps`.
import { join } from 'node:path'
import { root } from './process.mjs'

/**
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {object} Step
 * @property {string} id       name to select it by: npm test -- dominio
 * @property {string} title
 * @property {1 | 2 | 3 | 4} phase  steps of a phase run side by side; a phase starts when the one before ended
 * @property {readonly string[]} args  what the pinned Node runs
 * @property {(report: any) => Count} [count]  counts the tests of a suite's JSON report; without it the step counts 1
 */

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

/** @param {string} project */
const vitest = (project) => {
  const reporters = ['--reporter=default', '--reporter=json']
  return [join(bin('vitest'), 'vitest.mjs'), 'run', '--project', project, ...reporters]
}

/** Where a suite leaves its JSON report. @param {string} id */
export const reportFile = (id) => join(root, 'node_modules/.cache/rh/relatorios', `${id}.json`)

/** @type {readonly Step[]} */
export const steps = [
  { id: 'formato', title: 'Formato (oxfmt)', phase: 1, args: [join(bin('oxfmt'), 'bin/oxfmt'), '--check'] },
  {
    id: 'lint',
    title: 'Regras de código (oxlint)',
    phase: 1,
    args: [join(bin('oxlint'), 'bin/oxlint'), '--type-aware'],
  },
  { id: 'tipos', title: 'Tipos (tsc)', phase: 1, args: [join(bin('typescript'), 'bin/tsc'), '-b'] },
  {
    id: 'esquema',
    title: 'Tipos do banco em dia com as migrações',
    phase: 1,
    args: [cli('codegen.ts'), '--check'],
  },
  {
    id: 'configuracao',
    title: 'Tabela de configuração do README',
    phase: 1,
    args: [cli('tabela-config.ts'), '--check'],
  },
  {
    id: 'cobertura',
    title: 'Cobertura da especificação em dia',
    phase: 1,
    args: ['scripts/coverage.ts', '--check'],
  },
  { id: 'telas', title: 'Montagem das telas (Vite)', phase: 1, args: ['scripts/build.mjs'] },
  { id: 'dominio', title: 'Testes do domínio', phase: 2, args: vitest('domain'), count: countVitest },
  { id: 'web', title: 'Testes das telas', phase: 2, args: vitest('web'), count: countVitest },
  {
    id: 'componentes',
    title: 'Testes dos componentes, com o servidor de verdade',
    phase: 3,
    args: vitest('componentes'),
    count: countVitest,
  },
  { id: 'api', title: 'Testes da API e do banco', phase: 3, args: vitest('server'), count: countVitest },
  {
    id: 'navegador',
    title: 'Jornadas no navegador e quedas (Playwright)',
    phase: 4,
    args: [join(bin('@playwright/test'), 'cli.js'), 'test', '--config', 'e2e/playwright.config.ts'],
    count: countPlaywright,
  },
]
