import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

const src = join(import.meta.dirname, '../..')

const importsOf = (file: string): string[] =>
  Array.from(
    readFileSync(join(src, file), 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+\.tsx)'/g),
    ([, alvo = '']) => relative(src, join(src, dirname(file), alvo)),
  )

/** Shown by /dev/ui itself, or drawn by a component of `ui` that is. */
function shown(files: readonly string[], seen = new Set<string>()): Set<string> {
  for (const file of files.flatMap(importsOf).filter((alvo) => alvo.startsWith('ui/') && !seen.has(alvo))) {
    seen.add(file)
    shown([file], seen)
  }
  return seen
}

/** What draws nothing. */
const invisible = new Set(['ui/form/unsaved/FreshValues.tsx'])

describe('/dev/ui', () => {
  const components = globSync('ui/**/*.tsx', { cwd: src }).filter(
    (file) => !file.includes('.test.') && !invisible.has(file),
  )
  // The messages are mounted around every page.
  const inView = shown([...globSync('features/dev/*.tsx', { cwd: src }), 'app/Root.tsx'])

  it('finds the components', () => expect(components.length).toBeGreaterThan(50))

  it.each(components)('shows %s', (component) => {
    expect(inView, 'give it a place in features/dev').toContain(component)
  })
})
