import type { AFazer } from '@rh/domain/processo/fazer'
import type { Prazo } from '@rh/domain/processo/prazo'
import type { TipoDoVinculo, TipoProcesso } from '@rh/domain/processo/tipos'
import type { Agenda, Evento } from '@rh/domain/processo/contract'
import type { TipoDeclarado } from '@rh/domain/processos/processos'
import type { DecisaoDoSetor } from '@rh/domain/processo/vez'
import type { ApiKey, ArgsOf, ReplyOf } from '../../lib/api/api.ts'
import { query, type Read, type ResultOf } from '../../lib/api/query.ts'
import type { ListReply } from '../../ui/table/DataList.tsx'
import type { Parecer } from './DadosDoParecer.tsx'

// Every kind of process answers the same calls under its own name. A shared page cannot tell the compiler which kind
// it shows, so here, and only here, the calls and the views of one kind stand for those of all.

type Um = Exclude<TipoDeclarado, TipoDoVinculo>
/** Kind that stands for all that are born sent. */
type Nascido = 'promocao'

/** Endpoints of a kind; which of them exist depends on its contract. */
export const chamadas = (tipo: TipoProcesso) => ({
  obter: `GET /api/${tipo}/obter/:id` as `GET /api/${Um}/obter/:id`,
  listar: `GET /api/${tipo}/listar` as `GET /api/${Um}/listar`,
  exportar: `GET /api/${tipo}/exportar` as `GET /api/${Um}/exportar`,
  filtros: `GET /api/${tipo}/filtros` as `GET /api/${Um}/filtros`,
  quadro: `GET /api/${tipo}/quadro` as `GET /api/${Um}/quadro`,
  rascunhos: `GET /api/${tipo}/rascunhos` as `GET /api/${Um}/rascunhos`,
  exportarRascunhos: `GET /api/${tipo}/rascunhos/exportar` as `GET /api/${Um}/rascunhos/exportar`,
  criar: `POST /api/${tipo}/criar` as `POST /api/${Um}/criar`,
  editar: `PUT /api/${tipo}/editar` as `PUT /api/${Um}/editar`,
  verificar: `POST /api/${tipo}/verificar` as `POST /api/${Um}/verificar`,
  status: `POST /api/${tipo}/status` as `POST /api/${Um}/status`,
  verificarStatus: `POST /api/${tipo}/status/verificar` as `POST /api/${Um}/status/verificar`,
  verificarMarcadas: `POST /api/${tipo}/marcadas/verificar` as `POST /api/${Um}/marcadas/verificar`,
  decidirMarcadas: `POST /api/${tipo}/marcadas/decidir` as `POST /api/${Um}/marcadas/decidir`,
  parecer: `POST /api/${tipo}/parecer` as `POST /api/${Um}/parecer`,
  desagendar: `POST /api/${tipo}/desagendar` as `POST /api/${Um}/desagendar`,
  desfazerEspera: `POST /api/${tipo}/espera/desfazer` as `POST /api/${Um}/espera/desfazer`,
  comentario: `POST /api/${tipo}/comentario` as `POST /api/${Um}/comentario`,
  pessoas: `GET /api/${tipo}/pessoas/:id` as `GET /api/${Um}/pessoas/:id`,
  link: `POST /api/${tipo}/link` as `POST /api/${Um}/link`,
  papeis: `GET /api/${tipo}/papeis/:id` as `GET /api/${Um}/papeis/:id`,
  emitir: `POST /api/${tipo}/papel` as `POST /api/${Um}/papel`,
  papel: `GET /api/${tipo}/papel/:id` as `GET /api/${Um}/papel/:id`,
  anexos: `GET /api/${tipo}/anexos/:id` as `GET /api/${Um}/anexos/:id`,
  anexar: `POST /api/${tipo}/anexo` as `POST /api/${Um}/anexo`,
  anexo: `GET /api/${tipo}/anexo/:id` as `GET /api/${Um}/anexo/:id`,
  avaliarAnexo: `POST /api/${tipo}/anexo/avaliar` as `POST /api/${Um}/anexo/avaliar`,
  removerAnexo: `POST /api/${tipo}/anexo/remover` as `POST /api/${Um}/anexo/remover`,
  desfazerAnexo: `POST /api/${tipo}/anexo/desfazer` as `POST /api/${Um}/anexo/desfazer`,
  usarAnexo: `POST /api/${tipo}/anexo/usar` as `POST /api/${Um}/anexo/usar`,
  retirarAnexos: `POST /api/${tipo}/anexo/conjunto` as `POST /api/${Um}/anexo/conjunto`,
  conjuntoDeAnexos: `GET /api/${tipo}/anexo/conjunto/:id` as `GET /api/${Um}/anexo/conjunto/:id`,
  dispensarAnexos: `POST /api/${tipo}/anexo/dispensar` as `POST /api/${Um}/anexo/dispensar`,
  pedirAnexo: `POST /api/${tipo}/anexo/pedir` as `POST /api/${Um}/anexo/pedir`,
})

