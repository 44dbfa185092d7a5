import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

interface Budget {
  readonly page: string
  /** Source files that the page imports when it opens, besides the entry; each brings its static imports along. */
  readonly roots: readonly string[]
  readonly limit: number
}

/** What every signed-in page loads by itself: the frame, and once it stands the socket and the messages. */
const SHELL = [
  'src/layout/Shell.tsx',
  'src/app/pages.ts',
  'src/lib/api/socket.ts',
  'src/ui/feedback/Toasters.tsx',
]

/** Bytes of script, compressed, that opening a page may cost somebody who has nothing of it yet. */
const budgets: readonly Budget[] = [
  { page: 'sign-in', roots: ['src/features/auth/Login.tsx'], limit: 140 * 1024 },
  {
    page: 'list of employees',
    roots: [...SHELL, 'src/features/colaborador/ColaboradorList.tsx'],
    limit: 216_000,
  },
  {
    // That of Rh, with every block of it: no other sector has as many. What a block drags along is another matter.
    page: 'dashboard',
    roots: [
      ...SHELL,
      'src/app/InicioPage.tsx',
      'src/features/inicio/Inicio.tsx',
      'src/features/inicio/PrazosDoRh.tsx',
      'src/features/inicio/FeriasAVencer.tsx',
      'src/features/estatisticas/EntradasESaidas.tsx',
      'src/features/estatisticas/DiasPorEtapa.tsx',
      'src/features/demissao/estabilidades/Terminando.tsx',
    ],
    limit: 280_000,
  },
  {
    page: 'dashboard of Admin',
    roots: [
      ...SHELL,
      'src/app/InicioPage.tsx',
      'src/features/inicio/Inicio.tsx',
      'src/features/inicio/Copias.tsx',
      'src/features/estatisticas/EntradasESaidas.tsx',
    ],
    limit: 260_000,
  },
]

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

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** Fails the build of a page that has grown past its budget, and says what it loads. */
export const budget = (pages: readonly Budget[] = budgets): Plugin => ({
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
      for (const { page, roots, limit } of pages) {
        const weighed = [...closureOf(chunks, roots)].map(
          async ({ fileName }) => [fileName, await servedSize(join(dir, fileName))] as const,
        )
        const sizes = await Promise.all(weighed)
        const total = sizes.reduce((sum, [, size]) => sum + size, 0)
        const files = sizes.toSorted((a, b) => b[1] - a[1]).map(([name, size]) => `  ${kb(size)} ${name}`)
        if (total > limit)
          this.error(
            `The ${page} page loads ${kb(total)} of script, its budget is ${kb(limit)}:\n${files.join('\n')}`,
          )
      }
    },
  },
})
