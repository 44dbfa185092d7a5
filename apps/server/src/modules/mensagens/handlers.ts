import type { mailContract } from '@rh/domain/contract/mail'
import { buscarConjuntos, codigoDaPessoa } from '@rh/domain/mensagens/destinatario'
import { POR_MINUTO } from '@rh/domain/mensagens/limites'
import { servirArquivo } from '../../arquivos/arquivos.ts'
import { hojeEm } from '../../clock.ts'
import { write, type UnitOfWork } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import type { RequestContext } from '../../http/ator.ts'
import type { Handlers } from '../../http/serve.ts'
import { listPessoas } from '../conversas/conversas.ts'
import { criarRitmo } from '../conversas/ritmo.ts'
import { requireAnexoLido } from './anexos.ts'
import { enviarMensagem } from './enviar.ts'
import { criarEtiqueta, excluirEtiqueta, listEtiquetas, mudarEtiqueta } from './etiquetas.ts'
import { exportarMensagens } from './exportar.ts'
import { obterAssunto } from './ler.ts'
import { listLeituras } from './leituras.ts'
import { contarNaoLidas, listAssuntos } from './listar.ts'
import { marcarLida, organizar } from './organizar.ts'
import {
  contarRascunhos,
  descartarRascunho,
  guardarRascunho,
  listRascunhos,
  obterRascunho,
} from './rascunhos.ts'

/** Answers the calls of the internal mail. */
export function mailHandlers(deps: Deps): Handlers<typeof mailContract> {
  const { db, clock, config, alertas, arquivos } = deps
  const contar = criarRitmo(clock, POR_MINUTO)
  const leitorDe = ({ ator }: RequestContext) => ({ ator, hoje: hojeEm(clock.agora(), config.empresaFuso) })
  /** A write that is the same however often it is made: a key of the message or a state, so that none is kept. */
  const repetivel = <R>(request: RequestContext, run: (work: UnitOfWork) => Promise<R>): Promise<R> =>
    write(deps, { ...request, chave: null }, run)
  return {
    'GET /api/mail/list': ({ query, request: { ator } }) => listAssuntos(db, ator.id, query),
    'GET /api/mail/details': ({ query, request }) => obterAssunto(db, leitorDe(request), query),
    'GET /api/mail/labels': async ({ request: { ator } }) => {
      const [entrada, rascunhos, etiquetas] = await Promise.all([
        contarNaoLidas(db, ator.id),
        contarRascunhos(db, ator.id),
        listEtiquetas(db, ator.id),
      ])
      return { entrada, rascunhos, etiquetas, porEmail: deps.correio !== undefined }
    },
    'GET /api/mail/nao-lidas': async ({ request: { ator } }) => ({
      assuntos: await contarNaoLidas(db, ator.id),
    }),
    'GET /api/mail/destinatarios': async ({ query: { busca = '' }, request: { ator } }) => ({
      results: [
        ...buscarConjuntos(busca).map((um) => ({
          ...um,
          detalhe: 'Quem estiver nele quando a mensagem sair',
        })),
        ...(await listPessoas(db, ator.id, busca)).map(({ id, nome, detalhe }) => ({
          codigo: codigoDaPessoa(id),
          nome,
          detalhe,
        })),
      ],
    }),
    'GET /api/mail/leituras/:id': ({ params, request: { ator } }) => listLeituras(db, ator.id, params.id),
    'GET /api/mail/exportar': ({ request: { ator } }) => exportarMensagens(deps, ator),
    'GET /api/mail/anexo/:id': async ({ params, request: { ator } }) =>
      servirArquivo(db, arquivos, await requireAnexoLido(db, ator.id, params.id)),
    'GET /api/mail/rascunhos': async ({ request: { ator } }) => ({
      results: await listRascunhos(db, ator.id),
    }),
    'GET /api/mail/rascunho/:id': ({ params, request }) => obterRascunho(db, leitorDe(request), params.id),
    'PUT /api/mail/rascunho/:id': ({ params, body, request }) =>
      repetivel(request, (work) => guardarRascunho(work, leitorDe(request), params.id, body)),
    'POST /api/mail/rascunho/descartar/:id': ({ params, body, request }) =>
      write(deps, request, async (work) => {
        await descartarRascunho(work, request.ator.id, { chave: params.id, ...body })
        return params
      }),
    'POST /api/mail/enviar': ({ body, request }) => {
      contar(request.ator.id)
      return repetivel(request, (work) =>
        enviarMensagem(alertas, work, { ...leitorDe(request), ator: request.ator }, body),
      )
    },
    'POST /api/mail/lida/:id': ({ params, body, request }) =>
      repetivel(request, async (work) => ({
        naoLidas: await marcarLida(work, request.ator.id, { ...params, ...body }),
      })),
    'POST /api/mail/organizar': ({ body, request }) =>
      repetivel(request, async (work) => ({ ids: await organizar(work, request.ator.id, body) })),
    'POST /api/mail/etiquetas': ({ body, request }) =>
      write(deps, request, async (work) => ({ id: await criarEtiqueta(work, request.ator.id, body) })),
    'PUT /api/mail/etiquetas/:id': ({ params, body, request }) =>
      write(deps, request, async (work) => ({
        versao: await mudarEtiqueta(work, request.ator.id, { ...params, ...body }),
      })),
    'POST /api/mail/etiquetas/excluir/:id': ({ params, body, request }) =>
      write(deps, request, async (work) => {
        await excluirEtiqueta(work, request.ator.id, { ...params, ...body })
        return params
      }),
  }
}
