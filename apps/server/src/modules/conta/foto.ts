import { createHash } from 'node:crypto'
import type { ArquivoEnviado, ArquivoServido } from '@rh/domain/http/arquivo'
import { gruposDe } from '@rh/domain/setores/setores'
import { desenharImagem } from '../../arquivos/imagem.ts'
import type { Db } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import type { Ator } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { isoDe } from '../../clock.ts'

/** Side of the square that is kept. */
const LADO_PX = 512
const QUALIDADE = 80
const TIPO = 'image/webp'

/** A small square of the photo. */
export const desenharFoto = (arquivo: ArquivoEnviado): Promise<Buffer> =>
  desenharImagem(arquivo, (foto) =>
    foto.resize(LADO_PX, LADO_PX, { fit: 'cover' }).webp({ quality: QUALIDADE }),
  )

export async function saveFoto(
  { tx, agora }: UnitOfWork,
  usuarioId: number,
  conteudo: Buffer,
): Promise<string> {
  const versao = createHash('sha256').update(conteudo).digest('hex').slice(0, 16)
  const foto = { tipo: TIPO, conteudo, versao, atualizadaEm: isoDe(agora) }
  await tx
    .insertInto('usuarioFoto')
    .values({ usuarioId, ...foto })
    .onConflict((oc) => oc.column('usuarioId').doUpdateSet(foto))
    .execute()
  return versao
}

export const deleteFoto = ({ tx }: UnitOfWork, usuarioId: number) =>
  tx.deleteFrom('usuarioFoto').where('usuarioId', '=', usuarioId).execute()

/** The photo of an account: one's own, or any for who administers accounts. Throws 404 for any other. */
export async function obterFoto(db: Db, usuarioId: number, ator: Ator): Promise<ArquivoServido> {
  if (usuarioId !== ator.id && !ator.grupos.some((grupo) => gruposDe('usuarios.listar').includes(grupo)))
    throw failure('nao_encontrado')
  const foto = await db
    .selectFrom('usuarioFoto')
    .select(['conteudo', 'versao'])
    .where('usuarioId', '=', usuarioId)
    .executeTakeFirst()
  if (!foto) throw failure('nao_encontrado')
  return { ...foto, tipo: TIPO }
}
