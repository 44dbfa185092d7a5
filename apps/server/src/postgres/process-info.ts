import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { errorCode } from '../startup-error.ts'

const run = (command: string, args: readonly string[]): string | undefined => {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return undefined
  }
}

/** Fields of /proc/<pid>/stat after the command name, which may itself hold spaces and brackets. */
const linuxStat = (pid: number): string[] | undefined => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}

/** A zombie answers signal 0 for as long as nobody reaps it, which in a container may be for ever. */
export function isAlive(pid: number): boolean {
  if (process.platform === 'linux') {
    const state = linuxStat(pid)?.[0]
    return state !== undefined && state !== 'Z' && state !== 'X'
  }
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

/**
 * What tells this process from a later one that was given the same pid: when it started, and in which boot.
 * Undefined when there is no such process.
 */
export function startMark(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined
  if (process.platform === 'linux') {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${linuxStat(pid)?.[19]}`
  }
  return process.platform === 'win32'
    ? run('powershell', ['-NoProfile', '-Command', `(Get-Process -Id ${pid}).StartTime.Ticks`])
    : run('ps', ['-o', 'lstart=', '-p', String(pid)])
}

const commandLine = (pid: number): string | undefined =>
  process.platform === 'win32'
    ? run('powershell', [
        '-NoProfile',
        '-Command',
        `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`,
      ])
    : run('ps', ['-ww', '-o', 'command=', '-p', String(pid)])

/** Whether this pid is a PostgreSQL server of this data folder, and not a stranger with a reused number. */
export function isPostmasterOf(pid: number, dataFolder: string): boolean {
  if (!isAlive(pid)) return false
  if (process.platform !== 'linux') return commandLine(pid)?.includes(dataFolder) ?? false
  try {
    // The server lives in its data folder; comparing inodes is blind to links and to renamed parents.
    const [cwd, folder] = [statSync(`/proc/${pid}/cwd`), statSync(dataFolder)]
    return cwd.ino === folder.ino && cwd.dev === folder.dev && /postgres/.test(commandName(pid))
  } catch {
    return false
  }
}

const commandName = (pid: number): string => readFileSync(`/proc/${pid}/comm`, 'utf8')
