import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { firstPaintCss } from './src/theme/first-paint.ts'

const TEXT = /\.(?:js|css|html|svg|json)$/
const FIELDS =
  /@mui\/material\/(?:esm\/)?(?:OutlinedInput|InputBase|InputAdornment|FormControl|FormHelperText|TextareaAutosize|NotchedOutline|utils)\/|ui\/form\/(?:FieldFrame|PasswordField)\.tsx|ui\/icon\/(?:Drawing|essential)\.ts/

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

/** What comes after the entry starts to load with the first bytes of the document, not after the entry ran. */
const preloadNext = (): Plugin => ({
  name: 'preload-next',
  apply: 'build',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) => {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const filesOf = (...names: string[]): string =>
        [
          ...new Set(
            chunks.filter(({ name }) => names.includes(name)).flatMap((c) => [c.fileName, ...c.imports]),
          ),
        ]
          .map((file) => `/${file}`)
          .join(' ')
      const attrs = {
        src: '/tema.js',
        'data-login': filesOf('Login'),
        'data-dentro': filesOf('Shell', 'pages'),
      }
      return chunks.length > 0 ? [{ tag: 'script', attrs, injectTo: 'head-prepend' }] : []
    },
  },
})

/** The first paint wears the person's colours: no flash of another ground or mark. */
const firstPaint = (): Plugin => ({
  name: 'first-paint',
  transformIndexHtml: () => [{ tag: 'style', children: firstPaintCss(), injectTo: 'head' }],
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
  plugins: [react(), firstPaint(), preloadNext(), writeVersion(), precompress()],
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
        codeSplitting: {
          // What every page needs, in one file: whole, it compresses 7% better than as a dozen chunks.
          groups: [
            { name: 'base', tags: ['$initial'] },
            // The fields of the sign-in page, which nearly every other page has too.
            { name: 'campos', test: FIELDS },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
})
