// npm test: everything that must hold, on a fresh clone too. `npm test -- dominio api` runs only those steps.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { capture, main, say, UserError } from './process.mjs'
import { nodeBin, setup } from './setup.mjs'
import { cores, reportFile, steps } from './steps.mjs'

// For one that hangs: a slow machine takes three times what a quiet one does. `.ci/run` has ninety minutes for all steps.
const STEP_LIMIT_MS = 60 * 60_000
const MS = 1_000

/**
 * @typedef {import('./steps.mjs').Step} Step
 * @typedef {import('./reports.mjs').Count} Count
 * @typedef {import('./reports.mjs').Failure} Failure
 * @typedef {Count & { readonly failures: readonly Failure[] }} Outcome
 * @typedef {Outcome & { readonly step: Step, readonly seconds: number }} Done
 */

/**
 * @param {Step} step
 * @param {number} code
 * @returns {Outcome}
 */
function outcomeOf(step, code) {
  /** @param {string} why */
  const whole = (why) => ({ passed: 0, failed: 1, failures: [{ name: step.title, why }] })
  if (step.suite === undefined)
    return code === 0 ? { passed: 1, failed: 0, failures: [] } : whole('A saída está acima.')
  try {
    const report = JSON.parse(readFileSync(reportFile(step.id), 'utf8'))
    const { passed, failed } = step.suite.count(report)
    // A suite that ran nothing, or that failed outside its tests, has still failed.
    const silent = passed + failed === 0 || (code !== 0 && failed === 0)
    const failures = step.suite.failures(report)
    return silent
      ? {
          passed,
          failed: failed + 1,
          failures: [...failures, ...whole('Falhou fora de seus testes.').failures],
        }
      : { passed, failed, failures }
  } catch {
    return whole('Terminou sem relatório.')
  }
}

/**
 * @param {Step} step
 * @returns {Promise<Done>}
 */
async function runStep(step) {
  const report = reportFile(step.id)
  mkdirSync(dirname(report), { recursive: true })
  rmSync(report, { force: true })
  const since = Date.now()
  const args = step.args.includes('--reporter=json')
    ? [...step.args, `--outputFile.json=${report}`]
    : step.args
  const { code, output } = await capture(nodeBin, args, {
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    timeout: STEP_LIMIT_MS,
  })
  const outcome = outcomeOf(step, code)
  const seconds = (Date.now() - since) / MS
  const tests = step.suite === undefined ? '' : ` (${outcome.passed} de ${outcome.passed + outcome.failed})`
  say(`${outcome.failed === 0 ? '✔' : '✘'} ${step.title}${tests}: ${inSeconds(seconds)}`)
  if (outcome.failed > 0) say(output.trimEnd())
  return { ...outcome, step, seconds }
}

/** @param {number} seconds */
const inSeconds = (seconds) => `${seconds.toFixed(1).replace('.', ',')} s`

/** @param {string} text */
const red = (text) => (process.stdout.isTTY ? `\u001B[31m${text}\u001B[39m` : text)

/**
 * Where the time went. A step that took more than its budget is said in red and fails nothing: the machine may be busy.
 * @param {readonly (readonly Done[])[]} phases
 * @param {readonly number[]} times  seconds of each phase
 */
function sayTimes(phases, times) {
  say('')
  for (const [index, done] of phases.entries()) {
    say(`Fase ${index + 1}: ${inSeconds(times[index] ?? 0)}`)
    for (const { step, seconds } of done) {
      const line = `  ${step.id}: ${inSeconds(seconds)} de ${step.budget} s`
      say(seconds > step.budget ? red(`${line}, acima do previsto`) : line)
    }
  }
  say('')
}

/** Last, so that the end of the output is enough to know what to look at. @param {readonly Done[]} done */
function sayFailures(done) {
  for (const { step, failures } of done)
    for (const { name, why } of failures) say(`✘ ${step.id}: ${name}\n${why.replaceAll(/^/gm, '    ')}\n`)
}

/** @param {readonly string[]} wanted */
function select(wanted) {
  const unknown = wanted.find((id) => !steps.some((step) => step.id === id))
  if (unknown === undefined)
    return steps.filter(({ id, onDemand }) => (wanted.length === 0 ? !onDemand : wanted.includes(id)))
  throw new UserError(`Não há etapa "${unknown}". Etapas: ${steps.map(({ id }) => id).join(', ')}.`)
}

/** The steps of a phase, as many at a time as there are cores. @param {readonly Step[]} phase */
async function runPhase(phase) {
  const queue = [...phase]
  /** @type {Done[]} */
  const done = []
  const worker = async () => {
    for (let step = queue.shift(); step !== undefined; step = queue.shift()) done.push(await runStep(step))
  }
  await Promise.all(Array.from({ length: cores }, worker))
  return done
}

await main(async () => {
  const selected = select(process.argv.slice(2))
  await setup()
  /** @type {Done[][]} */
  const phases = []
  /** @type {number[]} */
  const times = []
  for (const phase of new Set(selected.map((step) => step.phase))) {
    const since = Date.now()
    phases.push(await runPhase(selected.filter((step) => step.phase === phase)))
    times.push((Date.now() - since) / MS)
  }
  sayTimes(phases, times)
  sayFailures(phases.flat())
  const sum = (/** @type {keyof Count} */ key) => phases.flat().reduce((total, done) => total + done[key], 0)
  say(`${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') === 0 ? 0 : 1
})