/** Endpoints by which a kind that is born sent is opened and corrected. */
export const abertura = (tipo: TipoProcesso) => ({
  comeco: `GET /api/${tipo}/obter` as `GET /api/${Nascido}/obter`,
  verificar: `POST /api/${tipo}/verificar` as `POST /api/${Nascido}/verificar`,
  criar: `POST /api/${tipo}/criar` as `POST /api/${Nascido}/criar`,
  editar: `PUT /api/${tipo}/editar` as `PUT /api/${Nascido}/editar`,
})

/** Endpoint of a transition that has its own. */
export const chamadaDaTransicao = (tipo: TipoProcesso, transicao: string) =>
  `POST /api/${tipo}/${transicao}` as `POST /api/${Um}/efetivar`

/** Views of a kind, for the addresses of its pages; which of them exist depends on the sector table. */
export const vistas = (tipo: TipoProcesso) => ({
  inicio: `${tipo}.inicio` as `${Um}.inicio`,
  listar: `${tipo}.listar` as `${Um}.listar`,
  visualizar: `${tipo}.visualizar` as `${Um}.visualizar`,
  criar: `${tipo}.criar` as `${Um}.criar`,
  rascunhos: `${tipo}.rascunhos` as `${Um}.rascunhos`,
  editar: `${tipo}.editar` as `${Um}.editar`,
  editarRascunho: `${tipo}.editar-rascunho` as `${Um}.editar-rascunho`,
  revisarRascunho: `${tipo}.revisar-rascunho` as `${Um}.revisar-rascunho`,
  corrigir: `${tipo}.corrigir` as `${Um}.corrigir`,
})

/** Property by which a body or a query names its record: `{ admissaoId: 7 }`. */
export const alvoDe = (tipo: TipoProcesso, id: number) =>
  ({ [`${tipo}Id`]: id }) as unknown as Readonly<Record<`${Um}Id`, number>>

type Corpo<K extends ApiKey> = ArgsOf<K> extends { readonly body: infer B } ? B : never
type CorpoDaTransicao = Corpo<`POST /api/${Um}/status`>
/** Request body of a transition by name; names are those of the kind's declaration. */
export const corpoDoStatus = (corpo: Omit<CorpoDaTransicao, 'transicao'> & { readonly transicao: string }) =>
  corpo as CorpoDaTransicao
/** Request body that checks a transition by name. */
export const corpoDaConferencia = (corpo: {
  readonly id: number
  readonly versao: number
  readonly transicao: string
}) => corpo as Corpo<`POST /api/${Um}/status/verificar`>
type CorpoDoParecer = Corpo<`POST /api/${Um}/parecer`>
/** Request body of a parecer by name. */
export const corpoDoParecer = (corpo: Omit<CorpoDoParecer, 'parecer'> & { readonly parecer: string }) =>
  corpo as CorpoDoParecer
/** Request body that prints a paper. */
export const corpoDoPapel = (tipo: TipoProcesso, id: number, papel: string) =>
  ({ ...alvoDe(tipo, id), papel }) as Corpo<`POST /api/${Um}/papel`>
type CorpoDaCriacao = Corpo<`POST /api/${Um}/criar`>
/** Request body of a draft that is like another process. */
export const corpoDaCriacao = (corpo: { readonly como: number }) => corpo as unknown as CorpoDaCriacao
/** Request body that saves one step. */
export const corpoDaEtapa = (corpo: { id: number; versao: number; etapa: string; dados: object }) =>
  corpo as Corpo<`PUT /api/${Um}/editar`>
/** Request body that checks a draft while it is typed. */
export const corpoDaVerificacao = (corpo: { readonly id?: number; readonly dados: object }) =>
  corpo as Corpo<`POST /api/${Um}/verificar`>

/** Values of a sheet, with its bond, and its process where one is corrected. */
export interface Folha {
  readonly colaboradorId: number
  readonly id?: number
  readonly dados: Readonly<Record<string, unknown>>
}
/** Request body that checks a sheet. */
export const corpoDaFolha = (folha: Folha) => folha as Corpo<`POST /api/${Nascido}/verificar`>
/** Request body that opens a process by its sheet. */
export const corpoDaAbertura = (folha: Folha, alertasAceitos: readonly string[]) =>
  ({ ...folha, alertasAceitos }) as unknown as Corpo<`POST /api/${Nascido}/criar`>
