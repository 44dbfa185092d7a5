import { availableParallelism } from 'node:os'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { scratchFolder } from './scripts/scratch-folder.mjs'
import { serverEnv } from './scripts/server.mjs'

// For the workers too: databases, their copies and the files of each application are thrown away after the run.
process.env.TMPDIR ??= scratchFolder()
// The programs of ours that tests start and kill are compiled once, as for `npm start`.
process.env.NODE_COMPILE_CACHE = serverEnv.NODE_COMPILE_CACHE

/** Real processes, a real database, thousands of generated cases: slow on a busy machine is not wrong. */
const patient = { testTimeout: 120_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } }

/** The screens that every kind shares: what draws them twice, and undoes each effect once, finds more there. */
const COMPARTILHADAS = ['etapas', 'folha', 'lista', 'marcadas', 'pareceres', 'sessao', 'transicoes'].map(
  (tela) => `test/${tela}.test.tsx`,
)

/**
 * The whole web app on the whole server. In production React, Material UI and Emotion are as people get them, and take half
 * the time; in development they run in strict mode.
 */
const telas = (
  name: string,
  files: { readonly include?: string[]; readonly exclude?: string[] },
  modo: 'production' | 'development',
): TestProjectConfiguration => ({
  // Vitest keeps what it has transformed by the mode, and does not look at what JSX becomes.
  mode: modo,
  oxc: { jsx: { runtime: 'automatic', development: modo === 'development' } },
  test: {
    name,
    root: 'apps/web',
    include: ['test/**/*.test.tsx'],
    ...files,
    globalSetup: ['../server/src/test/global-setup.ts'],
    setupFiles: ['test/navegador.ts'],
    // The document and the session go from test to test as in one tab, each person after the other.
    isolate: false,
    // Whoever works far from the company sees its days and hours all the same.
    env: { TZ: 'Asia/Tokyo', NODE_ENV: modo },
    ...patient,
  },
})

export default defineConfig({
  test: {
    // On two cores there would be one: most of what the tests of the API do is wait for the database.
    maxWorkers: Math.max(2, availableParallelism()),
    // The files of a worker share what they import, which is a third to a half of the time.
    projects: [
      {
        test: {
          name: 'domain',
          root: 'packages/domain',
          include: ['src/**/*.test.ts'],
          // Pure functions of frozen tables: a file leaves nothing behind.
          isolate: false,
          ...patient,
        },
      },
      {
        test: {
          name: 'server',
          root: 'apps/server',
          include: ['src/**/*.test.ts'],
          globalSetup: ['src/test/global-setup.ts'],
          // Each file has a database, an application and a clock of its own; none replaces a module, a timer or a
          // variable of the process. What the server keeps between requests (waiting lines, tables of the law) it
          // keeps in production as well.
          isolate: false,
          // Node reads our files by itself, as in production: nothing is transformed, and nothing runs wrapped.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          ...patient,
        },
      },
      {
        test: {
          name: 'web',
          root: 'apps/web',
          include: ['{src,build}/**/*.test.{ts,tsx}'],
          // What a file puts in the place of a global of the browser it takes back.
          isolate: false,
          ...patient,
        },
      },
      telas('componentes', { exclude: COMPARTILHADAS }, 'production'),
      telas('compartilhadas', { include: COMPARTILHADAS }, 'development'),
    ],
  },
})
