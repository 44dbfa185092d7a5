import type { ArquivoEnviado, ArquivoServido } from '@rh/domain/http/arquivo'
import type { Armazem } from '../../arquivos/armazem.ts'
import { guardarArquivo, servirArquivo } from '../../arquivos/arquivos.ts'
import type { Db } from '../../db/db.ts'
import type { Escrita } from '../../db/escrita.ts'
import type { Ator } from '../../http/ator.ts'
import { falha } from '../../http/falha.ts'
import { exigirDocumento } from './documentos.ts'
import type { Vinculo } from './vinculo.ts'

/** Hangs a file on a document that has none: another file is another document, which replaces the former. */
export async function anexarArquivo(
  escrita: Escrita,
  armazem: Armazem,
  { pessoaId }: Vinculo,
  { id, arquivo, ator }: { readonly id: number; readonly arquivo: ArquivoEnviado; readonly ator: Ator },
): Promise<void> {
  await exigirDocumento(escrita.tx, pessoaId, id, ator)
  const { id: arquivoId } = await guardarArquivo(armazem, escrita, ator.id, arquivo)
  const anexado = await escrita.tx
    .updateTable('pessoaDocumento')
    .set({ arquivoId })
    .where('id', '=', id)
    .where('arquivoId', 'is', null)
    .where('encerradoEm', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!anexado)
    throw falha('transicao_invalida', {
      mensagem: 'Este documento já tem um arquivo ou foi encerrado.',
      acao: 'Para trocar o arquivo, registre um documento que substitua este.',
    })
}

export async function lerArquivo(
  db: Db,
  armazem: Armazem,
  { pessoaId }: Vinculo,
  { id, ator }: { readonly id: number; readonly ator: Ator },
): Promise<ArquivoServido> {
  const { arquivoId } = await exigirDocumento(db, pessoaId, id, ator)
  if (arquivoId === null) throw falha('nao_encontrado')
  return servirArquivo(db, armazem, arquivoId)
}
