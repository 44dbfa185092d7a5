import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { firstPaintCss } from '../src/start/first-paint.ts'
import { aberturas } from './aberturas.ts'
import { closureOf, type Chunks } from './budget.ts'

/** Files of each opening, by address: each named once, as the document is read before anything else. */
export function arquivosPorEndereco(chunks: Chunks) {
  const arquivos: string[] = []
  const paginas: Record<string, number[]> = {}
  for (const { nome, endereco = nome, raizes } of aberturas) {
    const indices = [...closureOf(chunks, raizes)].flatMap(({ fileName, isEntry }) => {
      if (isEntry) return []
      if (!arquivos.includes(fileName)) arquivos.push(fileName)
      return arquivos.indexOf(fileName)
    })
    paginas[endereco] = indices
  }
  return { arquivos, paginas }
}

/**
 * The script that runs before the first paint, in the document itself: a file of its own would hold the paint back
 * by a round trip. What comes after the entry starts to load with it, not after the entry ran.
 */
const beforePaint = (): Plugin => ({
  name: 'before-paint',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    handler: async (_, { bundle = {} }) => {
      const children = await readFile(join(import.meta.dirname, '../src/start/before-paint.js'), 'utf8')
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      // In development there are no files yet, and nothing to ask for.
      const conhecidos =
        chunks.length === 0
          ? { arquivos: [], paginas: {} }
          : arquivosPorEndereco(new Map(chunks.map((chunk) => [chunk.fileName, chunk])))
      const attrs = { 'data-abre': JSON.stringify(conhecidos) }
      return [{ tag: 'script', attrs, children, injectTo: 'head-prepend' }]
    },
  },
})

/** The first paint wears the person's colours: no flash of another ground or mark. */
const firstPaint = (): Plugin => ({
  name: 'first-paint',
  transformIndexHtml: () => [{ tag: 'style', children: firstPaintCss(), injectTo: 'head' }],
})

/**
 * Tells a browser (Chromium heeds it) to compile all functions of the entry while it arrives, in a thread of its
 * own, not one by one with their first call in the thread that draws: nearly all of them run at the start.
 */
const compileAhead = (): Plugin => ({
  name: 'compile-ahead',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        // Heeded in the first line only.
        if (file.type === 'chunk' && file.isEntry) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
    },
  },
})

const ALIAS = 'src/start/insert-while-drawing.ts'

/**
 * Fails a build in which Emotion does not import the stand-in for its insertion hook: the alias would be dead, and the
 * start slower, without a word (decision 0041).
 */
const aliasInUse = (): Plugin => ({
  name: 'alias-in-use',
  apply: 'build',
  generateBundle() {
    const id = [...this.getModuleIds()].find((module) => module.endsWith(ALIAS))
    const importers = id === undefined ? [] : (this.getModuleInfo(id)?.importers ?? [])
    if (!importers.some((importer) => importer.includes('/@emotion/')))
      this.error(`Emotion does not import ${ALIAS}: the alias of @emotion/use-insertion-effect is dead`)
  },
})

/** What the build does for the start of the application: `src/start/README.md` tells it together with the rest. */
export const start = (): Plugin[] => [firstPaint(), beforePaint(), aliasInUse(), compileAhead()]

/** Emotion's insertion hook, replaced while the application starts. */
export const startAlias = {
  '@emotion/use-insertion-effect-with-fallbacks': join(import.meta.dirname, '..', ALIAS),
}
