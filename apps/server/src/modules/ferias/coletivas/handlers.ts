import type { feriasColetivasContract } from '@rh/domain/contract/ferias-coletivas'
import { ferias } from '@rh/domain/processos/ferias/ferias'
import { writeAndReply } from '../../../db/write.ts'
import type { Deps } from '../../../deps.ts'
import type { Handlers } from '../../../http/serve.ts'
import { hojeEm } from '../../../clock.ts'
import { obterLote } from '../../processo/lote/consultas.ts'
import { iniciarColetivas, preverColetivas } from './iniciar.ts'
import { papelDasColetivas } from './papeis.ts'
import { listOpcoes } from './pessoas.ts'

/** Collective vacations: what may stop, who would go, the batch, and its notices. */
export function coletivasHandlers(deps: Deps): Handlers<typeof feriasColetivasContract> {
  const { db, clock, config } = deps
  const fuso = config.empresaFuso
  const hoje = (): string => hojeEm(clock.agora(), fuso)
  return {
    'GET /api/ferias/coletivas/opcoes': ({ request: { ator } }) => listOpcoes(db, ator, hoje()),
    'POST /api/ferias/coletivas/previa': ({ body: { parametros, incluir }, request: { ator } }) =>
      preverColetivas(db, parametros, { ator, hoje: hoje(), incluir }),
    'POST /api/ferias/coletivas/iniciar': ({ body, request }) =>
      writeAndReply(
        deps,
        request,
        (work) => iniciarColetivas(work, { ator: request.ator, fuso }, body),
        (id) => obterLote(ferias, db, id, request.ator),
      ),
    'GET /api/ferias/coletivas/papel/:id': ({ params, query, request: { ator } }) =>
      papelDasColetivas(deps, params.id, query.papel, ator),
  }
}
