import type { TipoProcesso } from '@rh/domain/processo/tipos'
import { tamanhoDoAnexo, uploadAnexo } from '@rh/domain/processo/upload'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { request, type ReplyOf } from '../../../lib/api/api.ts'
import { sendFile } from '../../../lib/api/send-file.ts'
import { query } from '../../../lib/api/query.ts'
import type { SendOptions } from '../../../ui/upload/use-uploads.ts'
import { alvoDe, chamadas, obterQuery } from '../chamadas.ts'
import { useTela } from '../tela.ts'

export type Checklist = ReplyOf<ReturnType<typeof chamadas>['anexos']>
export type ItemAnexo = Checklist['itens'][number]
export type ArquivoAnexo = ItemAnexo['arquivos'][number]

export const anexosQuery = (tipo: TipoProcesso, id: number) =>
  query(chamadas(tipo).anexos, { params: { id: String(id) } })

/** Query of a stored file; it never changes, and is forgotten soon after it was looked at. */
export const arquivoQuery = (tipo: TipoProcesso, id: number) => ({
  queryKey: [chamadas(tipo).anexo, id] as const,
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<Blob> => {
    const resposta = await request(chamadas(tipo).anexo, { params: { id: String(id) }, signal })
    return resposta.blob()
  },
  staleTime: Infinity,
  gcTime: 60_000,
})

const MB = 1_048_576

/** Upload limits; a file above the company's limit is refused before the upload. */
export function useUploadAnexo() {
  const { data } = useQuery(query('GET /api/limites', { query: {} }))
  const tamanho = data?.results.find(({ regra }) => regra === 'anexo.tamanho')
  // Until the company's limit is read, what it is unless somebody changed it: no larger one is ever told.
  return { ...uploadAnexo, maxBytes: (tamanho?.valor ?? tamanhoDoAnexo.padrao) * MB }
}

/** Uploads and reviews files of one record, updating the query cache with each answer. */
export function useAnexos(id: number) {
  const queries = useQueryClient()
  const { tipo, chamadas: calls } = useTela()
  const receber = (checklist: Checklist): void => {
    const { queryKey } = anexosQuery(tipo, id)
    // A reading under way began before this write: its answer is older.
    void queries.cancelQueries({ queryKey })
    queries.setQueryData(queryKey, checklist)
    // What may be done next depends on the documents.
    void queries.invalidateQueries({ queryKey: obterQuery(tipo, id).queryKey })
    void queries.invalidateQueries({ queryKey: [calls.verificar, id] })
  }
  const enviar = async (tipoId: number, arquivo: File, options: SendOptions): Promise<void> => {
    const args = { query: { ...alvoDe(tipo, id), tipoId }, arquivo, ...options }
    receber(await sendFile(calls.anexar, args))
  }
  return { enviar, receber, chamadas: calls, alvo: alvoDe(tipo, id) }
}
