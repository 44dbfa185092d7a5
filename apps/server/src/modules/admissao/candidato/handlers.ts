import { bancos } from '@rh/domain/br/bancos'
import { paises } from '@rh/domain/codigos/paises'
import type { admissaoCandidatoContract } from '@rh/domain/contract/admissao/candidato'
import type { candidatoContract } from '@rh/domain/contract/candidato'
import { servirArquivo } from '../../../arquivos/arquivos.ts'
import type { Db } from '../../../db/db.ts'
import { write, writeAndReply } from '../../../db/write.ts'
import type { Ator } from '../../../http/ator.ts'
import { failure } from '../../../http/failure.ts'
import type { Handlers } from '../../../http/serve.ts'
import { holdProcesso } from '../../processo/repository.ts'
import { findDados } from '../repository.ts'
import { decidir } from './decidir.ts'
import { obterMiniatura, prepararArquivo, receberArquivo, retirarArquivo } from './documentos.ts'
import { abrirLinkDoCandidato, candidatoDe, entrarPeloLink } from './entrada.ts'
import { concluir, consentir, guardarResposta, respostaDe, obterFicha } from './ficha.ts'
import { emitirLinkDoCandidato, pessoaDo, revogarLinkDoCandidato, type MeiosDoCandidato } from './link.ts'
import { faltaParaOLink, obterPedido, requireRascunho, veArquivo } from './pedido.ts'

/** Handlers of the calls of a candidate. None of them knows a user. */
export function candidatoHandlers(meios: MeiosDoCandidato): Handlers<typeof candidatoContract> {
  return {
    'POST /api/candidato/link': ({ body, request }) => abrirLinkDoCandidato(meios, request, body.token),
    'POST /api/candidato/entrar': ({ body, request }) => entrarPeloLink(meios, request, body),
    'GET /api/candidato/ficha': ({ request }) => obterFicha(meios, candidatoDe(request)),
    'POST /api/candidato/consentir': ({ request }) =>
      writeAndReply(
        meios,
        request,
        (work) => consentir(meios, work, candidatoDe(request), request.ip),
        () => obterFicha(meios, candidatoDe(request)),
      ),
    'PUT /api/candidato/resposta': ({ body, request }) =>
      writeAndReply(
        meios,
        request,
        (work) => guardarResposta(meios, work, candidatoDe(request), body),
        (versao) => Promise.resolve(respostaDe(body, versao)),
      ),
    'POST /api/candidato/documento': async ({ query, arquivo, request }) => {
      // Before the transaction: a picture takes a while to draw, and nothing waits for it locked.
      const recebido = await prepararArquivo(arquivo)
      return write(meios, request, (work) =>
        receberArquivo(meios, work, candidatoDe(request), { tipoId: query.tipoId, recebido }),
      )
    },
    'POST /api/candidato/documento/retirar': ({ body, request }) =>
      write(meios, request, (work) => retirarArquivo(meios, work, candidatoDe(request), body.id)),
    'GET /api/candidato/miniatura/:id': ({ params, request }) =>
      obterMiniatura(meios, candidatoDe(request), params.id),
    'GET /api/candidato/listas': async () => ({
      bancos: bancos().map(({ codigo, nome }) => ({ codigo, label: `${codigo} · ${nome}` })),
      paises: paises().map(({ codigo, nome }) => ({ codigo, label: nome })),
    }),
    'GET /api/candidato/cidades': async ({ query }) => ({ nomes: await listCidades(meios.db, query.uf) }),
    'POST /api/candidato/concluir': ({ request }) =>
      write(meios, request, (work) => concluir(meios, work, candidatoDe(request))),
  }
}

async function listCidades(db: Db, uf: string): Promise<string[]> {
  const linhas = await db
    .selectFrom('municipio')
    .select('nome')
    .where('uf', '=', uf)
    .orderBy('nomeBusca')
    .execute()
  return linhas.map(({ nome }) => nome)
}

/** Handlers of who prepares the admission: the link, and what came in by it. */
export function pedidoAoCandidatoHandlers(
  meios: MeiosDoCandidato,
): Handlers<typeof admissaoCandidatoContract> {
  const { db, tokens } = meios
  const obter = (id: number, ator: Ator) => obterPedido(meios, db, id, ator)
  return {
    'GET /api/admissao/candidato/:id': ({ params, request }) => obter(params.id, request.ator),
    'POST /api/admissao/candidato/link': ({ body: { id }, request }) =>
      writeAndReply(
        meios,
        // Never under an idempotency key: its row would hold the link. A repeat makes another one.
        { ...request, chave: null },
        async (work) => {
          await holdProcesso(work.tx, id)
          await requireRascunho(meios, work.tx, id, request.ator)
          const { dados } = await findDados(work.tx, id)
          const pessoa = pessoaDo(dados)
          if (!pessoa)
            throw failure('pendencias', {
              mensagem: 'Digite antes o CPF e a data de nascimento da pessoa.',
              acao: 'São as respostas que ela dá para abrir o link.',
              pendencias: faltaParaOLink(dados),
            })
          return emitirLinkDoCandidato(tokens, work, { processoId: id, pessoa, usuarioId: request.ator.id })
        },
        async (caminho) => ({
          endereco: `${meios.config.origemPublica ?? ''}${caminho}`,
          pedido: await obter(id, request.ator),
        }),
      ),
    'POST /api/admissao/candidato/revogar': ({ body: { id }, request }) =>
      writeAndReply(
        meios,
        request,
        async (work) => {
          await holdProcesso(work.tx, id)
          await requireRascunho(meios, work.tx, id, request.ator)
          await revogarLinkDoCandidato(work, id, request.ator.id)
        },
        () => obter(id, request.ator),
      ),
    'POST /api/admissao/candidato/decidir': ({ body, request }) =>
      writeAndReply(
        meios,
        request,
        (work) => decidir(meios, work, request, body),
        async (versao) => ({ versao, pedido: await obter(body.id, request.ator) }),
      ),
    'GET /api/admissao/candidato/arquivo/:id': async ({ params, request }) =>
      servirArquivo(db, meios.arquivos, await arquivoDoCandidato(meios, params.id, request.ator)),
  }
}

/** Stored file that waits in a draft which this user fills. Throws 404. */
async function arquivoDoCandidato(meios: MeiosDoCandidato, id: number, ator: Ator): Promise<string> {
  const arquivo = await meios.db
    .selectFrom('candidatoArquivo as ca')
    .innerJoin('documentoTipo as dt', 'dt.id', 'ca.tipoId')
    .select(['ca.processoId', 'ca.arquivoId', 'dt.sensivel'])
    .where('ca.id', '=', id)
    .where('ca.retiradoEm', 'is', null)
    .executeTakeFirst()
  if (!arquivo) throw failure('nao_encontrado')
  await requireRascunho(meios, meios.db, arquivo.processoId, ator)
  if (!veArquivo(ator, arquivo.sensivel)) throw failure('nao_encontrado')
  return arquivo.arquivoId
}
