/** Enough to read the small print of a document photographed whole, at a tenth of what a camera writes. */
const LADO_PX = 2_400
const QUALIDADE = 0.85
/** Below this a photograph goes as it is. */
const PEQUENA_BYTES = 900_000

/** A photograph made smaller before it is kept and sent; what cannot be drawn here goes as it is. */
export async function reduzir(arquivo: File): Promise<Blob> {
  if (!arquivo.type.startsWith('image/') || arquivo.size < PEQUENA_BYTES) return arquivo
  try {
    const imagem = await createImageBitmap(arquivo, { imageOrientation: 'from-image' })
    const escala = Math.min(1, LADO_PX / Math.max(imagem.width, imagem.height))
    const tela = document.createElement('canvas')
    tela.width = Math.round(imagem.width * escala)
    tela.height = Math.round(imagem.height * escala)
    tela.getContext('2d')?.drawImage(imagem, 0, 0, tela.width, tela.height)
    imagem.close()
    const menor = await new Promise<Blob | null>((resolve) => tela.toBlob(resolve, 'image/jpeg', QUALIDADE))
    return menor && menor.size < arquivo.size ? menor : arquivo
  } catch {
    return arquivo
  }
}
