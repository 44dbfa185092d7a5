import type { Contract } from '@rh/domain/http/endpoint'
import type { AnyProcess, Process } from '@rh/domain/processo/define'
import { achatar } from '@rh/domain/processo/enderecos'
import { servirArquivo } from '../../arquivos/arquivos.ts'
import { write, writeAndReply, type UnitOfWork } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import type { RequestContext } from '../../http/ator.ts'
import type { Handlers } from '../../http/serve.ts'
import { hojeEm, momentoDe } from '../../clock.ts'
import type { Tokens } from '../auth/token.ts'
import {
  criar,
  editar,
  obterInicio,
  verificar,
  type Conferido,
  type Correcao,
  type NovoPedido,
} from './abertura.ts'
import { agendar, desagendar } from './agenda/agenda.ts'
import { anexosHandlers } from './anexos/handlers.ts'
import { lotesHandlers } from './lote/handlers.ts'
import { preencher, type AtoNoFormulario } from './atos.ts'
import type { RawForm } from './campos.ts'
import { idDoProcesso } from './chave.ts'
import { listCitaveis } from './citacoes.ts'
import { comentar, type Comentario } from './comentarios.ts'
import { verificarTransicao } from './engine.ts'
import { decidir, type Pedido } from './espera/decidir.ts'
import type { TransicaoPedida } from './transicao.ts'
import { desfazerEspera, segurar } from './espera/segurar.ts'
import { criarLink } from './link.ts'
import { decidirMarcadas, verificarMarcadas, type Marcada } from './listas/marcadas.ts'
import type { Engine, Montavel } from './modulo.ts'
import type { ParecerNovo } from './pareceres.ts'
import { obterRegistro } from './registro.ts'

/** Dependencies of the process endpoints. */
export interface DepsDoMotor extends Deps {
  readonly tokens: Tokens
}

/** Endpoints that the engine serves for a kind, as far as its contract has them. */
export type ChamadasDoMotor<X> =
  X extends Process<infer N, string, string, infer T, string>
    ? ChamadasDeTodos<N, T> | (X extends { readonly nasce: object } ? ChamadasDoNascido<N> : never)
    : never

type ChamadasDeTodos<N extends string, T extends string> =
  | `GET /api/${N}/${'listar' | 'exportar' | 'filtros' | 'quadro'}`
  | `POST /api/${N}/marcadas/${'verificar' | 'decidir'}`
  | `GET /api/${N}/${'obter' | 'pessoas' | 'papeis' | 'papel' | 'anexos' | 'anexo'}/:id`
  | `POST /api/${N}/${'status' | 'status/verificar' | 'parecer' | 'espera/desfazer' | 'desagendar' | 'comentario' | 'link' | 'papel' | 'anexo' | T}`
  | `POST /api/${N}/anexo/${'remover' | 'avaliar' | 'desfazer' | 'usar' | 'dispensar' | 'pedir' | 'conjunto'}`
  | `GET /api/${N}/anexo/conjunto/:id`
type ChamadasDoNascido<N extends string> =
  | `GET /api/${N}/obter`
  | `POST /api/${N}/${'verificar' | 'criar'}`
  | `PUT /api/${N}/editar`
  | `GET /api/${N}/lotes`
  | `GET /api/${N}/lote/${'obter' | 'itens' | 'achados'}/:id`
  | `POST /api/${N}/lote/${'verificar' | 'iniciar' | 'tentar' | 'cancelar' | 'mover'}`

/** Builds the handlers of a kind from its declaration and module. */
export function montarProcesso<X extends AnyProcess, C extends Contract, Contexto>(
  modulo: Montavel<Contexto>,
  deps: DepsDoMotor,
): Handlers<Pick<C, keyof C & ChamadasDoMotor<X>>> {
  const meios = meiosDe(modulo, deps)
  const chamadas = {
    // First: a move that is called as one of the calls below has no path of its own.
    ...transicoes(meios),
    ...pareceres(meios),
    ...papeis(meios),
    ...listas(meios),
    ...(modulo.anexos ? anexosHandlers(deps, modulo, modulo.anexos) : {}),
    ...(modulo.process.nasce ? abertura(meios) : {}),
    ...(modulo.process.nasce?.emLote ? lotesHandlers(deps, modulo) : {}),
  }
  // Built from the same templates as the contract, which the computed keys cannot show.
  return chamadas as unknown as Handlers<Pick<C, keyof C & ChamadasDoMotor<X>>>
}