/** Request body that saves a corrected sheet. */
export const corpoDaCorrecao = (corpo: {
  readonly id: number
  readonly versao: number
  readonly dados: Folha['dados']
  readonly motivo?: string | undefined
  readonly alertasAceitos?: readonly string[]
}) => corpo as unknown as Corpo<`PUT /api/${Nascido}/editar`>

/** Record of a kind, typed by its contract. */
export type RegistroDe<T extends TipoDeclarado> = ReplyOf<`GET /api/${T}/obter/:id`>
export type LinhaDe<T extends TipoDeclarado> = ResultOf<`GET /api/${T}/listar`>

/** Decision of this person that can still be undone. */
export interface EmEspera {
  readonly parecer: string | null
  readonly decisao: DecisaoDoSetor | null
  readonly transicao: string | null
  readonly em: string
  /** Milliseconds until it is made. */
  readonly faltam: number
}

/** Common properties of the records of all kinds. */
export interface RegistroDoProcesso {
  readonly id: number
  readonly numero: string
  readonly versao: number
  readonly status: string
  readonly solicitante: { readonly id: number; readonly nome: string }
  readonly criadoEm: string
  readonly atualizadoEm: string
  readonly pareceres: readonly Parecer[]
  readonly eventos: readonly Evento[]
  readonly agenda: Agenda | null
  readonly emEspera: EmEspera | null
  /** Batch by which it was opened. */
  readonly lote: { readonly id: number; readonly titulo: string } | null
  readonly acoes: readonly string[]
  readonly pareceresAbertos: readonly string[]
  readonly pareceresCorrigiveis: readonly string[]
  readonly impedeDecidir: 'autoaprovacao' | 'mesma_pessoa' | null
  readonly atos: readonly string[]
  readonly aguardando: readonly string[]
  readonly feitos: readonly string[]
  readonly prazo: Prazo | null
  /** Act that it waits for. */
  readonly aFazer: AFazer | null
  /** Instant since which it has been in its status. */
  readonly desde: string
}

/** Common properties of the list rows of all kinds. */
export interface LinhaDoProcesso {
  readonly id: number
  readonly numero: string
  readonly status: string
  /** Name of the person it is about. */
  readonly nome: string | null
  readonly cargo?: string | null
  readonly posto?: string | null
  readonly contrato?: string | null
  /** Reference date of the kind: start, effective date, admission. */
  readonly data: string | null
  readonly atualizadoEm: string
  readonly solicitante: string
  readonly minhaVez: boolean
  readonly versao: number
  readonly prazo: Prazo | null
  /** Act that it waits for. */
  readonly aFazer: AFazer | null
  /** Instant since which it has been in its status. */
  readonly desde: string
  readonly agendadaPara: string | null
  /** Of an act that rests on documents: how many of those sent were decided. */
  readonly documentos: { readonly conferidos: number; readonly total: number } | null
}

export type ListaDoProcesso = ListReply<LinhaDoProcesso> & {
  readonly contagens: Readonly<Record<string, number>>
}

/** Query of one record, as this person sees it. */
export const obterQuery = (tipo: TipoProcesso, id: number | string): Read<RegistroDoProcesso> =>
  query(chamadas(tipo).obter, { params: { id: String(id) } })

export const papeisQuery = (tipo: TipoProcesso, id: number) =>
  query(chamadas(tipo).papeis, { params: { id: String(id) } })

export const listarQuery = (tipo: TipoProcesso, filtros: object): Read<ListaDoProcesso> =>
  query(chamadas(tipo).listar, { query: filtros })

/** Query of a sheet's initial values; never cached, and not refetched while it is typed. */
export const comecoQuery = (tipo: TipoProcesso, colaborador: number | string) => ({
  ...query(abertura(tipo).comeco, { query: { colaborador: String(colaborador) } }),
  gcTime: 0,
  staleTime: Infinity,
})
export type Comeco = ReplyOf<ReturnType<typeof abertura>['comeco']>

export const quadroQuery = (tipo: TipoProcesso, filtros: object = {}) =>
  query(chamadas(tipo).quadro, { query: filtros })

/** Queries to invalidate after a change of a record, besides itself and those of its kind. */
export const envelhecidas = (tipo: TipoProcesso): ApiKey[] => {
  const { listar, quadro, rascunhos, papeis } = chamadas(tipo)
  return [listar, quadro, rascunhos, 'GET /api/inicio', 'GET /api/colaborador/processos', papeis]
}
