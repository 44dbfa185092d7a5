import type { Pendencia } from '@rh/domain/pendencia'
import { writeAndReply, type UnitOfWork } from '../../../db/write.ts'
import type { Deps } from '../../../deps.ts'
import type { RequestContext } from '../../../http/ator.ts'
import { Failure } from '../../../http/failure.ts'
import { hojeEm } from '../../../clock.ts'
import { verificar } from '../abertura.ts'
import type { Montavel } from '../modulo.ts'
import { motivoDe } from '../motivo.ts'
import { listAchados, type Consultado } from './achados.ts'
import {
  cancelarLote,
  moverLote,
  tentarDeNovo,
  type MovimentoDoLote,
  type NovaTentativa,
} from './conduzir.ts'
import { listItens, listLotes, obterLote, type FiltrosDoLote } from './consultas.ts'
import { requireQuemFazLotes, iniciarLote, type NovoLote, type PedidoDoLote } from './iniciar.ts'

/** Handlers of the batch endpoints of a kind. */
export function lotesHandlers<C>(deps: Deps, modulo: Montavel<C>) {
  const { process } = modulo
  const { name } = process
  const fuso = deps.config.empresaFuso
  /** Runs a write and returns the updated batch. */
  const noLote = (request: RequestContext, id: number, fazer: (work: UnitOfWork) => Promise<void>) =>
    writeAndReply(deps, request, fazer, () => obterLote(process, deps.db, id, request.ator))
  return {
    [`GET /api/${name}/lotes`]: ({ request }: { readonly request: RequestContext }) =>
      listLotes(process, deps.db, request.ator),
    [`GET /api/${name}/lote/obter/:id`]: ({ params, request }: ComId) =>
      obterLote(process, deps.db, params.id, request.ator),
    [`GET /api/${name}/lote/itens/:id`]: async ({ params, query, request }: ComId & Filtrado) => {
      await obterLote(process, deps.db, params.id, request.ator)
      return listItens(modulo, deps.db, params.id, request.ator, query)
    },
    [`GET /api/${name}/lote/achados/:id`]: ({ params, query, request }: ComId & Movimento) =>
      listAchados(modulo, deps, request.ator, { ...params, ...query }),
    [`POST /api/${name}/lote/verificar`]: ({ body, request }: ComCorpo<Conferencia>) =>
      conferir(modulo, deps, request, body.itens),
    [`POST /api/${name}/lote/iniciar`]: ({ body, request }: ComCorpo<NovoLote>) =>
      writeAndReply(
        deps,
        request,
        (work) => iniciarLote(process, work, { ator: request.ator, fuso }, body),
        (id) => obterLote(process, deps.db, id, request.ator),
      ),
    [`POST /api/${name}/lote/tentar`]: ({ body, request }: ComCorpo<NovaTentativa>) =>
      noLote(request, body.id, (work) => tentarDeNovo(process, work, request.ator, body)),
    [`POST /api/${name}/lote/cancelar`]: ({ body, request }: ComCorpo<{ id: number; motivo: string }>) =>
      noLote(request, body.id, (work) => cancelarLote(process, work, request.ator, body)),
    [`POST /api/${name}/lote/mover`]: ({ body, request }: ComCorpo<MovimentoDoLote>) =>
      noLote(request, body.id, (work) => moverLote(process, work, request.ator, body)),
  }
}

interface Conferido {
  readonly colaboradorId: number
  readonly pendencias: readonly Pendencia[]
  readonly simulacao: object | null
  readonly recusa: string | null
}

/** Runs the checks of each request; one that cannot be checked says why. */
async function conferir<C>(
  modulo: Montavel<C>,
  { db, clock, config }: Deps,
  { ator }: RequestContext,
  itens: readonly PedidoDoLote[],
): Promise<{ results: Conferido[] }> {
  requireQuemFazLotes(modulo.process, ator)
  const quando = { ator, hoje: hojeEm(clock.agora(), config.empresaFuso) }
  const results: Conferido[] = []
  for (const item of itens)
    results.push(
      await verificar(modulo, db, item, quando).then(
        (achado) => ({ colaboradorId: item.colaboradorId, ...achado, recusa: null }),
        (error: unknown) => {
          if (!(error instanceof Failure)) throw error
          const { colaboradorId } = item
          return { colaboradorId, pendencias: [], simulacao: null, recusa: motivoDe(error) }
        },
      ),
    )
  return { results }
}

interface Conferencia {
  readonly itens: readonly PedidoDoLote[]
}
interface ComId {
  readonly params: { readonly id: number }
  readonly request: RequestContext
}
interface Filtrado {
  readonly query: FiltrosDoLote
}
interface Movimento {
  readonly query: Omit<Consultado, 'id'>
}
interface ComCorpo<B> {
  readonly body: B
  readonly request: RequestContext
}
