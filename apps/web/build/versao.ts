import type { Plugin } from 'vite'

/** `/versao.json`: the entry script of this build, by which an open page sees that a newer one is installed. */
export const writeVersion = (): Plugin => ({
  name: 'write-version',
  apply: 'build',
  generateBundle(_, bundle) {
    const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
    const versao = entry?.fileName.split('/').at(-1)
    this.emitFile({ type: 'asset', fileName: 'versao.json', source: JSON.stringify({ versao }) })
  },
})
