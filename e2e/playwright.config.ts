import { defineConfig } from '@playwright/test'
import { launchOptions } from './browser.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  globalSetup: './preparar.ts',
  // Each with a server and a database of its own, where the journeys of a file tell one story at a time. Two: as
  // many as the smallest machine we test on has cores.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    launchOptions: await launchOptions(),
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Nobody waits for drawers to slide; `movimento.spec.ts` looks at them moving.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Calls, actions and console of what failed. Pictures of the page at each action cost a tenth of the whole run,
    // for every test that passes; the last one is in the screenshot.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
})