type Meios<C> = ReturnType<typeof meiosDe<C>>

function meiosDe<C>(modulo: Montavel<C>, deps: DepsDoMotor) {
  const fuso = deps.config.empresaFuso
  const engine: Engine = { alertas: deps.alertas, fuso }
  const hoje = (): string => hojeEm(deps.clock.agora(), fuso)
  const obter = ({ ator }: RequestContext, id: number) =>
    obterRegistro(modulo, deps.db, id, ator, momentoDe(deps.clock, fuso))
  /** Runs a write and returns the process after the commit. */
  const noProcesso = (request: RequestContext, id: number, fazer: (work: UnitOfWork) => Promise<void>) =>
    writeAndReply(deps, request, fazer, () => obter(request, id))
  /** Gives a parecer or makes a move: now, or once it can no longer be undone. */
  const decidirOuSegurar = (request: RequestContext, { emEspera, ...pedido }: ComEspera<Pedido>) =>
    noProcesso(request, pedido.id, (work) =>
      emEspera
        ? segurar(engine, modulo, work, request.ator, pedido)
        : decidir(engine, modulo, work, request.ator, pedido),
    )
  return { modulo, deps, engine, nome: modulo.process.name, hoje, obter, noProcesso, decidirOuSegurar }
}

function transicoes<C>({ modulo, deps, engine, nome, noProcesso, decidirOuSegurar }: Meios<C>) {
  /** Handler of a transition with an endpoint of its own, made now or scheduled. */
  const porCaminho =
    (transicao: string) =>
    ({ body: { para, ...pedida }, request }: ComCorpo<PorCaminho>) =>
      para === undefined
        ? decidirOuSegurar(request, { ...pedida, transicao })
        : noProcesso(request, pedida.id, (work) =>
            agendar(engine, modulo, work, request, { ...pedida, transicao, para }),
          )
  const caminhos = Object.keys(modulo.process.transitions).map(
    (transicao) => [`POST /api/${nome}/${transicao}`, porCaminho(transicao)] as const,
  )
  return {
    ...Object.fromEntries(caminhos),
    [`POST /api/${nome}/status`]: ({ body, request }: ComCorpo<ComEspera<TransicaoPedida>>) =>
      decidirOuSegurar(request, body),
    [`POST /api/${nome}/status/verificar`]: async ({
      body,
      request,
    }: ComCorpo<Visto & { transicao: string }>) => ({
      // Without a key: an answer that writes nothing is not kept for a call that is sent again.
      pendencias: await write(deps, { ...request, chave: null }, (work) =>
        verificarTransicao(engine, modulo, work, request.ator, body),
      ),
    }),
    [`POST /api/${nome}/desagendar`]: ({ body, request }: ComCorpo<Visto>) =>
      noProcesso(request, body.id, (work) => desagendar(modulo, work, request, body, engine.fuso)),
  }
}

function pareceres<C>({ modulo, deps, nome, obter, noProcesso, decidirOuSegurar }: Meios<C>) {
  const { process } = modulo
  return {
    [`GET /api/${nome}/obter/:id`]: ({ params, request }: ComId) => obter(request, params.id),
    [`POST /api/${nome}/parecer`]: ({ body, request }: ComCorpo<ComEspera<ParecerNovo>>) =>
      decidirOuSegurar(request, body),
    [`POST /api/${nome}/espera/desfazer`]: ({ body, request }: ComCorpo<{ id: number }>) =>
      noProcesso(request, body.id, (work) => desfazerEspera(process, work, request.ator, body.id)),
    [`POST /api/${nome}/comentario`]: ({ body, request }: ComCorpo<Comentario>) =>
      noProcesso(request, body.id, (work) => comentar(deps.alertas, process, work, request.ator, body)),
    [`GET /api/${nome}/pessoas/:id`]: ({ params, query, request }: ComId & ComConsulta<{ busca?: string }>) =>
      listCitaveis(deps.db, process, { id: params.id, ...query }, request.ator),
    [`POST /api/${nome}/link`]: ({ body, request }: ComCorpo<{ id: number }>) =>
      write(deps, request, (work) => criarLink(deps.tokens, process, work, request.ator, body.id)),
  }
}

