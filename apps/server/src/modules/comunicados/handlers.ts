import type { comunicadosContract } from '@rh/domain/contract/comunicados'
import { listaRecibos } from '@rh/domain/listas/recibos'
import { setorOf } from '@rh/domain/setores/setores'
import { servirArquivo } from '../../arquivos/arquivos.ts'
import { hojeEm } from '../../clock.ts'
import { write } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import { exportar } from '../../exportacao/exportar.ts'
import type { Ator } from '../../http/ator.ts'
import type { Handlers } from '../../http/serve.ts'
import { listContratos } from '../ferias/contratos.ts'
import { arquivoDoAnexo, obterComunicado } from './detalhes.ts'
import { corrigir, publicar, registrarCiencia, registrarLeitura, retirar } from './escrita.ts'
import { listComunicados, listUltimos, searchComunicados, type Leitor } from './leitura.ts'
import { contarPublico } from './publico.ts'
import { listRecibos, recibosSource, requireGerido } from './recibos.ts'

/** Answers the calls of the company notices. */
export function comunicadosHandlers(deps: Deps): Handlers<typeof comunicadosContract> {
  const { db, clock, config, alertas } = deps
  const fuso = config.empresaFuso
  const leitor = (ator: Ator): Leitor => ({ ator, hoje: hojeEm(clock.agora(), fuso) })
  const autoria = (ator: Ator) => ({ ...leitor(ator), alertas, fuso })
  return {
    'GET /api/post/list': ({ query: { aba = 'agora', depoisDe }, request: { ator } }) =>
      listComunicados(db, leitor(ator), aba, depoisDe),
    'GET /api/post/search': ({ query: { busca, depoisDe }, request: { ator } }) =>
      searchComunicados(db, leitor(ator), busca, depoisDe),
    'GET /api/post/latest': ({ request: { ator } }) => listUltimos(db, leitor(ator)),
    'GET /api/post/details': ({ query: { id }, request: { ator } }) => obterComunicado(db, leitor(ator), id),
    'GET /api/post/anexo/:id': async ({ params, request: { ator } }) =>
      servirArquivo(db, deps.arquivos, await arquivoDoAnexo(db, leitor(ator), params.id)),
    'POST /api/post/ler/:id': ({ params, request }) =>
      write(deps, request, async (work) => {
        await registrarLeitura(work, leitor(request.ator), params.id)
        return params
      }),
    'POST /api/post/ciente/:id': ({ params, body, request }) =>
      write(deps, request, async (work) => ({
        cienteEm: await registrarCiencia(work, leitor(request.ator), { ...params, ...body }),
      })),
    'GET /api/post/opcoes': async ({ request: { ator } }) => ({
      contratos: await listContratos(db, ator, leitor(ator).hoje),
    }),
    'GET /api/post/alcance': async ({
      query: { setores = [], grupos = [], contratos = [] },
      request: { ator },
    }) => {
      const publico = { setores: setores.map((slug) => setorOf(slug).id), grupos, contratos }
      return { pessoas: await contarPublico(db, publico, ator.id) }
    },
    'POST /api/post': ({ body, request }) =>
      write(deps, request, async (work) => ({ id: await publicar(work, body, autoria(request.ator)) })),
    'PUT /api/post/:id': ({ params, body, request }) =>
      write(deps, request, async (work) => ({
        versao: await corrigir(work, params.id, body, autoria(request.ator)),
      })),
    'POST /api/post/retirar/:id': ({ params, body, request }) =>
      write(deps, request, async (work) => {
        await retirar(work, { ...params, ...body }, autoria(request.ator))
        return params
      }),
    'GET /api/post/recibos': async ({ query, request: { ator } }) => {
      await requireGerido(db, ator, query.comunicadoId)
      return listRecibos(db, query)
    },
    'GET /api/post/recibos/exportar': async ({ query, request }) => {
      await requireGerido(db, request.ator, query.comunicadoId)
      return exportar(deps, request, { lista: listaRecibos, query, source: recibosSource(query) })
    },
  }
}
