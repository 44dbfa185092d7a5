// How the server runs: the one place that knows its flags. What they save is in bench/resultados/telas.md.
import { join } from 'node:path'
import { root } from './process.mjs'

/**
 * Young objects get a room of 2 MiB instead of 16: the heap stays small between requests.
 */
export const serverArgs = ['--max-semi-space-size=2', 'apps/server/src/main.ts']

/** What was compiled once is read from here: without it every start loads a TypeScript compiler, and keeps it. */
export const serverEnv = {
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/rh/compilado'),
  ...process.env,
}
