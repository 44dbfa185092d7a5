import type { reajusteContract } from '@rh/domain/contract/reajuste'
import { writeAndReply } from '../../../db/write.ts'
import type { Deps } from '../../../deps.ts'
import type { Handlers } from '../../../http/serve.ts'
import { hojeEm } from '../../../clock.ts'
import { listOpcoes, listPessoas, listReajustes, obterReajuste } from './consultas.ts'
import { pedirDesfazer } from '../coletiva/desfazer.ts'
import { iniciarReajuste, preverReajuste } from './iniciar.ts'
import { papelDoReajuste } from './papeis.ts'

/** Readjustments by collective agreement: what may be chosen, who is reached, the batch, its papers and its undo. */
export function reajusteHandlers(deps: Deps): Handlers<typeof reajusteContract> {
  const { db, clock, config } = deps
  const fuso = config.empresaFuso
  const hoje = (): string => hojeEm(clock.agora(), fuso)
  return {
    'GET /api/reajuste/opcoes': () => listOpcoes(db, hoje()),
    'GET /api/reajuste/listar': () => listReajustes(db),
    'POST /api/reajuste/previa': ({ body: { parametros } }) => preverReajuste(db, parametros, hoje()),
    'POST /api/reajuste/iniciar': ({ body, request }) =>
      writeAndReply(
        deps,
        request,
        (work) => iniciarReajuste(work, { ator: request.ator, fuso }, body),
        (id) => obterReajuste(db, id, fuso),
      ),
    'GET /api/reajuste/obter/:id': ({ params }) => obterReajuste(db, params.id, fuso),
    'GET /api/reajuste/pessoas/:id': async ({ params }) => {
      await obterReajuste(db, params.id, fuso)
      return { results: await listPessoas(db, params.id) }
    },
    'POST /api/reajuste/desfazer': ({ body, request }) =>
      writeAndReply(
        deps,
        request,
        (work) => pedirDesfazer(work, request.ator, 'convencao', body, hoje()),
        () => obterReajuste(db, body.id, fuso),
      ),
    'GET /api/reajuste/papel/:id': ({ params, query }) => papelDoReajuste(deps, params.id, query),
  }
}
