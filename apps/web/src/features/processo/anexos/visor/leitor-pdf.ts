import { getDocument, GlobalWorkerOptions, version, type PDFDocumentProxy } from 'pdfjs-dist'
import { logFailure } from '../../../../lib/log.ts'
import type { Desenho, Pdf } from './pdf.ts'

/** Device pixels per CSS pixel that are worth drawing. */
const MAIOR_DENSIDADE = 2
/** Pixels of one canvas that phones still draw. */
const MAIOR_LADO_PX = 4_096

/** Reads a PDF with pdf.js, in a worker of our own origin. Rejects for a file that is none. */
export async function lerPdf(arquivo: Blob): Promise<Pdf> {
  GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href
  const data = new Uint8Array(await arquivo.arrayBuffer())
  // The content security policy compiles no WebAssembly: the decoders of rare images are plain scripts.
  const tarefa = getDocument({ data, useWasm: false, wasmUrl: `/assets/pdf-${version}/`, enableXfa: false })
  const documento = await tarefa.promise
  // Its first page is what is looked at first.
  await documento.getPage(1)
  return {
    paginas: documento.numPages,
    desenhar: (canvas, pedido) => desenhar(documento, canvas, pedido),
    fechar: () => void tarefa.destroy().catch((error: unknown) => logFailure('PDF', error)),
  }
}

async function desenhar(
  documento: PDFDocumentProxy,
  canvas: HTMLCanvasElement,
  { pagina, largura, giro, signal }: Desenho,
): Promise<string> {
  const folha = await documento.getPage(pagina)
  signal.throwIfAborted()
  const rotation = (folha.rotate + giro) % 360
  const natural = folha.getViewport({ scale: 1, rotation })
  const densidade = Math.min(devicePixelRatio, MAIOR_DENSIDADE)
  const lado = Math.max(1, natural.height / natural.width) * largura * densidade
  const escala = (largura / natural.width) * densidade * Math.min(1, MAIOR_LADO_PX / lado)
  const viewport = folha.getViewport({ scale: escala, rotation })
  // Drawn aside and shown whole: a page that is half there is nothing to decide on.
  const rascunho = document.createElement('canvas')
  rascunho.width = Math.floor(viewport.width)
  rascunho.height = Math.floor(viewport.height)
  const desenho = folha.render({ canvas: rascunho, viewport })
  signal.addEventListener('abort', () => desenho.cancel(), { once: true })
  await desenho.promise
  signal.throwIfAborted()
  canvas.width = rascunho.width
  canvas.height = rascunho.height
  canvas.style.width = `${largura}px`
  canvas.style.height = `${(largura * natural.height) / natural.width}px`
  canvas.getContext('2d')?.drawImage(rascunho, 0, 0)
  const { items } = await folha.getTextContent()
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
}
