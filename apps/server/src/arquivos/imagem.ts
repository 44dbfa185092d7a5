import type { ArquivoEnviado } from '@rh/domain/http/arquivo'
import type { Sharp } from 'sharp'
import { failure } from '../http/failure.ts'

/** A picture of a few kilobytes may unfold to gigabytes: more than a good camera takes is refused unread. */
const PIXELS_MAXIMOS = 50_000_000

let ultima: Promise<unknown> = Promise.resolve()
/** One picture at a time: unfolded, each may take as much memory as all the rest of the server. */
function naVez<R>(trabalho: () => Promise<R>): Promise<R> {
  const desta = ultima.then(trabalho)
  ultima = desta.catch(() => {})
  return desta
}

/**
 * Draws a picture anew: what is kept holds nothing of the original but its look, neither the place where it was taken
 * nor anything hidden behind it.
 */
export async function desenharImagem(
  { caminho }: ArquivoEnviado,
  desenhar: (imagem: Sharp) => Sharp,
): Promise<Buffer> {
  // Loaded with the first picture: 20 MB that most processes never need.
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  try {
    const imagem = desenhar(
      sharp(caminho, { limitInputPixels: PIXELS_MAXIMOS, failOn: 'error' }).autoOrient(),
    )
    return await naVez(() => imagem.toBuffer())
  } catch {
    throw failure('arquivo_recusado', {
      mensagem: 'A imagem não pôde ser lida.',
      acao: 'Envie outra imagem, de até 50 megapixels.',
      campos: { arquivo: 'A imagem não pôde ser lida' },
    })
  }
}
