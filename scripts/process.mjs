// Child processes for the scripts: they run on whatever Node the machine has, with nothing installed.
import { spawn } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const FORWARDED = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
const SIGNAL_BASE = 128
const PARENT_POLL_MS = 250
/** @type {Partial<Record<NodeJS.Signals, number>>} */
const signalNumbers = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }

/** A problem the person at the terminal can solve: printed without a stack. */
export class UserError extends Error {}

/** @param {string} text */
export const say = (text) => console.log(text)

/**
 * Runs a script's main function; a known problem becomes one clear message and exit code 1.
 * @param {() => Promise<number | void>} work
 */
export async function main(work) {
  try {
    process.exitCode = (await work()) ?? 0
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    console.error(`\n${error.message}`)
    process.exitCode = 1
  }
}

/**
 * Runs a command with this terminal, passes on the signals, and answers its exit code.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, options = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
    const forward = FORWARDED.map((signal) => /** @type {const} */ ([signal, () => child.kill(signal)]))
    for (const [signal, listener] of forward) process.on(signal, listener)
    // npm passes a signal on to its shell, which dies of it without telling us: its death is the signal.
    const parent = process.ppid
    const watch =
      process.env.npm_lifecycle_event === undefined
        ? undefined
        : setInterval(() => {
            if (process.ppid !== parent) child.kill('SIGTERM')
          }, PARENT_POLL_MS)
    child.on('error', fail)
    child.on('exit', (code, signal) => {
      clearInterval(watch)
      for (const [name, listener] of forward) process.off(name, listener)
      done(code ?? SIGNAL_BASE + (signalNumbers[signal ?? 'SIGTERM'] ?? 0))
    })
  })
}

/**
 * Runs a command in silence and answers its exit code with all it wrote.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function capture(command, args, options = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    /** @type {Buffer[]} */
    const parts = []
    child.stdout?.on('data', (part) => parts.push(part))
    child.stderr?.on('data', (part) => parts.push(part))
    child.on('error', (error) => done({ code: 1, output: error.message }))
    child.on('close', (code) => done({ code: code ?? 1, output: Buffer.concat(parts).toString() }))
  })
}

/**
 * Runs npm: the one that started us, when there is one.
 * @param {readonly string[]} args
 * @param {string} [folder]
 */
export function npm(args, folder = root) {
  const { npm_execpath: file, npm_config_local_prefix: _prefix, ...env } = process.env
  const options = { cwd: folder, env }
  return file?.endsWith('.js')
    ? capture(process.execPath, [file, ...args], options)
    : capture('npm', args, { ...options, shell: process.platform === 'win32' })
}
