import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { aberturas, DEPOIS, type Abertura } from './aberturas.ts'

export type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

/** The entry, the chunks of the roots, and all that these import statically. */
export function closureOf(chunks: Chunks, roots: readonly string[]): Set<Rolldown.OutputChunk> {
  const all = [...chunks.values()]
  const starts = roots.map((root) => {
    const chunk = all.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`apps/web/${root}`)))
    if (!chunk) throw new Error(`Budget: no chunk has ${root}`)
    return chunk
  })
  const found = new Set<Rolldown.OutputChunk>()
  const add = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) add(chunks.get(name))
  }
  for (const chunk of [...all.filter(({ isEntry }) => isEntry), ...starts]) add(chunk)
  return found
}

/** As it goes over the wire: what is too small to be compressed goes as it is. */
const servedSize = async (path: string): Promise<number> =>
  (await stat(`${path}.br`).catch(() => stat(path))).size

type Pesada = Pick<Abertura, 'nome' | 'raizes' | 'limite' | 'endereco'>

/** Bytes of script, compressed, that opening a page costs somebody who has nothing of it yet, with what comes by itself. */
const budgetsDe = (pages: readonly Pesada[]) =>
  pages.flatMap(({ nome, raizes, limite, endereco }) =>
    limite === undefined
      ? []
      : [{ nome, limite, roots: endereco === undefined ? raizes : [...raizes, ...DEPOIS] }],
  )

/**
 * The bundler puts its own helpers into the first page's file when whatever uses them needs that file anyway, and else into
 * one of their own, which every page then asks for. A part of nothing but packages, loaded on demand, is enough for that.
 */
const isAjudantes = ({ name }: Rolldown.OutputChunk): boolean => name === 'rolldown-runtime'

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** Fails the build of a page that has grown past its budget, and says what it loads. */
export const budget = (pages: readonly Pesada[] = aberturas): Plugin => ({
  name: 'budget',
  apply: 'build',
  enforce: 'post',
  writeBundle: {
    // After the compressed copies are there.
    order: 'post',
    sequential: true,
    async handler({ dir = '.' }, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? [[file.fileName, file] as const] : [],
        ),
      )
      if ([...chunks.values()].some(isAjudantes))
        this.error(
          'The helpers of the bundler are a file of their own, a request more for every page. Let each part that is loaded on demand import something of the first page, as `leitor-pdf.ts` does.',
        )
      for (const { nome, roots, limite } of budgetsDe(pages)) {
        const weighed = [...closureOf(chunks, roots)].map(
          async ({ fileName }) => [fileName, await servedSize(join(dir, fileName))] as const,
        )
        const sizes = await Promise.all(weighed)
        const total = sizes.reduce((sum, [, size]) => sum + size, 0)
        const files = sizes.toSorted((a, b) => b[1] - a[1]).map(([name, size]) => `  ${kb(size)} ${name}`)
        if (total > limite)
          this.error(
            `The page "${nome}" loads ${kb(total)} of script, its budget is ${kb(limite)}:\n${files.join('\n')}`,
          )
      }
    },
  },
})
