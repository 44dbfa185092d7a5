import type { folhaContract } from '@rh/domain/contract/folha'
import { hojeEm } from '../../clock.ts'
import { writeAndReply } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/serve.ts'
import { baixarEnvio, listEnvios, listItens, obterEnvio } from './consultas.ts'
import { fecharFolha, preverFolha, recusarEnvio } from './fechar.ts'
import { guardarLayout, obterLayout } from './layout.ts'
import { mesDe } from './pendentes.ts'

/** The payroll file: what the next one has, the closing of a month, what was sent, and its columns. */
export function folhaHandlers(deps: Deps): Handlers<typeof folhaContract> {
  const { db, clock, config } = deps
  const hoje = (): string => hojeEm(clock.agora(), config.empresaFuso)
  return {
    'GET /api/folha/envios': async () => {
      const results = await listEnvios(db)
      return { results, proxima: mesDe(hoje()), hoje: hoje() }
    },
    'GET /api/folha/envio/:id': async ({ params: { id } }) => ({
      ...(await obterEnvio(db, id)),
      eventos: await listItens(db, id),
    }),
    'GET /api/folha/previa': ({ query: { competencia } }) => preverFolha(deps, competencia),
    'POST /api/folha/fechar': ({ body, request }) =>
      writeAndReply(
        deps,
        request,
        (work) => fecharFolha(deps, work, request.ator, body),
        (id) => obterEnvio(db, id),
      ),
    'POST /api/folha/recusar': ({ body, request }) =>
      writeAndReply(
        deps,
        request,
        (work) => recusarEnvio(work, request.ator, body),
        () => obterEnvio(db, body.id),
      ),
    'GET /api/folha/arquivo/:id': ({ params: { id }, request }) => baixarEnvio(deps, request, id),
    'GET /api/folha/layout': () => obterLayout(db),
    'PUT /api/folha/layout': ({ body, request }) =>
      writeAndReply(
        deps,
        request,
        (work) => guardarLayout(work, request.ator, body),
        () => obterLayout(db),
      ),
  }
}
