import type { chatContract } from '@rh/domain/contract/chat'
import { servirArquivo } from '../../arquivos/arquivos.ts'
import { hojeEm } from '../../clock.ts'
import { write, writeAndReply, type UnitOfWork } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import type { RequestContext } from '../../http/ator.ts'
import type { Handlers } from '../../http/serve.ts'
import { requireAnexoLido } from './anexo.ts'
import { buscarMensagens } from './busca.ts'
import { contarNaoLidas, listConversas, listPessoas, obterConversa } from './conversas.ts'
import { apagarMensagem, editarMensagem, enviarMensagem, marcarLida, type Escrita } from './enviar.ts'
import { exportarConversas } from './exportar.ts'
import {
  abrirDireta,
  criarGrupo,
  incluirPessoas,
  mudarAdministracao,
  removerPessoa,
  renomearGrupo,
  sairDoGrupo,
  silenciar,
} from './grupo.ts'
import { listMensagens, obterMensagem, obterMensagemLida } from './mensagens.ts'
import { criarRitmo } from './ritmo.ts'

/** Answers the calls of the conversations. */
export function chatHandlers(deps: Deps): Handlers<typeof chatContract> {
  const { db, clock, config, alertas, arquivos } = deps
  const contar = criarRitmo(clock)
  const leitorDe = ({ ator }: RequestContext) => ({ ator, hoje: hojeEm(clock.agora(), config.empresaFuso) })
  /** Writes a message; the key of the message, not that of the call, makes it one: its text is kept in its row alone. */
  const escrever = (request: RequestContext, run: (work: UnitOfWork) => Promise<Escrita>) => {
    contar(request.ator.id)
    return writeAndReply(deps, { ...request, chave: null }, run, (escrita) =>
      obterMensagem(db, leitorDe(request), escrita),
    )
  }
  /** Changes a group, and answers it as it stands. */
  const mudar = (request: RequestContext, id: number, run: (work: UnitOfWork) => Promise<void>) =>
    writeAndReply(
      deps,
      request,
      async (work) => {
        await run(work)
        return null
      },
      () => obterConversa(db, request.ator.id, id),
    )
  return {
    'GET /api/chat': ({ query, request: { ator } }) => listConversas(db, ator.id, query),
    'GET /api/chat/nao-lidas': async ({ request: { ator } }) => ({
      conversas: await contarNaoLidas(db, ator.id),
    }),
    'GET /api/chat/pessoas': async ({ query, request: { ator } }) => ({
      results: await listPessoas(db, ator.id, query.busca ?? ''),
    }),
    'GET /api/chat/busca': ({ query, request: { ator } }) => buscarMensagens(db, ator.id, query),
    'GET /api/chat/exportar': ({ request: { ator } }) => exportarConversas(deps, ator),
    'GET /api/chat/anexo/:id': async ({ params, request: { ator } }) =>
      servirArquivo(db, arquivos, await requireAnexoLido(db, ator.id, params.id)),
    'GET /api/chat/:id': ({ params, request: { ator } }) => obterConversa(db, ator.id, params.id),
    'GET /api/chat/mensagens/:id': ({ params, query, request }) =>
      listMensagens(db, leitorDe(request), params.id, query),
    'POST /api/chat': ({ body, request }) =>
      write(deps, request, async (work) => ({
        id: await (body.tipo === 'direta'
          ? abrirDireta(work, request.ator.id, body.usuarioId)
          : criarGrupo(work, request.ator.id, body)),
      })),
    'PUT /api/chat/:id': ({ params, body, request }) =>
      write(deps, request, async (work) => ({
        versao: await renomearGrupo(work, request.ator.id, { ...params, ...body }, config.empresaFuso),
      })),
    'POST /api/chat/participantes/:id': ({ params: { id }, body, request }) =>
      mudar(request, id, (work) => incluirPessoas(work, request.ator.id, id, body.usuarioIds)),
    'POST /api/chat/participantes/remover/:id': ({ params: { id }, body, request }) =>
      mudar(request, id, (work) => removerPessoa(work, request.ator.id, id, body.usuarioId)),
    'POST /api/chat/participantes/administrar/:id': ({ params: { id }, body, request }) =>
      mudar(request, id, (work) => mudarAdministracao(work, request.ator.id, id, body)),
    'POST /api/chat/sair/:id': ({ params, request }) =>
      write(deps, request, async (work) => {
        await sairDoGrupo(work, request.ator.id, params.id)
        return params
      }),
    'POST /api/chat/silenciar/:id': ({ params, body, request }) =>
      write(deps, request, async (work) => {
        await silenciar(work, request.ator.id, { conversaId: params.id, ...body })
        return body
      }),
    'POST /api/chat/lida/:id': ({ params, body, request }) =>
      // Said again and again, and never back: nothing to keep by its key.
      write(deps, { ...request, chave: null }, async (work) => ({
        lidaAte: await marcarLida(work, request.ator.id, { conversaId: params.id, ...body }),
      })),
    'POST /api/chat/mensagens/:id': ({ params, body, request }) =>
      escrever(request, (work) =>
        enviarMensagem(alertas, work, leitorDe(request), { ...body, conversaId: params.id }),
      ),
    'GET /api/chat/mensagem/:id': ({ params, request }) =>
      obterMensagemLida(db, leitorDe(request), params.id),
    'PUT /api/chat/mensagem/:id': ({ params, body, request }) =>
      escrever(request, (work) => editarMensagem(work, request.ator, { ...params, ...body })),
    'POST /api/chat/mensagem/apagar/:id': ({ params, request }) =>
      escrever(request, (work) => apagarMensagem(work, request.ator, params.id)),
  }
}
