import type { AdmissaoMovimentos } from '@rh/domain/contract/admissao/index'
import type { admissaoRascunhosContract } from '@rh/domain/contract/admissao/rascunhos'
import { listaAdmissao, listaRascunhos } from '@rh/domain/listas/admissao'
import type { admissao } from '@rh/domain/processos/admissao/admissao'
import { etapaNomes } from '@rh/domain/processos/admissao/etapas'
import {
  completude,
  isCampoDaAdmissao,
  normalizarEtapa,
  type Rascunho,
} from '@rh/domain/processos/admissao/rascunho'
import { regras } from '@rh/domain/processos/admissao/rules'
import { escrever, escreverEResponder, type Escrita } from '../../db/escrita.ts'
import type { Deps } from '../../deps.ts'
import { exportar } from '../../exportacao/exportar.ts'
import type { Pedido } from '../../http/ator.ts'
import { falha } from '../../http/falha.ts'
import type { Handlers } from '../../http/serve.ts'
import { hojeEm } from '../../relogio.ts'
import { agendar, desagendar, type Agendamento } from '../processo/agenda.ts'
import { contarPorStatus, listOpcoes } from '../processo/contagens.ts'
import { darParecer, mover, type Movimento } from '../processo/engine.ts'
import { fonteDeProcessos, fonteDeRascunhos, listProcessos } from '../processo/lista.ts'
import type { Engine } from '../processo/modulo.ts'
import { nomeDoContrato, nomeDoUsuario } from '../processo/nomes.ts'
import type { Palavra } from '../processo/palavras.ts'
import { listRascunhos } from '../processo/rascunhos.ts'
import { gatherContexto } from './fatos.ts'
import { admissoes } from './lista.ts'
import { moduloAdmissao } from './modulo.ts'
import { criarRascunho, salvarEtapa, verificarRascunho } from './rascunhos.ts'
import { comoPosto, exigirAdmissao, obterAdmissao } from './registro.ts'
import { findDados, listPostos } from './repository.ts'

type Transicao = keyof typeof admissao.transitions

