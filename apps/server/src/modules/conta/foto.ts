import { createHash } from 'node:crypto'
import type { Sharp } from 'sharp'
import type { ArquivoEnviado, ArquivoServido } from '@rh/domain/contract/arquivo'
import type { Db } from '../../db/db.ts'
import type { Escrita } from '../../db/escrita.ts'
import { falha } from '../../http/falha.ts'
import { isoDe } from '../../relogio.ts'

/** Side of the square that is kept. */
const LADO_PX = 512
const QUALIDADE = 80
/** A picture of a few kilobytes may unfold to gigabytes: more than a good camera takes is refused unread. */
const PIXELS_MAXIMOS = 50_000_000
const TIPO = 'image/webp'

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
    throw falha('arquivo_recusado', {
      mensagem: 'A imagem não pôde ser lida.',
      acao: 'Envie outra imagem, de até 50 megapixels.',
      campos: { arquivo: 'A imagem não pôde ser lida' },
    })
  }
}

/** A small square of the photo. */
export const desenharFoto = (arquivo: ArquivoEnviado): Promise<Buffer> =>
  desenharImagem(arquivo, (foto) =>
    foto.resize(LADO_PX, LADO_PX, { fit: 'cover' }).webp({ quality: QUALIDADE }),
  )

export async function saveFoto({ tx, agora }: Escrita, usuarioId: number, conteudo: Buffer): Promise<string> {
  const versao = createHash('sha256').update(conteudo).digest('hex').slice(0, 16)
  const foto = { tipo: TIPO, conteudo, versao, atualizadaEm: isoDe(agora) }
  await tx
    .insertInto('usuarioFoto')
    .values({ usuarioId, ...foto })
    .onConflict((oc) => oc.column('usuarioId').doUpdateSet(foto))
    .execute()
  return versao
}

export const deleteFoto = ({ tx }: Escrita, usuarioId: number) =>
  tx.deleteFrom('usuarioFoto').where('usuarioId', '=', usuarioId).execute()

export async function obterFoto(db: Db, usuarioId: number): Promise<ArquivoServido> {
  const foto = await db
    .selectFrom('usuarioFoto')
    .select(['conteudo', 'versao'])
    .where('usuarioId', '=', usuarioId)
    .executeTakeFirst()
  if (!foto) throw falha('nao_encontrado')
  return { ...foto, tipo: TIPO }
}
