// How the server runs: the one place that knows its flags. What they save is in bench/resultados/telas.md.
import { join } from 'node:path'
import { root } from './process.mjs'

/**
 * Young objects get a room of 2 MiB instead of 16: the heap stays small between requests. What the start leaves behind is
 * collected by the server itself (`soltarOInicio`).
 */
const FLAGS = ['--max-semi-space-size=2', '--expose-gc']

/** The built server: half the start, and a sixth less memory, than the same from its sources. */
export const serverArgs = [...FLAGS, 'apps/server/dist/main.js']

/** From its sources, which `npm run dev` watches. */
export const sourceArgs = [...FLAGS, 'apps/server/src/main.ts']

/**
 * What was compiled once is read from here: without it every start loads a TypeScript compiler, and keeps it. Each thread
 * of its own pool of memory (glibc) keeps what it once needed: two pools hold 16 MiB less than eight.
 */
export const serverEnv = {
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/rh/compilado'),
  MALLOC_ARENA_MAX: '2',
  ...process.env,
}
