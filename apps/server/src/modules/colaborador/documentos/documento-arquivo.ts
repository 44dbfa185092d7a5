import type { ArquivoEnviado, ArquivoServido } from '@rh/domain/http/arquivo'
import type { FileStore } from '../../../arquivos/file-store.ts'
import { saveArquivo, servirArquivo } from '../../../arquivos/arquivos.ts'
import type { Db } from '../../../db/db.ts'
import type { UnitOfWork } from '../../../db/write.ts'
import type { Ator } from '../../../http/ator.ts'
import { failure } from '../../../http/failure.ts'
import { requireDocumento } from './documentos.ts'
import type { Vinculo } from '../vinculo.ts'

/** Hangs a file on a document that has none: another file is another document, which replaces the former. */
export async function anexarArquivo(
  work: UnitOfWork,
  store: FileStore,
  { pessoaId }: Vinculo,
  { id, arquivo, ator }: { readonly id: number; readonly arquivo: ArquivoEnviado; readonly ator: Ator },
): Promise<void> {
  await requireDocumento(work.tx, pessoaId, id, ator)
  const { id: arquivoId } = await saveArquivo(store, work, ator.id, arquivo)
  const anexado = await work.tx
    .updateTable('pessoaDocumento')
    .set({ arquivoId })
    .where('id', '=', id)
    .where('arquivoId', 'is', null)
    .where('encerradoEm', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!anexado)
    throw failure('transicao_invalida', {
      mensagem: 'Este documento já tem um arquivo ou foi encerrado.',
      acao: 'Para trocar o arquivo, registre um documento que substitua este.',
    })
}

export async function readArquivo(
  db: Db,
  store: FileStore,
  { pessoaId }: Vinculo,
  { id, ator }: { readonly id: number; readonly ator: Ator },
): Promise<ArquivoServido> {
  const { arquivoId } = await requireDocumento(db, pessoaId, id, ator)
  if (arquivoId === null) throw failure('nao_encontrado')
  return servirArquivo(db, store, arquivoId)
}