function listas<C>(meios: Meios<C>) {
  const { modulo, deps, nome } = meios
  const doTipo = modulo.listas
  if (!doTipo) return {}
  return {
    [`POST /api/${nome}/marcadas/verificar`]: ({ body, request }: ComCorpo<Marcadas>) =>
      verificarMarcadas(meios, request, body.itens),
    [`POST /api/${nome}/marcadas/decidir`]: ({ body, request }: ComCorpo<Marcadas>) =>
      decidirMarcadas(meios, request, body),
    [`GET /api/${nome}/listar`]: ({ query, request }: ComConsulta<object>) =>
      doTipo.listar(deps, request, query),
    [`GET /api/${nome}/exportar`]: ({ query, request }: ComConsulta<object>) =>
      doTipo.exportar(deps, request, query),
    [`GET /api/${nome}/filtros`]: ({ request }: { readonly request: RequestContext }) =>
      doTipo.filtros(deps, request),
    [`GET /api/${nome}/quadro`]: ({ query, request }: ComConsulta<object>) =>
      doTipo.quadro(deps, request, query),
  }
}

function papeis<C>({ modulo, deps, nome }: Meios<C>) {
  const doTipo = modulo.papeis
  if (!doTipo) return {}
  return {
    [`GET /api/${nome}/papeis/:id`]: ({ params, request }: ComId) =>
      doTipo.listar(deps.db, params.id, request.ator),
    [`POST /api/${nome}/papel`]: ({ body, request }: ComCorpo<{ papel: string }>) =>
      doTipo.emitir(deps, request, { processoId: idDoProcesso(nome, body), papel: body.papel }),
    [`GET /api/${nome}/papel/:id`]: async ({ params, request }: ComId) =>
      servirArquivo(deps.db, deps.arquivos, await doTipo.arquivo(deps.db, params.id, request.ator)),
  }
}

function abertura<C>({ modulo, deps, engine, nome, hoje, obter, noProcesso }: Meios<C>) {
  const { db } = deps
  return {
    [`GET /api/${nome}/obter`]: ({ query, request: { ator } }: ComConsulta<{ colaborador: number }>) =>
      obterInicio(modulo, db, query.colaborador, { ator, hoje: hoje() }),
    [`POST /api/${nome}/verificar`]: ({ body, request: { ator } }: ComCorpo<Conferido>) =>
      verificar(modulo, db, plano(body), { ator, hoje: hoje() }),
    [`POST /api/${nome}/criar`]: ({ body, request }: ComCorpo<NovoPedido>) =>
      writeAndReply(
        deps,
        request,
        (work) => criar(engine, modulo, work, request, plano(body)),
        (id) => obter(request, id),
      ),
    [`PUT /api/${nome}/editar`]: ({ body, request }: ComCorpo<Correcao>) =>
      noProcesso(request, body.id, (work) => editar(engine, modulo, work, request, plano(body))),
  }
}

/** Flattens groups of fields, as a sheet keeps them. */
const plano = <B extends { readonly dados: object; readonly comparar?: object | undefined }>(
  body: B,
): B & { readonly dados: RawForm } => ({
  ...body,
  dados: achatar(body.dados as RawForm),
  ...(body.comparar && { comparar: achatar(body.comparar as RawForm) }),
})

/** Body of an act, whose fields the sheet's schema validated. */
type CorpoDoAto = Omit<AtoNoFormulario, 'ato' | 'dados'> & { readonly dados: object }

/** Handlers of the acts that write the form. */
export function atosHandlers<C>(modulo: Montavel<C>, deps: DepsDoMotor) {
  const { engine, noProcesso } = meiosDe(modulo, deps)
  return (ato: string) =>
    ({ body, request }: ComCorpo<CorpoDoAto>): Promise<never> =>
      noProcesso(request, body.id, (work) =>
        preencher(engine, modulo, work, request, { ...plano(body), ato }),
      ) as Promise<never>
}

/** A decision, held for as long as it can be undone where asked for. */
type ComEspera<P> = P & { readonly emEspera?: true | undefined }

interface Marcadas {
  readonly itens: readonly Marcada[]
  readonly motivo?: string | undefined
}
interface Visto {
  readonly id: number
  readonly versao: number
}
interface PorCaminho extends Omit<TransicaoPedida, 'transicao'> {
  readonly para?: string | undefined
}
interface ComId {
  readonly params: { readonly id: number }
  readonly request: RequestContext
}
interface ComCorpo<B> {
  readonly body: B
  readonly request: RequestContext
}
interface ComConsulta<Q> {
  readonly query: Q
  readonly request: RequestContext
}
