// npm test: everything that must hold, on a fresh clone too. `npm test -- dominio api` runs only those steps.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { capture, main, say, UserError } from './process.mjs'
import { nodeBin, setup } from './setup.mjs'
import { reportFile, steps } from './steps.mjs'

const STEP_LIMIT_MS = 15 * 60_000

/**
 * @typedef {import('./steps.mjs').Step} Step
 * @typedef {import('./steps.mjs').Count} Count
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
 * @returns {Promise<Count>}
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
  const seconds = ((Date.now() - since) / 1000).toFixed(1).replace('.', ',')
  const tests = step.count === undefined ? '' : ` (${count.passed} de ${count.passed + count.failed})`
  say(`${count.failed === 0 ? '✔' : '✘'} ${step.title}${tests}: ${seconds} s`)
  if (count.failed > 0) say(output.trimEnd())
  return count
}

/** @param {readonly string[]} wanted */
function select(wanted) {
  const unknown = wanted.find((id) => !steps.some((step) => step.id === id))
  if (unknown === undefined) return steps.filter(({ id }) => wanted.length === 0 || wanted.includes(id))
  throw new UserError(`Não há etapa "${unknown}". Etapas: ${steps.map(({ id }) => id).join(', ')}.`)
}

await main(async () => {
  const selected = select(process.argv.slice(2))
  await setup()
  /** @type {Count[]} */
  const counts = []
  for (const phase of new Set(selected.map((step) => step.phase))) {
    const queue = selected.filter((step) => step.phase === phase)
    const worker = async () => {
      for (let step = queue.shift(); step !== undefined; step = queue.shift())
        counts.push(await runStep(step))
    }
    // Two at a time: as many as the smallest machine we test on has cores.
    await Promise.all([worker(), worker()])
  }
  const sum = (/** @type {keyof Count} */ key) => counts.reduce((total, count) => total + count[key], 0)
  say(`${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') === 0 ? 0 : 1
})
