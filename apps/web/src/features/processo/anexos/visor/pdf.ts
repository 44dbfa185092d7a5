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

/** Reads a PDF; its reader is loaded with the first one. Rejects for a file that is none. */
async function lerPdf(arquivo: Blob): Promise<Pdf> {
  const { lerPdf: ler } = await import('./leitor-pdf.ts')
  return ler(arquivo)
}
