import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Plugin, Rolldown } from 'vite'
import { closureOf, type Chunks } from './budget.ts'

// What makes the application installable: icons, drawn from its mark, and the service worker with the list of what it keeps.

const web = join(import.meta.dirname, '..')

/** Pages that open without a network: the frame, the start page, and the sign-in page that shows what was waiting. */
const CASCA = [
  'src/layout/Shell.tsx',
  'src/app/pages.ts',
  'src/app/InicioPage.tsx',
  'src/features/inicio/Inicio.tsx',
  'src/features/auth/Login.tsx',
  'src/features/auth/EsperaGuardada.tsx',
]

/** Drawings of the mark: as it is, without the rounded corners where the system cuts its own, and as a stamp. */
const desenhos = {
  marca: (svg: string): string => svg,
  cheia: (svg: string): string => svg.replace(' rx="12"', ''),
  // Android paints the stamp itself: only where it is not clear counts.
  selo: (svg: string): string => svg.replace(/<rect[^>]*>/, '').replaceAll('#0b7089', '#0000'),
} as const

const icones: readonly (readonly [file: string, desenho: keyof typeof desenhos, pixels: number])[] = [
  ['192', 'marca', 192],
  ['512', 'marca', 512],
  ['cheio-512', 'cheia', 512],
  // What an iPhone shows on its home screen.
  ['cheio-180', 'cheia', 180],
  ['selo', 'selo', 96],
]

const UNIDADES = 40
const PONTOS_POR_UNIDADE = 72

const draw = (svg: string, pixels: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (4 * PONTOS_POR_UNIDADE * pixels) / UNIDADES })
    .resize(pixels)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()

const isFont = ({ fileName }: Rolldown.OutputChunk | Rolldown.OutputAsset): boolean =>
  fileName.endsWith('.woff2')

/** Files that the worker keeps from the start; the others it keeps as they are visited. */
function filesOf(bundle: Rolldown.OutputBundle): string[] {
  const files = Object.values(bundle)
  const chunks: Chunks = new Map(
    files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  )
  return [...closureOf(chunks, CASCA), ...files.filter(isFont)]
    .map(({ fileName }) => `/${fileName}`)
    .toSorted()
}

const MARCA = 'public/favicon.svg'

/** The icon of the tab, in the document itself: a request less for each page. */
async function inlineIcon(html: string): Promise<string> {
  const marca = await readFile(join(web, MARCA), 'utf8')
  const inline = html.replace(
    'href="/favicon.svg"',
    `href="data:image/svg+xml,${encodeURIComponent(marca.trim())}"`,
  )
  if (inline === html) throw new Error('index.html names its icon in another way')
  return inline
}

/** Emits the icons and `/sw.js`. */
export const instalavel = (): Plugin => ({
  name: 'instalavel',
  apply: 'build',
  transformIndexHtml: inlineIcon,
  async generateBundle(_, bundle) {
    const marca = await readFile(join(web, MARCA), 'utf8')
    for (const [file, desenho, pixels] of icones) {
      const source = await draw(desenhos[desenho](marca), pixels)
      this.emitFile({ type: 'asset', fileName: `icones/${file}.png`, source })
    }
    const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
    const casca = { versao: entry?.fileName.split('/').at(-1), arquivos: filesOf(bundle) }
    const worker = await readFile(join(web, 'src/sw/sw.js'), 'utf8')
    this.emitFile({
      type: 'asset',
      fileName: 'sw.js',
      source: `self.CASCA = ${JSON.stringify(casca)}\n${worker}`,
    })
  },
})
