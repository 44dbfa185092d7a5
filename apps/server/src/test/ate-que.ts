import { vi } from 'vitest'

/** What comes through the database and a socket takes a moment, and seconds on a busy machine: longer than that is lost. */
const PACIENCIA_MS = 15_000

/** Looks again and again until what must come has come. */
export const ateQue = (olhar: () => unknown, interval = 50): Promise<unknown> =>
  vi.waitFor(olhar, { timeout: PACIENCIA_MS, interval })
