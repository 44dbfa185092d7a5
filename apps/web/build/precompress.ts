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
    // On all cores: zlib has threads of its own.
    await Promise.all(Object.values(bundle).map(({ fileName }) => compress(fileName, join(dir, fileName))))
  },
})

const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }

async function compress(name: string, path: string): Promise<void> {
  const source = await readFile(path)
  if (!TEXT.test(name) || source.length < MIN_BYTES) return
  await Promise.all([
    promisify(brotliCompress)(source, { params }).then((br) => writeFile(`${path}.br`, br)),
    promisify(gzip)(source, { level: 9 }).then((gz) => writeFile(`${path}.gz`, gz)),
  ])
}
