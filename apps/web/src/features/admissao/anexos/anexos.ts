import { uploadAnexo } from '@rh/domain/processo/chamadas/anexos'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '../../../lib/api.ts'
import { sendFile } from '../../../lib/arquivo.ts'
import { query } from '../../../lib/query.ts'
import type { SendOptions } from '../../../ui/upload/use-uploads.ts'
import { obterQuery } from '../queries.ts'

export type Checklist = ReplyOf<'GET /api/admissao/anexos/:id'>
export type ItemAnexo = Checklist['itens'][number]
export type ArquivoAnexo = ItemAnexo['arquivos'][number]

export const anexosQuery = (admissaoId: number) =>
  query('GET /api/admissao/anexos/:id', { params: { id: String(admissaoId) } })

const MB = 1_048_576

/** What may be sent: a file is refused here, before it leaves, above what the company allows. */
export function useUploadAnexo() {
  const { data } = useQuery(query('GET /api/limites', { query: {} }))
  const tamanho = data?.results.find(({ regra }) => regra === 'anexo.tamanho')
  return tamanho ? { ...uploadAnexo, maxBytes: tamanho.valor * MB } : uploadAnexo
}

/** Sends files of an admission and takes in what every change answers. */
export function useAnexos(admissaoId: number) {
  const queries = useQueryClient()
  const receber = (checklist: Checklist): void => {
    queries.setQueryData(anexosQuery(admissaoId).queryKey, checklist)
    // What may be done next depends on the documents.
    void queries.invalidateQueries({ queryKey: obterQuery(admissaoId).queryKey })
    void queries.invalidateQueries({ queryKey: ['POST /api/admissao/verificar', admissaoId] })
  }
  const enviar = async (tipoId: number, arquivo: File, options: SendOptions): Promise<void> => {
    const args = { query: { admissaoId, tipoId }, arquivo, ...options }
    receber(await sendFile('POST /api/admissao/anexo', args))
  }
  return { enviar, receber }
}
