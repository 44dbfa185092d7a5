import type { TipoProcesso } from '@rh/domain/processo/tipos'
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
