import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { firstPaintCss } from '../src/start/first-paint.ts'
import { arquivosDasListas } from './listas.ts'

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
      const source = (file: string): Promise<string> =>
        readFile(join(import.meta.dirname, '../src', file), 'utf8')
      const children = await source('start/before-paint.js')
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const filesOf = (isWanted: (chunk: Rolldown.OutputChunk) => boolean): string =>
        [...new Set(chunks.filter(isWanted).flatMap((c) => [c.fileName, ...c.imports]))]
          .map((file) => `/${file}`)
          .join(' ')
      const named = (...names: string[]): string => filesOf(({ name }) => names.includes(name))
      const isOf = (file: string) => (chunk: Rolldown.OutputChunk) =>
        chunk.facadeModuleId?.endsWith(file) ?? false
      const pageOf = (files: readonly string[]): string => {
        const lost = files.find((file) => chunks.length > 0 && !chunks.some(isOf(file)))
        if (lost !== undefined) throw new Error(`No chunk is the page ${lost}`)
        return filesOf((chunk) => files.some((file) => isOf(file)(chunk)))
      }
      const listas = Object.entries(arquivosDasListas).map(([area, files]) => [area, pageOf(files)])
      const attrs = {
        'data-login': named('Login'),
        'data-dentro': named('dentro', 'pages'),
        'data-listas': JSON.stringify(Object.fromEntries(listas)),
      }
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
