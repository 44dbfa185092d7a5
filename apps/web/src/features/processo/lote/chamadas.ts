import type { TipoProcesso } from '@rh/domain/processo/tipos'
import type { AndamentoDoLote } from '@rh/domain/contract/tempo-real'
import type { QueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '../../../lib/api/api.ts'

// Every kind that is opened in batches answers the same calls under its own name; see `chamadas.ts` of the processes.

type EmLote = 'ferias'

export const chamadasDoLote = (tipo: TipoProcesso) => ({
  obter: `GET /api/${tipo}/lote/obter/:id` as `GET /api/${EmLote}/lote/obter/:id`,
  itens: `GET /api/${tipo}/lote/itens/:id` as `GET /api/${EmLote}/lote/itens/:id`,
  achados: `GET /api/${tipo}/lote/achados/:id` as `GET /api/${EmLote}/lote/achados/:id`,
  tentar: `POST /api/${tipo}/lote/tentar` as `POST /api/${EmLote}/lote/tentar`,
  cancelar: `POST /api/${tipo}/lote/cancelar` as `POST /api/${EmLote}/lote/cancelar`,
  mover: `POST /api/${tipo}/lote/mover` as `POST /api/${EmLote}/lote/mover`,
})

export type Lote = ReplyOf<'GET /api/ferias/lote/obter/:id'>
export type AchadosDoItem = ReplyOf<'GET /api/ferias/lote/achados/:id'>['results'][number]
export type ItemDoLote = ReplyOf<'GET /api/ferias/lote/itens/:id'>['results'][number]

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
