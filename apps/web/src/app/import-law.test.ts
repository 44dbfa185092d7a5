import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '..')

/** What all the processes share. */
const PARTILHADA = 'processo'

const featureOf = (file: string): string | undefined => /^features\/([^/]+)\//.exec(file)?.[1]

/** `file → import` for every relative import of the web app's sources. */
const imports = globSync('**/*.{ts,tsx}', { cwd: src }).flatMap((file) =>
  Array.from(
    readFileSync(join(src, file), 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g),
    ([, alvo = '']) => ({
      file,
      alvo: relative(src, join(src, dirname(file), alvo)),
    }),
  ),
)

it('sees the imports', () => {
  expect(imports.length).toBeGreaterThan(500)
})

it('lets no feature import another one, so that each can be changed or removed alone', () => {
  const cruzados = imports.filter(({ file, alvo }) => {
    const [de, para] = [featureOf(file), featureOf(alvo)]
    return de !== undefined && para !== undefined && de !== para && para !== PARTILHADA
  })
  expect(cruzados).toEqual([])
})

it('lets features know neither the router nor the layout', () => {
  const acima = imports.filter(
    ({ file, alvo }) => featureOf(file) !== undefined && /^(app|layout)\//.test(alvo),
  )
  expect(acima).toEqual([])
})

it('lets nothing of the screens know the server', () => {
  const doServidor = imports.filter(({ alvo }) => alvo.includes('server/'))
  expect(doServidor).toEqual([])
})
