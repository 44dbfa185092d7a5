import type { kanbanContract } from '@rh/domain/contract/kanban'
import { listaTarefas } from '@rh/domain/listas/tarefas'
import { servirArquivo } from '../../arquivos/arquivos.ts'
import { hojeEm } from '../../clock.ts'
import { write } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import { exportar } from '../../exportacao/exportar.ts'
import type { Ator } from '../../http/ator.ts'
import type { Handlers } from '../../http/serve.ts'
import { lerAvisosDoCartao } from './avisar.ts'
import { obterCartao } from './cartao.ts'
import { abrirKanban, listDaColuna, listMinhas, type Leitura } from './cartoes.ts'
import { listTarefas, tarefaSource } from './lista.ts'
import { arquivarCartao, criarCartao, mudarCartao } from './mudar.ts'
import { moverCartao } from './mover.ts'
import { anexar, arquivoDoAnexo, comentarCartao, criarItem, excluirParte, mudarItem } from './partes.ts'
import { ajustarKanban, arquivarKanban, criarKanban } from './quadros.ts'
import { procurarPessoas, requireSetor } from './setor.ts'

export function kanbanHandlers(deps: Deps): Handlers<typeof kanbanContract> {
  const { db, clock, config, alertas } = deps
  const fuso = config.empresaFuso
  const leituraDe = (leitor: Ator): Leitura => ({ leitor, hoje: hojeEm(clock.agora(), fuso) })
  const meios = { alertas, fuso }
  return {
    'GET /api/kanban': async ({ query: { setor, ...pedido }, request: { ator } }) =>
      abrirKanban(deps, requireSetor(ator, setor), pedido, leituraDe(ator)),
    'POST /api/kanban': ({ body: { setor, nome }, request }) =>
      write(deps, request, (work) => criarKanban(work, requireSetor(request.ator, setor), nome)),
    'PUT /api/kanban/:id': ({ params, body, request }) =>
      write(deps, request, async (work) => ({
        versao: await ajustarKanban(work, params.id, body, { leitor: request.ator, fuso }),
      })),
    'POST /api/kanban/arquivar': ({ body, request }) =>
      write(deps, request, async (work) => ({
        versao: await arquivarKanban(work, body, { leitor: request.ator, fuso }),
      })),
    'GET /api/kanban/coluna/:id': async ({ params, query, request: { ator } }) => ({
      cartoes: await listDaColuna(db, params.id, query, leituraDe(ator)),
    }),
    'GET /api/kanban/listar': ({ query, request: { ator } }) => listTarefas(db, query, leituraDe(ator)),
    'GET /api/kanban/exportar': ({ query, request }) =>
      exportar(deps, request, {
        lista: listaTarefas,
        query,
        source: tarefaSource(db, query, leituraDe(request.ator)),
      }),
    'GET /api/kanban/minhas': async ({ query: { setor }, request: { ator } }) => ({
      hoje: leituraDe(ator).hoje,
      ...(await listMinhas(db, ator, requireSetor(ator, setor))),
    }),
    'GET /api/kanban/pessoas': async ({ query: { setor, busca = '' }, request: { ator } }) => ({
      results: await procurarPessoas(db, ator, requireSetor(ator, setor), busca),
    }),
    'GET /api/kanban/cartao/:id': ({ params, request: { ator } }) =>
      obterCartao(db, params.id, leituraDe(ator)),
    'POST /api/kanban/cartao': ({ body, request }) =>
      write(deps, request, (work) => criarCartao(meios, work, body, leituraDe(request.ator))),
    'PUT /api/kanban/cartao/:id': ({ params, body: { versao, ...dados }, request }) =>
      write(deps, request, async (work) => ({
        versao: await mudarCartao(meios, work, { ...params, versao }, dados, leituraDe(request.ator)),
      })),
    'POST /api/kanban/cartao/ler/:id': ({ params, request }) =>
      write(deps, request, async (work) => {
        await lerAvisosDoCartao(work, request.ator, params.id)
        return params
      }),
    'POST /api/kanban/cartao/mover': ({ body, request }) =>
      write(deps, request, async (work) => {
        await moverCartao(work, body, request.ator)
        return { id: body.id }
      }),
    'POST /api/kanban/cartao/arquivar': ({ body, request }) =>
      write(deps, request, async (work) => {
        await arquivarCartao(work, body, leituraDe(request.ator))
        return { id: body.id }
      }),
    'POST /api/kanban/item': ({ body, request }) =>
      write(deps, request, (work) => criarItem(work, request.ator, body)),
    'PUT /api/kanban/item/:id': ({ params, body, request }) =>
      write(deps, request, async (work) => {
        await mudarItem(work, request.ator, params.id, body)
        return params
      }),
    'POST /api/kanban/item/excluir': ({ body, request }) =>
      write(deps, request, async (work) => {
        await excluirParte(work, request.ator, 'kanbanItem', body.id)
        return body
      }),
    'POST /api/kanban/comentario': ({ body, request }) =>
      write(deps, request, (work) => comentarCartao(alertas, work, request.ator, body)),
    'POST /api/kanban/anexo': ({ body, request }) =>
      write(deps, request, (work) => anexar(work, request.ator, body)),
    'GET /api/kanban/anexo/:id': async ({ params, request: { ator } }) =>
      servirArquivo(db, deps.arquivos, await arquivoDoAnexo(db, ator, params.id)),
    'POST /api/kanban/anexo/excluir': ({ body, request }) =>
      write(deps, request, async (work) => {
        await excluirParte(work, request.ator, 'kanbanAnexo', body.id)
        return body
      }),
  }
}
