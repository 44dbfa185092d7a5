import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)

/** Decoders of images that scanners write (JBIG2, JPEG 2000), as plain scripts: no WebAssembly is compiled here. */
const DECODERS = ['jbig2_nowasm_fallback.js', 'openjpeg_nowasm_fallback.js'] as const

/** Puts the decoders that pdf.js loads by name beside the bundle, in a folder of its version. */
export const pdfDecoders = (): Plugin => ({
  name: 'pdf-decoders',
  apply: 'build',
  async generateBundle() {
    const folder = join(require.resolve('pdfjs-dist/package.json'), '..')
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
      version: string
    }
    for (const name of DECODERS)
      this.emitFile({
        type: 'asset',
        fileName: `assets/pdf-${version}/${name}`,
        source: await readFile(join(folder, 'wasm', name)),
      })
  },
})
