import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Documento } from 'pdfmake'
import { unwrapWoff } from './fonte.ts'

export interface PdfPronto {
  readonly conteudo: Uint8Array
  readonly sha256: string
}

const require = createRequire(import.meta.url)

/** The screens' own typeface; its latin files carry every accent of Portuguese. */
const FONTE = 'Public Sans'
const faces = {
  normal: '400-normal',
  bold: '600-normal',
  italics: '400-italic',
  bolditalics: '600-italic',
} as const

const lerFonte = (face: string): Buffer =>
  unwrapWoff(readFileSync(require.resolve(`@fontsource/public-sans/files/public-sans-latin-${face}.woff`)))

/** Loaded with the first paper: most of the day nobody prints. */
let gerador: ReturnType<typeof abrirGerador> | undefined

async function abrirGerador() {
  const { default: pdfmake } = await import('pdfmake')
  for (const face of Object.values(faces)) pdfmake.virtualfs.writeFileSync(face, lerFonte(face))
  pdfmake.setFonts({ [FONTE]: faces })
  // A paper is made of words and of images in memory: nothing in it may fetch an address or open a file.
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy(() => false)
  return pdfmake
}

/** Sets a document in PDF. Its digest is what says later that a printed copy is this one. */
export async function imprimir(documento: Documento): Promise<PdfPronto> {
  gerador ??= abrirGerador()
  const pdfmake = await gerador
  const conteudo = await pdfmake.createPdf({ ...documento, compress: true }).getBuffer()
  return { conteudo, sha256: createHash('sha256').update(conteudo).digest('hex') }
}
