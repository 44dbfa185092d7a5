import { quemVeEstabilidades } from '@rh/domain/colaborador/estabilidade'
import type { fichaContract } from '@rh/domain/contract/ficha'
import { writeAndReply, type UnitOfWork } from '../../../db/write.ts'
import type { Deps } from '../../../deps.ts'
import type { RequestContext } from '../../../http/ator.ts'
import type { Handlers } from '../../../http/serve.ts'
import { hojeEm } from '../../../clock.ts'
import { listAlteracoes } from '../alteracoes.ts'
import { cancelar, desfazer, registrar, verificar } from '../correcao.ts'
import { obterEstabilidades } from '../estabilidades/handlers.ts'
import { obterFicha, type Quando } from './ficha.ts'
import { listHistorico } from '../historico.ts'
import { obterInicio } from '../inicio.ts'
import { listOpcoesDoContrato } from '../opcoes-contrato.ts'
import { saveDados } from '../pessoa.ts'
import { processosDoColaborador } from '../processos.ts'
import { imprimirRegistro } from '../registro/registro.ts'
import { requireVinculo, tomarVersao, type Vinculo } from '../vinculo.ts'

export function fichaHandlers(deps: Deps): Handlers<typeof fichaContract> {
  const { db, clock, config } = deps
  const quando = (): Quando => ({
    hoje: hojeEm(clock.agora(), config.empresaFuso),
    fuso: config.empresaFuso,
  })
  const naFicha = (request: RequestContext, id: number, fazer: NaFicha) =>
    writeAndReply(
      deps,
      request,
      async (work) => {
        const agora = quando()
        await fazer(work, await requireVinculo(work.tx, id, request.ator, agora.hoje), agora)
        return id
      },
      // Composed after the write: of what a file says nothing is kept with an idempotency key.
      (qual) => obterFicha(deps.principal, { id: qual }, request.ator, quando()),
    )
  return {
    'GET /api/colaborador/inicio': ({ request }) => obterInicio(db, request.ator, quando().hoje),
    'GET /api/colaborador/pagina/:id': async ({ params: { id }, request: { ator } }) => {
      const agora = quando()
      const [ficha, processos, estabilidades] = await Promise.all([
        obterFicha(db, { id }, ator, agora),
        processosDoColaborador(db, id, ator, agora.hoje),
        ator.grupos.some((grupo) => quemVeEstabilidades.includes(grupo))
          ? obterEstabilidades(db, id, ator, agora.hoje)
          : null,
      ])
      return { ficha, processos, estabilidades }
    },
    'GET /api/colaborador/obter/:id': ({ params, query, request }) =>
      obterFicha(db, { id: params.id, em: query.em }, request.ator, quando()),
    'GET /api/colaborador/processos': ({ query, request }) =>
      processosDoColaborador(db, query.colaboradorId, request.ator, quando().hoje),
    'GET /api/colaborador/historico/:id': async ({ params, request }) => ({
      results: await listHistorico(db, params.id, request.ator, quando()),
    }),
    'GET /api/colaborador/alteracoes/:id': ({ params, query, request }) =>
      listAlteracoes(db, { id: params.id, pagina: query.pagina }, request.ator, quando().hoje),
    'GET /api/colaborador/registro/:id': ({ params, request }) =>
      imprimirRegistro(deps, request, params.id, quando()),
    'GET /api/colaborador/opcoes': () => listOpcoesDoContrato(db),
    'PUT /api/colaborador/dados': ({ body, request }) =>
      naFicha(request, body.id, (work, vinculo, { fuso }) =>
        saveDados(work, vinculo, body, request.ator, fuso),
      ),
    'POST /api/colaborador/versoes/verificar': async ({ body, request }) => {
      const { hoje } = quando()
      const vinculo = await requireVinculo(db, body.id, request.ator, hoje)
      return { pendencias: await verificar(db, vinculo, body.dados, hoje) }
    },
    ...versoes(naFicha),
  }
}

type NaFicha = (work: UnitOfWork, vinculo: Vinculo, quando: Quando) => Promise<void>
type Fazer = (
  request: RequestContext,
  id: number,
  fazer: NaFicha,
) => ReturnType<Handlers<typeof fichaContract>['GET /api/colaborador/obter/:id']>

/** Changes of the contract: each takes the next version of the bond first, and answers the file as it is then. */
const versoes = (naFicha: Fazer) =>
  ({
    'POST /api/colaborador/versoes/registrar': ({ body, request }) =>
      naFicha(request, body.id, async (work, vinculo, { hoje, fuso }) => {
        await tomarVersao(work, vinculo, body.versao, fuso)
        await registrar(work, vinculo, body.dados, { hoje, aceitos: body.alertasAceitos ?? [] })
      }),
    'POST /api/colaborador/versoes/cancelar': ({ body, request }) =>
      naFicha(request, body.id, async (work, vinculo, { hoje, fuso }) => {
        await tomarVersao(work, vinculo, body.versao, fuso)
        await cancelar(work, vinculo, body, hoje)
      }),
    'POST /api/colaborador/versoes/desfazer': ({ body, request }) =>
      naFicha(request, body.id, async (work, vinculo, { hoje, fuso }) => {
        await tomarVersao(work, vinculo, body.versao, fuso)
        await desfazer(work, vinculo, body, { hoje, aceitos: body.alertasAceitos ?? [] })
      }),
  }) satisfies Partial<Handlers<typeof fichaContract>>
