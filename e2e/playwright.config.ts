import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './browser.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  globalSetup: './preparar.ts',
  // Each with a server and a database of its own, where the journeys of a file tell one story at a time. Two at least:
  // as many as the smallest machine we test on has cores.
  workers: Math.max(2, availableParallelism()),
  retries: 0,
  forbidOnly: true,
  // Beside the tests of the API a page has half the machine; a wait that succeeds takes no longer for its limit.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    // What never comes is told by its own step, and not by the end of the whole test.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: await launchOptions(),
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Nobody waits for drawers to slide; `animacao.spec.ts` looks at them moving.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Kept of what failed: the last picture, and the tree of the page. A trace of every test that passes costs a tenth
    // of the whole run; `--trace on` makes one of the test that is looked at.
    trace: 'off',
  },
})
