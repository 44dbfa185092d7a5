import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const TESTES = '{apps,packages,e2e}/**/*.{test,spec}.{ts,tsx}'
const MARCA = /^\s*\/\/ prova: (.+)$/gm

/**
 * What the tests say that they prove: by the id of a line, the files with a comment `// prova: <id>, <id>` above the
 * test. The mark stands in the test itself, so that it moves, is renamed and is deleted with it.
 */
export function readMarcas(raiz: string): ReadonlyMap<string, readonly string[]> {
  const arquivos = globSync(TESTES, { cwd: raiz, exclude: (nome) => nome.endsWith('node_modules') })
  const marcas = new Map<string, string[]>()
  for (const arquivo of arquivos.map((nome) => nome.replaceAll('\\', '/')).toSorted())
    for (const id of idsEm(readFileSync(join(raiz, arquivo), 'utf8')))
      marcas.set(id, [...(marcas.get(id) ?? []), arquivo])
  return marcas
}

const idsEm = (texto: string): ReadonlySet<string> =>
  new Set([...texto.matchAll(MARCA)].flatMap(([, ids = '']) => ids.trim().split(/,\s*/)))
