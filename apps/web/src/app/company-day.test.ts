import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '..')
/** Where days that have no time are counted. */
const DOS_DIAS = 'lib/time/dia.ts'
/** The first letters of a moment: a day in UTC. */
const CORTADO = /\.(?:slice|substring)\(0, 10\)/

it('is read of a moment by the clock of the company on every screen', () => {
  const cortados = globSync('**/*.{ts,tsx}', { cwd: src }).filter(
    (file) => !/\.test\.tsx?$/.test(file) && CORTADO.test(readFileSync(join(src, file), 'utf8')),
  )
  expect(cortados).toEqual([DOS_DIAS])
})
