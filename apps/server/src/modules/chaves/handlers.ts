import type { chavesContract } from '@rh/domain/contract/chaves'
import { writeAndReply } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/serve.ts'
import { criarChave, listChaves, listUso, obterChave, revogarChave } from './registro.ts'

/** Keys of other systems: what they may read, their use, and their end. */
export function chavesHandlers(deps: Deps): Handlers<typeof chavesContract> {
  return {
    'GET /api/chaves/listar': () => listChaves(deps),
    'POST /api/chaves/criar': ({ body, request }) => criarChave(deps, request, body),
    'POST /api/chaves/revogar': ({ body, request }) =>
      writeAndReply(
        deps,
        request,
        (work) => revogarChave(work, request.ator, body),
        () => obterChave(deps, body.id),
      ),
    'GET /api/chaves/uso/:id': async ({ params: { id } }) => ({
      results: await listUso(deps, id),
    }),
  }
}
