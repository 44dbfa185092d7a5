import { randomUUID } from 'node:crypto'
import type { ArquivoEnviado, ArquivoServido, TipoServido } from '@rh/domain/http/arquivo'
import type { Db, Tx } from '../db/db.ts'
import type { UnitOfWork } from '../db/write.ts'
import { failure } from '../http/failure.ts'
import { isoDe } from '../clock.ts'
import type { FileStore } from './file-store.ts'

interface ArquivoGuardado {
  readonly id: string
  readonly nome: string
  readonly bytes: number
}

/**
 * Keeps a file, received or written here. It belongs to who sent it until a record takes it; one of a candidate
 * (`null`) to no user, so that only the record that waits for it names it.
 *
 * Upload marker, bytes, row, commit, marker deleted. Wherever a crash or a refusal ends this, there is either nothing
 * or a marker, from which the sweep knows what to look at; never a row without its file.
 */
export async function saveArquivo(
  store: FileStore,
  { tx, agora, depois }: UnitOfWork,
  usuarioId: number | null,
  { nome, tipo, bytes, sha256, caminho }: Omit<ArquivoEnviado, 'tipo'> & { readonly tipo: TipoServido },
): Promise<ArquivoGuardado> {
  const id = randomUUID()
  const marker = { id, desde: agora }
  await store.mark(marker)
  await store.guardar(id, caminho)
  await tx
    .insertInto('arquivo')
    .values({ id, nome, tipo, bytes, sha256, enviadoPor: usuarioId, enviadoEm: isoDe(agora) })
    .execute()
  // One that cannot be taken back now stands until the sweep, which finds the row.
  depois(() => void store.unmark(marker).catch(() => {}))
  return { id, nome, bytes }
}

/** Of these files, those that the person sent: nobody attaches what somebody else uploaded. */
export async function arquivosDe(
  tx: Tx,
  usuarioId: number,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const linhas = await tx
    .selectFrom('arquivo')
    .select('id')
    .where('id', 'in', [...ids])
    .where('enviadoPor', '=', usuarioId)
    .where('eliminadoEm', 'is', null)
    .execute()
  return new Set(linhas.map(({ id }) => id))
}

/** Throws where a file was let go of: nothing but its row is left. */
export function requireGuardado({ eliminadoEm }: { readonly eliminadoEm: string | null }): void {
  if (eliminadoEm !== null)
    throw failure('nao_encontrado', { mensagem: 'O arquivo foi eliminado ao fim do prazo de guarda.' })
}

/** A file as the answer of a call that already made sure that this person may have it. No browser keeps it. */
export async function servirArquivo(db: Db, store: FileStore, id: string): Promise<ArquivoServido> {
  const arquivo = await db
    .selectFrom('arquivo')
    .select(['nome', 'tipo', 'eliminadoEm'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!arquivo) throw failure('nao_encontrado')
  requireGuardado(arquivo)
  return {
    tipo: arquivo.tipo as TipoServido,
    conteudo: await store.abrir(id),
    nome: arquivo.nome,
  }
}
