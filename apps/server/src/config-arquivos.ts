import { readFileSync } from 'node:fs'
import { variables } from './config-variables.ts'
import type { Env } from './config.ts'
import { errorCode } from './startup-error.ts'

const ENDING = '_ARQUIVO'
const secrets = Object.entries(variables).flatMap(([name, spec]) => ('secret' in spec ? [name] : []))

/**
 * Fills secret variables in from the files that `NAME_ARQUIVO` names, as systemd and containers hand secrets over: what
 * is in the environment can be read by whoever may look at the process.
 */
export function withFiles(env: Env): { env: Env; problems: string[] } {
  const read: Record<string, string> = {}
  const problems: string[] = []
  for (const name of secrets) {
    const path = env[name + ENDING]?.trim()
    if (!path) continue
    if (env[name]?.trim()) {
      problems.push(`${name}: informe ${name} ou ${name}${ENDING}, e não os dois.`)
      continue
    }
    try {
      read[name] = readFileSync(path, 'utf8').trim()
    } catch (error) {
      problems.push(`${name}${ENDING}: não foi possível ler o arquivo "${path}" (${errorCode(error)}).`)
      continue
    }
    // An empty variable counts as absent; a secret that was meant must not be left out in silence.
    if (read[name] === '') problems.push(`${name}${ENDING}: o arquivo "${path}" está vazio.`)
  }
  return { env: { ...env, ...read }, problems }
}
