import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(?:m?js|css|html|svg|json)$/
/** Below this a compressed copy saves nothing. */
const MIN_BYTES = 1024

/** Compresses once, at build time, what the server would otherwise compress at each request. */
export const precompress = (): Plugin => ({
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