export function admissaoHandlers(
  deps: Deps,
): Handlers<AdmissaoMovimentos & typeof admissaoRascunhosContract> {
  const { db } = deps
  const fuso = deps.config.empresaFuso
  const hoje = () => hojeEm(deps.relogio.agora(), fuso)
  const { mudarStatus, palavra, deixarPara, desfazerAgenda } = movimentos(deps, hoje)
  return {
    'POST /api/admissao/criar': ({ body, pedido }) =>
      escrever(deps, pedido, (escrita) => criarRascunho(escrita, pedido, body.vaga ?? {}, hoje())),
    'PUT /api/admissao/editar': ({ body, pedido }) =>
      escrever(deps, pedido, (escrita) => salvarEtapa(escrita, pedido, body, fuso)),
    'GET /api/admissao/rascunhos': ({ query, pedido }) => listRascunhos(db, admissoes, pedido.ator, query),
    'POST /api/admissao/cpf': async ({ body, pedido }) => {
      if (body.admissaoId !== undefined) await exigirAdmissao(db, body.admissaoId, pedido.ator)
      const dados: Rascunho = { pessoais: { cpf: body.cpf } }
      const contexto = await gatherContexto(db, {
        dados,
        processoId: body.admissaoId ?? null,
        hoje: hoje(),
        ator: pedido.ator,
      })
      return { pendencias: regras.cpf_livre(contexto) }
    },
    'GET /api/admissao/postos': async ({ query, pedido }) => {
      const { data = hoje(), busca = '', postoId, admissaoId } = query
      // Before a date is chosen, the posts of contracts about to start are offered too.
      const iniciado = query.data !== undefined
      const filtros = { data, iniciado, busca: busca.trim(), postoId, menos: admissaoId ?? null }
      const postos = await listPostos(db, pedido.ator, filtros)
      return { results: postos.map((posto) => comoPosto(posto, pedido.ator)) }
    },
    'POST /api/admissao/verificar': async ({ body, pedido }) => {
      await exigirAdmissao(db, body.id, pedido.ator)
      const dados = body.dados ? normalizar(body.dados) : (await findDados(db, body.id)).dados
      return {
        pendencias: await verificarRascunho(db, body.id, dados, { hoje: hoje(), fuso, ator: pedido.ator }),
        completude: completude(dados),
      }
    },
    'GET /api/admissao/listar': async ({ query, pedido }) => {
      const [page, contagens] = await Promise.all([
        listProcessos(db, admissoes, pedido.ator, query),
        contarPorStatus(db, admissoes, pedido.ator, query),
      ])
      return { ...page, contagens }
    },
    'GET /api/admissao/exportar': ({ query, pedido }) =>
      exportar(deps, pedido, {
        lista: listaAdmissao,
        query,
        fonte: fonteDeProcessos(admissoes, pedido.ator, query),
        nomes: { contratoId: nomeDoContrato(pedido.ator), solicitanteId: nomeDoUsuario },
      }),
    'GET /api/admissao/rascunhos/exportar': ({ query, pedido }) =>
      exportar(deps, pedido, {
        lista: listaRascunhos,
        query,
        fonte: fonteDeRascunhos(admissoes, pedido.ator, query),
      }),
    'GET /api/admissao/filtros': ({ pedido }) => listOpcoes(db, admissoes, pedido.ator),
    'GET /api/admissao/obter/:id': ({ params, pedido }) => obterAdmissao(db, params.id, pedido.ator, hoje()),
    'POST /api/admissao/status': async ({ body, pedido }) => {
      if (body.itens?.some(({ etapa, campo }) => !isCampoDaAdmissao(etapa, campo)))
        throw falha('validacao', { campos: { itens: 'Aponte campos que existem no formulário' } })
      return mudarStatus(pedido, body.transicao, body)
    },
    'POST /api/admissao/parecer': ({ body, pedido }) => palavra(pedido, body),
    'POST /api/admissao/efetivar': ({ body: { para, ...movimento }, pedido }) =>
      para === undefined
        ? mudarStatus(pedido, 'efetivar', movimento)
        : deixarPara(pedido, { ...movimento, transicao: 'efetivar', para }),
    'POST /api/admissao/desagendar': ({ body, pedido }) => desfazerAgenda(pedido, body),
    'POST /api/admissao/finalizar': ({ body, pedido }) => mudarStatus(pedido, 'finalizar', body),
    'POST /api/admissao/cancelar': ({ body, pedido }) => mudarStatus(pedido, 'cancelar', body),
  }
}

/** Moves and words: one transaction each, answered with the admission as it is afterwards. */
function movimentos(deps: Deps, hoje: () => string) {
  const engine: Engine = { alertas: deps.alertas, fuso: deps.config.empresaFuso }
  const modulo = moduloAdmissao(engine.fuso)
  const naAdmissao = (pedido: Pedido, id: number, fazer: (escrita: Escrita) => Promise<void>) =>
    escreverEResponder(
      deps,
      pedido,
      (escrita) => fazer(escrita),
      () => obterAdmissao(deps.db, id, pedido.ator, hoje()),
    )
  return {
    mudarStatus: (pedido: Pedido, transicao: Transicao, movimento: Omit<Movimento, 'transicao'>) =>
      naAdmissao(pedido, movimento.id, (escrita) =>
        mover(engine, modulo, escrita, pedido, { ...movimento, transicao }),
      ),
    palavra: (pedido: Pedido, palavra: Palavra) =>
      naAdmissao(pedido, palavra.id, (escrita) => darParecer(engine, modulo, escrita, pedido, palavra)),
    deixarPara: (pedido: Pedido, agendamento: Agendamento) =>
      naAdmissao(pedido, agendamento.id, (escrita) => agendar(engine, modulo, escrita, pedido, agendamento)),
    desfazerAgenda: (pedido: Pedido, visto: { id: number; versao: number }) =>
      naAdmissao(pedido, visto.id, (escrita) => desagendar(modulo, escrita, pedido, visto, engine.fuso)),
  }
}

const normalizar = (dados: Rascunho): Rascunho =>
  Object.fromEntries(etapaNomes.map((etapa) => [etapa, normalizarEtapa(etapa, dados[etapa] ?? {})]))
