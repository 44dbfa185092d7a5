import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Documento } from 'pdfmake'

export interface PdfPronto {
  readonly conteudo: Uint8Array
  readonly sha256: string
}

const require = createRequire(import.meta.url)

/** The screens' own typeface; its latin files carry every accent of Portuguese. */
function fontes() {
  const pasta = join(require.resolve('@fontsource/public-sans/package.json'), '../files')
  const arquivo = (peso: number, estilo: 'normal' | 'italic'): string =>
    join(pasta, `public-sans-latin-${peso}-${estilo}.woff`)
  return {
    'Public Sans': {
      normal: arquivo(400, 'normal'),
      bold: arquivo(600, 'normal'),
      italics: arquivo(400, 'italic'),
      bolditalics: arquivo(600, 'italic'),
    },
  }
}

/** Loaded with the first paper: most of the day nobody prints. */
let gerador: ReturnType<typeof abrirGerador> | undefined

async function abrirGerador() {
  const { default: pdfmake } = await import('pdfmake')
  const dados = fontes()
  const permitidos = new Set(Object.values(dados['Public Sans']))
  pdfmake.setFonts(dados)
  // A paper is made of words and of images in memory: nothing in it may fetch an address or open a file.
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy((caminho) => permitidos.has(caminho))
  return pdfmake
}

/** Sets a document in PDF. Its digest is what says later that a printed copy is this one. */
export async function imprimir(documento: Documento): Promise<PdfPronto> {
  gerador ??= abrirGerador()
  const pdfmake = await gerador
  const conteudo = await pdfmake.createPdf({ ...documento, compress: true }).getBuffer()
  return { conteudo, sha256: createHash('sha256').update(conteudo).digest('hex') }
}
