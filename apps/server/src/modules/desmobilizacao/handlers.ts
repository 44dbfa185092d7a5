import type { desmobilizacaoContract } from '@rh/domain/contract/desmobilizacao'
import { hojeEm } from '../../clock.ts'
import { writeAndReply } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/serve.ts'
import { guardarDecisoes, iniciarDecididos } from './decidir.ts'
import { listFins, obterFim } from './fim.ts'

/** The end of a contract: who is left without a post, where each could go, and the batches of what was decided. */
export function desmobilizacaoHandlers(deps: Deps): Handlers<typeof desmobilizacaoContract> {
  const { db, clock, config } = deps
  const fuso = config.empresaFuso
  const hoje = (): string => hojeEm(clock.agora(), fuso)
  return {
    'GET /api/desmobilizacao/listar': ({ request: { ator } }) => listFins(db, ator, hoje()),
    'GET /api/desmobilizacao/obter/:id': ({ params, request: { ator } }) =>
      obterFim(db, params.id, ator, hoje()),
    'POST /api/desmobilizacao/guardar': ({ body, request }) =>
      writeAndReply(
        deps,
        request,
        (work) => guardarDecisoes(work, { ator: request.ator, fuso }, body),
        () => obterFim(db, body.contratoId, request.ator, hoje()),
      ),
    'POST /api/desmobilizacao/iniciar': ({ body, request }) =>
      writeAndReply(
        deps,
        request,
        (work) => iniciarDecididos(work, { ator: request.ator, fuso }, body),
        () => obterFim(db, body.contratoId, request.ator, hoje()),
      ),
  }
}
