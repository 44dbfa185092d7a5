import type { UnitOfWork } from '../../db/write.ts'
import type { Ator } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { isoDe } from '../../clock.ts'
import { findObservacoes, isVisivel } from './repository.ts'

interface Observacao {
  readonly contratoId: number
  readonly texto: string
}

/** Adds to the thread of a contract, which the database lets nobody change afterwards. */
export async function acrescentarObservacao(
  { tx, agora }: UnitOfWork,
  ator: Ator,
  { contratoId, texto }: Observacao,
) {
  if (!(await isVisivel(tx, contratoId, ator))) throw failure('nao_encontrado')
  await tx
    .insertInto('contratoObservacao')
    .values({ contratoId, texto, usuarioId: ator.id, em: isoDe(agora) })
    .execute()
  return { results: await findObservacoes(tx, contratoId) }
}
