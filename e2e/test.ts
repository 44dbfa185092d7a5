import { test as base } from '@playwright/test'
import { createServidor, type Servidor } from './servidor.ts'

/** Answers of 4xx are part of the journeys; the browser reports each as an error of its own. */
const EXPECTED = /^Failed to load resource: the server responded with a status of 4\d\d/

interface WorkerFixtures {
  readonly servidor: Servidor
}

interface TestFixtures {
  /** Nothing for the test: fails it where the application ended by itself, whether or not the page noticed. */
  readonly vivo: void
  /** What the page complained about; a test that expects complaints empties it. */
  readonly queixas: string[]
}

/** Between a connection that a dying application drops and the news of its end. */
const NOTICIA_MS = 500

async function conferirVivo(servidor: Servidor, esperaMs: number): Promise<void> {
  const fim = await servidor.fimInesperado(esperaMs)
  if (fim !== undefined) throw new Error(fim)
}

/** A test against the real application; it fails when the page logs an error, whatever else it checks. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  servidor: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures it must prepare
    async ({}, use) => {
      await using servidor = await createServidor()
      await servidor.start()
      await use(servidor)
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  vivo: [
    async ({ servidor }, use, testInfo) => {
      await conferirVivo(servidor, 0)
      await use()
      await conferirVivo(servidor, testInfo.status === testInfo.expectedStatus ? 0 : NOTICIA_MS)
    },
    { auto: true },
  ],
  baseURL: async ({ servidor }, use) => use(servidor.url),
  queixas: [
    async ({ page }, use) => {
      const queixas: string[] = []
      page.on('pageerror', (error) => queixas.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error' && !EXPECTED.test(message.text())) queixas.push(message.text())
      })
      await use(queixas)
      if (queixas.length > 0) throw new Error(`The page logged errors:\n${queixas.join('\n')}`)
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
