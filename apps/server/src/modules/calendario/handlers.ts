import type { calendarioContract } from '@rh/domain/contract/calendario'
import { hojeEm } from '../../clock.ts'
import { write } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/serve.ts'
import { listContratos } from '../ferias/contratos.ts'
import { assinar, lerAssinatura, listAssinaturas, revogar } from './assinaturas.ts'
import {
  alterarEvento,
  criarEvento,
  excluirEvento,
  listEventos,
  MAXIMO_DE_EVENTOS,
  obterEvento,
} from './eventos.ts'
import { listFeriados } from './feriados.ts'
import { contarItens, contarPorDia, listItens, POR_PAGINA } from './itens.ts'
import { recorteDe, tiposDoLeitor } from './recorte.ts'

/** Answers the calls of the calendar. */
export function calendarioHandlers(deps: Deps): Handlers<typeof calendarioContract> {
  const { db, clock, config } = deps
  const fuso = config.empresaFuso
  const hoje = (): string => hojeEm(clock.agora(), fuso)
  return {
    'GET /api/calendar': async ({ query, request: { ator } }) => {
      const recorte = recorteDe(ator, query, hoje())
      const [contratos, contagens, feriados, eventos] = await Promise.all([
        listContratos(db, ator, recorte.hoje),
        contarPorDia(db, recorte),
        listFeriados(db, recorte),
        listEventos(db, recorte),
      ])
      return {
        hoje: recorte.hoje,
        fuso,
        tipos: tiposDoLeitor(ator, query.setor),
        contratos,
        contagens,
        feriados,
        eventos: eventos.slice(0, MAXIMO_DE_EVENTOS),
        maisEventos: eventos.length > MAXIMO_DE_EVENTOS,
      }
    },
    'GET /api/calendar/itens': async ({ query, request: { ator } }) => {
      const recorte = recorteDe(ator, query, hoje())
      const pagina = query.pagina ?? 1
      const [results, contados] = await Promise.all([
        listItens(db, recorte, pagina),
        contarItens(db, recorte),
      ])
      return { results, pagina, porPagina: POR_PAGINA, ...contados }
    },
    'POST /api/calendar': ({ body, request }) =>
      write(deps, request, async (work) => ({
        id: await criarEvento(work, body, { leitor: request.ator, fuso }),
      })),
    'GET /api/calendar/:id': ({ params, query: { setor }, request: { ator } }) =>
      obterEvento(db, params.id, { leitor: ator, setor }),
    'PUT /api/calendar/:id': ({ params, body: { versao, ...dados }, request }) =>
      write(deps, request, async (work) => ({
        versao: await alterarEvento(work, { ...params, versao }, dados, { leitor: request.ator, fuso }),
      })),
    'POST /api/calendar/excluir/:id': ({ params, body, request }) =>
      write(deps, request, async (work) => {
        await excluirEvento(work, { ...params, ...body }, { leitor: request.ator, fuso })
        return params
      }),
    'GET /api/calendar/assinaturas': async ({ request: { ator } }) => ({
      results: await listAssinaturas(db, ator),
    }),
    'POST /api/calendar/assinaturas': ({ body, request }) =>
      // Answered anew and not kept by its key: the answer holds the secret.
      write(deps, { ...request, chave: null }, (work) => assinar(work, request.ator, body)),
    'POST /api/calendar/assinaturas/revogar/:id': ({ params, request }) =>
      write(deps, request, async (work) => {
        await revogar(work, request.ator, params.id)
        return params
      }),
    'GET /api/calendar/ics/:segredo': ({ params }) => lerAssinatura(deps, params.segredo),
  }
}
