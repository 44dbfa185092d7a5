import type { AndamentoDoLote } from '@rh/domain/contract/tempo-real'
import type { QueryClient } from '@tanstack/react-query'
import type { Lote } from './chamadas.ts'

/** Updates the query cache with a batch's progress; at its end invalidates its people. */
export function aplicarAndamento(queries: QueryClient, { id, feitos, total }: AndamentoDoLote): void {
  const doLote = {
    predicate: ({ queryKey }: { readonly queryKey: readonly unknown[] }) => isDoLote(queryKey, id),
  }
  queries.setQueriesData<Lote>(doLote, (lote) =>
    lote?.andamento ? { ...lote, andamento: { ...lote.andamento, feitos, total } } : lote,
  )
  if (feitos < total) return
  void queries.invalidateQueries(doLote)
  void queries.invalidateQueries({
    predicate: ({ queryKey: [chamada] }) => /\/lote\/itens\//.test(String(chamada)),
  })
}

const isDoLote = ([chamada, args]: readonly unknown[], id: number): boolean =>
  /\/lote\/obter\//.test(String(chamada)) &&
  (args as { readonly params?: { readonly id?: unknown } } | undefined)?.params?.id === id
