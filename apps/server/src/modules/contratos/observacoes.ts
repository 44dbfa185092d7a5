import type { Escrita } from '../../db/escrita.ts'
import type { Ator } from '../../http/ator.ts'
import { falha } from '../../http/falha.ts'
import { isoDe } from '../../relogio.ts'
import { findObservacoes, isVisivel } from './repository.ts'

interface Observacao {
  readonly contratoId: number
  readonly texto: string
}

/** Adds to the thread of a contract, which the database lets nobody change afterwards. */
export async function acrescentarObservacao(
  { tx, agora }: Escrita,
  ator: Ator,
  { contratoId, texto }: Observacao,
) {
  if (!(await isVisivel(tx, contratoId, ator))) throw falha('nao_encontrado')
  await tx
    .insertInto('contratoObservacao')
    .values({ contratoId, texto, usuarioId: ator.id, em: isoDe(agora) })
    .execute()
  return { results: await findObservacoes(tx, contratoId) }
}
