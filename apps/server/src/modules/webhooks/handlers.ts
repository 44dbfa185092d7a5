import type { webhooksContract } from '@rh/domain/contract/webhooks'
import { write, writeAndReply, type UnitOfWork } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import type { RequestContext } from '../../http/ator.ts'
import type { Handlers } from '../../http/serve.ts'
import {
  atualizarWebhook,
  criarWebhook,
  desativarWebhook,
  listEntregas,
  listWebhooks,
  obterWebhook,
  reativarWebhook,
  reenviarEntrega,
  testarWebhook,
} from './registro.ts'

/** Addresses that are told of effects, their deliveries, and the replay of one. */
export function webhooksHandlers(deps: Deps): Handlers<typeof webhooksContract> {
  const { db } = deps
  const fuso = deps.config.empresaFuso
  const mudar = (request: RequestContext, id: number, run: (work: UnitOfWork) => Promise<void>) =>
    writeAndReply(deps, request, run, () => obterWebhook(db, id))
  return {
    'GET /api/webhooks/listar': async () => ({ results: await listWebhooks(db) }),
    'POST /api/webhooks/criar': ({ body, request }) => criarWebhook(deps, request, body),
    'PUT /api/webhooks/atualizar': ({ body, request }) => atualizarWebhook(deps, request, body),
    'POST /api/webhooks/desativar': ({ body, request }) =>
      mudar(request, body.id, (work) => desativarWebhook(work, { ator: request.ator, fuso }, body)),
    'POST /api/webhooks/reativar': ({ body, request }) =>
      mudar(request, body.id, (work) => reativarWebhook(work, body, fuso)),
    'POST /api/webhooks/testar': ({ body, request }) =>
      mudar(request, body.id, (work) => testarWebhook(work, body.id)),
    'GET /api/webhooks/entregas/:id': async ({ params: { id } }) => ({ results: await listEntregas(db, id) }),
    'POST /api/webhooks/reenviar': async ({ body, request }) => ({
      id: await write(deps, request, (work) => reenviarEntrega(work, request.ator, body.id)),
    }),
  }
}
