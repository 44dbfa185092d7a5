import type { mudancaContract } from '@rh/domain/contract/mudanca'
import { hojeEm } from '../../../clock.ts'
import { writeAndReply } from '../../../db/write.ts'
import type { Deps } from '../../../deps.ts'
import type { Handlers } from '../../../http/serve.ts'
import { pedirDesfazer } from '../coletiva/desfazer.ts'
import { listMudancas, listOpcoes, listPessoas, obterMudanca } from './consultas.ts'
import { iniciarMudanca, preverMudanca } from './iniciar.ts'
import { papelDaMudanca } from './papeis.ts'

/** Change of scale or pay of posts: what may be chosen, who is reached, the batch, its papers and its undo. */
export function mudancaHandlers(deps: Deps): Handlers<typeof mudancaContract> {
  const { db, clock, config } = deps
  const fuso = config.empresaFuso
  const hoje = (): string => hojeEm(clock.agora(), fuso)
  return {
    'GET /api/mudanca/opcoes': ({ query: { contratoId } }) => listOpcoes(db, contratoId, hoje()),
    'GET /api/mudanca/listar': () => listMudancas(db),
    'POST /api/mudanca/previa': ({ body: { parametros } }) => preverMudanca(db, parametros, hoje()),
    'POST /api/mudanca/iniciar': ({ body, request }) =>
      writeAndReply(
        deps,
        request,
        (work) => iniciarMudanca(work, { ator: request.ator, fuso }, body),
        (id) => obterMudanca(db, id),
      ),
    'GET /api/mudanca/obter/:id': ({ params }) => obterMudanca(db, params.id),
    'GET /api/mudanca/pessoas/:id': async ({ params }) => {
      await obterMudanca(db, params.id)
      return { results: await listPessoas(db, params.id) }
    },
    'POST /api/mudanca/desfazer': ({ body, request }) =>
      writeAndReply(
        deps,
        request,
        (work) => pedirDesfazer(work, request.ator, 'postos', body, hoje()),
        () => obterMudanca(db, body.id),
      ),
    'GET /api/mudanca/papel/:id': ({ params, query }) => papelDaMudanca(deps, params.id, query),
  }
}
