import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { budget } from './build/budget.ts'
import { arquivosDasListas } from './build/listas.ts'
import { firstPaintCss } from './src/theme/first-paint.ts'

const TEXT = /\.(?:js|css|html|svg|json)$/
/** A module of a package, as `material('Button')`, or one of the app's own, by the end of its path. */
const any = (...paths: string[]): RegExp => new RegExp(paths.join('|'))
const material = (...names: string[]): string => `@mui/material/(?:esm/)?(?:${names.join('|')})/`
const own = (folder: string, ...names: string[]): string => `${folder}/(?:${names.join('|')})\\.tsx?$`

/**
 * What goes together, each with all that it needs and nobody before it has. Whole, a file compresses some 7% better
 * than as a dozen, and each request costs a phone more than the few bytes that a page could do without.
 */
const groups = [
  { name: 'base', tags: ['$initial' as const] },
  {
    // The sign-in page's, which nearly every other page has too.
    name: 'campos',
    test: any(
      material('OutlinedInput', 'InputBase', 'InputAdornment', 'FormControl', 'FormHelperText'),
      material('TextareaAutosize', 'utils'),
      own('ui/form', 'FieldFrame'),
      own('ui/form/inputs', 'PasswordField'),
      own('ui/icon', 'Drawing', 'essential'),
      own('src/lib', 'config'),
      own('src/ui', 'Logo'),
    ),
  },
  {
    // The frame of the signed-in pages, and what most of them have.
    name: 'dentro',
    test: any(
      own('layout', 'Shell'),
      own('ui/page', 'Page', 'Section'),
      own('ui/data', 'StatusChip'),
      own('ui/feedback', 'ErrorState'),
      own('cadastros', 'codigos'),
      own('src/lib', 'focus'),
      own('src/lib/api', 'use-submit'),
      own('src/lib/session', 'session-queries'),
      material('Button', 'Card', 'Skeleton'),
    ),
  },
  { name: 'lista', test: any(own('ui/table', 'DataList', 'warm-list')) },
  // What lies over the page, once it is called.
  {
    name: 'janelas',
    test: any(
      material('Dialog', 'DialogTitle', 'Drawer', 'Menu', 'MenuItem', 'Popover'),
      own('ui/feedback', 'ConfirmDialog'),
    ),
  },
  { name: 'zod', test: any('node_modules/zod/', own('domain/src/br', 'campos')) },
  {
    name: 'formulario',
    test: any(
      own('ui/form', 'Form', 'FormGrid'),
      own('ui/form/inputs', 'TextInput', 'SelectInput', 'DateInput', 'NumberInput', 'MaskedInput'),
    ),
  },
]

/** Below this a compressed copy saves nothing. */
const MIN_BYTES = 1024

/** Compresses once, at build time, what the server would otherwise compress at each request. */
const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  enforce: 'post',
  async writeBundle({ dir = '.' }, bundle) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    for (const { fileName } of Object.values(bundle)) {
      const path = join(dir, fileName)
      const source = await readFile(path)
      if (!TEXT.test(fileName) || source.length < MIN_BYTES) continue
      await writeFile(`${path}.br`, await promisify(brotliCompress)(source, { params }))
      await writeFile(`${path}.gz`, await promisify(gzip)(source, { level: 9 }))
    }
  },
})

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
        readFile(join(import.meta.dirname, 'src', file), 'utf8')
      const children = await source('theme/before-paint.js')
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

const ALIAS = 'src/theme/insert-while-drawing.ts'

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

/** `/versao.json`: the entry script of this build, by which an open page sees that a newer one is installed. */
const writeVersion = (): Plugin => ({
  name: 'write-version',
  apply: 'build',
  generateBundle(_, bundle) {
    const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
    const versao = entry?.fileName.split('/').at(-1)
    this.emitFile({ type: 'asset', fileName: 'versao.json', source: JSON.stringify({ versao }) })
  },
})

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    firstPaint(),
    beforePaint(),
    writeVersion(),
    aliasInUse(),
    compileAhead(),
    precompress(),
    budget(),
  ],
  build: {
    outDir: 'dist',
    target: 'es2023',
    // One file per chunk group is enough: the maps stay out of what is served.
    sourcemap: false,
    reportCompressedSize: false,
    // Nothing inlined: the content security policy allows no data: scripts or fonts.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The sign-in page has loaded nearly all that this form needs; a list of it would weigh on every visit.
      resolveDependencies: (file, deps) => (file.includes('CodigoForm') ? [] : deps),
    },
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
      },
    },
  },
  resolve: {
    alias: {
      '@emotion/use-insertion-effect-with-fallbacks': join(import.meta.dirname, ALIAS),
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
})
