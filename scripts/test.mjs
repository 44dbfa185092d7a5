// npm test: everything that must hold, on a fresh clone too. `npm test -- dominio api` runs only those steps.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { capture, main, say, UserError } from './process.mjs'
import { nodeBin, setup } from './setup.mjs'
import { cores, reportFile, steps } from './steps.mjs'

const STEP_LIMIT_MS = 15 * 60_000
const MS = 1_000

/**
 * @typedef {import('./steps.mjs').Step} Step
 * @typedef {import('./steps.mjs').Count} Count
 * @typedef {Count & { readonly step: Step, readonly seconds: number }} Done
 */

/**
 * @param {Step} step
 * @param {number} code
 * @returns {Count}
 */
function countOf(step, code) {
  if (step.count === undefined) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  try {
    const { passed, failed } = step.count(JSON.parse(readFileSync(reportFile(step.id), 'utf8')))
    // A suite that ran nothing, or that failed outside its tests, has still failed.
    const silent = passed + failed === 0 || (code !== 0 && failed === 0)
    return { passed, failed: silent ? failed + 1 : failed }
  } catch {
    return { passed: 0, failed: 1 }
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
  const count = countOf(step, code)
  const seconds = (Date.now() - since) / MS
  const tests = step.count === undefined ? '' : ` (${count.passed} de ${count.passed + count.failed})`
  say(`${count.failed === 0 ? '✔' : '✘'} ${step.title}${tests}: ${inSeconds(seconds)}`)
  if (count.failed > 0) say(output.trimEnd())
  return { ...count, step, seconds }
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
  const sum = (/** @type {keyof Count} */ key) => phases.flat().reduce((total, done) => total + done[key], 0)
  say(`${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') === 0 ? 0 : 1
})
