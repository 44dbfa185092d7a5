import type { PDFDocumentProxy } from 'pdfjs-dist'

/** An open PDF. */
export interface Pdf {
  readonly paginas: number
  /** Draws a page as wide as `largura` CSS pixels, turned by `giro` degrees; resolves to its text once it is drawn. */
  readonly desenhar: (canvas: HTMLCanvasElement, pedido: Desenho) => Promise<string>
  readonly fechar: () => void
}

export interface Desenho {
  readonly pagina: number
  readonly largura: number
  readonly giro: number
  readonly signal: AbortSignal
}

/** Device pixels per CSS pixel that are worth drawing. */
const MAIOR_DENSIDADE = 2
/** Pixels of one canvas that phones still draw. */
const MAIOR_LADO_PX = 4_096

/** The PDF that is expected next, open already; taken by the first who opens it. */
let preparado: { readonly arquivo: Blob; readonly pdf: Promise<Pdf> } | null = null

/** Opens a PDF ahead of its turn. One waits at a time. */
export async function prepararPdf(arquivo: Blob): Promise<void> {
  if (preparado?.arquivo === arquivo) return
  const antes = preparado
  preparado = { arquivo, pdf: lerPdf(arquivo) }
  const { pdf } = preparado
  // One that is none fails when it is shown.
  await pdf.catch(() => undefined)
  await antes?.pdf.then((outro) => outro.fechar()).catch(() => undefined)
}

/** Opens a PDF, or takes the one that was opened ahead. Rejects for a file that is none. */
export function abrirPdf(arquivo: Blob): Promise<Pdf> {
  if (preparado?.arquivo !== arquivo) return lerPdf(arquivo)
  const { pdf } = preparado
  preparado = null
  return pdf
}

/** Reads a PDF with pdf.js, in a worker of our own origin. Rejects for a file that is none. */
async function lerPdf(arquivo: Blob): Promise<Pdf> {
  const { getDocument, GlobalWorkerOptions, version } = await import('pdfjs-dist')
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
    fechar: () => void tarefa.destroy(),
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
