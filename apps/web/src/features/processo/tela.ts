import type { AnyProcess } from '@rh/domain/processo/define'
import type { Pendencia } from '@rh/domain/pendencia'
import type { Filtros, Lista } from '@rh/domain/listas/define-list'
import type { Grupo } from '@rh/domain/setores/grupos'
import type { TipoDeclarado } from '@rh/domain/processos/processos'
import type { QueryFunction } from '@tanstack/react-query'
import { createContext, use, type ComponentType, type ReactNode } from 'react'
import type { ApiKey } from '../../lib/api/api.ts'
import type { Read } from '../../lib/api/query.ts'
import type { Definition } from '../../ui/data/DefinitionList.tsx'
import type { ListTab } from '../../ui/table/ListTabs.tsx'
import type { IconName } from '../../ui/icon/paths.ts'
import {
  abertura,
  chamadas,
  envelhecidas,
  vistas,
  type LinhaDoProcesso,
  type RegistroDoProcesso,
} from './chamadas.ts'
import type { EtapasDoFormulario } from './form/formulario.ts'
import type { Campos } from './form/folha/href-do-campo.ts'
import type { TextoDaTransicao } from './Transicoes.tsx'
import { textosDe, type Genero } from './textos.ts'
import type { Rotulos } from './rotulos.ts'

// What a kind of process brings to the pages that all kinds share.

type AnyLista = Lista<string, Filtros>
type Celulas<L> = Readonly<Record<string, (linha: L) => ReactNode>>

/** List of a kind: columns, cells and texts. */
export interface ListaDaTela<L> {
  readonly lista: AnyLista
  /** Own cell renderers, over the common ones. */
  readonly cells: Celulas<L>
  /** Columns rendered inside another one's cell. */
  readonly merged?: readonly string[]
  /** Columns of a phone's card, under its title. */
  readonly phone: readonly string[]
}

/** Terms of a kind, on its area page. */
interface PrazoDaTela {
  /** Label of its numbers: `Prazo`. */
  readonly nome: string
  readonly title: string
  readonly subtitle: string
  readonly empty: string
}

/** Extra page of the area, without parameters. */
export interface Atalho {
  readonly view:
    | 'ferias.mapa'
    | 'ferias.coletivas'
    | 'demissao.estabilidades'
    | 'promocao.reajuste'
    | 'promocao.postos'
    | 'remanejamento.fim'
  readonly label: string
  readonly icon: IconName
}

/** Rows behind each tab, and all that the person sees. */
export interface ContagensDasAbas {
  readonly contagens: Readonly<Record<string, number>>
  readonly total: number
}

/** Tabs over a filter of the kind's own, with counts. */
export interface AbasDaTela {
  readonly filtro: string
  readonly read: () => Read<ContagensDasAbas>
  /** Tabs for a person with these groups, in order. */
  readonly de: (grupos: readonly Grupo[]) => readonly Pick<ListTab, 'value' | 'label' | 'ordenar'>[]
}

/** Screens of a kind: everything its pages share, small enough for the list, which loads first. */
export interface TelaDeProcesso<L = LinhaDoProcesso> {
  readonly tipo: TipoDeclarado
  readonly process: AnyProcess
  readonly genero: Genero
  readonly lista: ListaDaTela<L> & {
    readonly busca: string
    /** Texts of the empty list, for those who may begin a process and for the others. */
    readonly vazio: { readonly criando: string; readonly esperando: string }
  }
  /** List of drafts, for kinds that have them. */
  readonly rascunhos?: ListaDaTela<L>
  /** Label of a scheduled transition on a card: `Efetivação`. */
  readonly agendada: (status: string) => string
  readonly prazo?: PrazoDaTela
  /** Extra pages of the area, linked from its list and its area page. */
  readonly atalhos?: readonly Atalho[]
  /** Documents of the kind, and who sees the sensitive ones; absent for kinds without documents. */
  readonly anexos?: {
    readonly quemVeSensiveis: readonly Grupo[]
    /** Notice for those who do not see them, where the groups vary by record. */
    readonly aviso?: string
  }
  /** Tabs over another filter than the status. */
  readonly abas?: AbasDaTela
  /** Warning under the title of the comments, besides who reads them. */
  readonly cuidado?: string
  /** Own queries to invalidate when a record changes. */
  readonly envelhecidas?: readonly ApiKey[]
}

/** What stands for the button of a parecer is given. */
export interface BotaoDoParecer<R> {
  readonly registro: R
  /** Words of the button, and the id of the form that it sends. */
  readonly rotulo: string
  readonly form: string
  /** The button itself. */
  readonly children: ReactNode
}

/** Panel of a sector's parecer. */
export interface PainelDoParecer<R> {
  /** Context for the decision, above the fields. */
  readonly Contexto?: ComponentType<{ readonly registro: R }>
  readonly Campos?: ComponentType<{ readonly registro: R }>
  readonly approveLabel?: string
  /** Stands for the button that approves, which it is given, as what is answered asks for. */
  readonly Botao?: ComponentType<BotaoDoParecer<R>>
  readonly defaults?: (registro: R) => Readonly<Record<string, unknown>>
  /** Findings of the approval: alerts are read beside the button and accepted with it. */
  readonly achados?: (registro: R) => readonly Pendencia[]
  /** Its fields need the wide column of the page, as a table does. */
  readonly largo?: true
  /** Paper printed once the parecer is given. */
  readonly papel?: string
}

interface AgendaDaPagina<R> {
  /** First and last day to which the transition may be scheduled; null when it may not. */
  readonly dias: (registro: R) => { readonly de: string; readonly ate: string } | null
  /** Title of the scheduled-transition notice: `Efetivação marcada para`; its text says what happens on that day. */
  readonly titulo: (transicao: string) => string
  readonly texto: (transicao: string) => string
}

/** Record page of a kind. */
export interface PaginaDoRegistro<R = RegistroDoProcesso> {
  /** Reads the record with what its page shows beside it; by default the record alone. */
  readonly ler?: (id: string) => QueryFunction<R>
  readonly nomeDe: (registro: R) => string | null
  /** Header before the number: a social name. */
  readonly subtitulo?: (registro: R) => string | null
  readonly rotulosDe: (registro: R) => Rotulos
  /** All that was asked for: the content of one section, or, for a form of steps, the section itself. */
  readonly Resumo: ComponentType<{ readonly registro: R; readonly rotulos: Rotulos }>
  readonly transicoes: Readonly<Record<string, TextoDaTransicao<R>>>
  /** Transitions with an endpoint of their own; the others go by name through `status`. */
  readonly comChamada: readonly string[]
  readonly agenda?: AgendaDaPagina<R>
  readonly pareceres: Readonly<Record<string, PainelDoParecer<R>>>
  /** Pareceres to ask for now, where not all open ones are. */
  readonly abertos?: (nomes: readonly string[]) => readonly string[]
  /** Formats the fields of a sector's parecer. */
  readonly dadosDoParecer: (
    dados: Readonly<Record<string, unknown>> | undefined,
    registro: R,
  ) => readonly Definition[]
  /** First content of the page: outcome of the process. */
  readonly Destaque?: ComponentType<{ readonly registro: R }>
  /** Panels of the sectors, besides their pareceres. */
  readonly Paineis?: ComponentType<{ readonly registro: R; readonly readOnly: boolean }>
  /** Renders the panels below the pareceres, which come first. */
  readonly paineisDepois?: true
  /** What the decision is about, for the header: of those, the ones with a value are shown. */
  readonly fatos: (registro: R, rotulos: Rotulos) => readonly Definition[]
  /** Link of the header to another page, as the file of the person. */
  readonly Link?: ComponentType<{ readonly registro: R }>
  /** Tells before the last move what it still waits for: papers sent, or papers that somebody also reviewed. */
  readonly fim?: 'papeis' | 'papeis_conferidos'
  /** Printable papers; absent for kinds without papers. */
  readonly papeis?: Readonly<Record<string, { readonly label: string }>>
  /** Transition whose changes are shown, and the statuses in which they still are. */
  readonly correcao?: { readonly transicao: string; readonly em: readonly string[] }
  /** Form steps, for links back to them. */
  readonly etapas?: EtapasDoFormulario
  /** Labels of the sheet of a kind that is born sent. The sheet itself comes with its correction. */
  readonly campos?: Campos
}

/**
 * Declares screens in the types of their own kind; pages receive what the server answers for that kind. The single
 * place where the types are erased.
 */
export const defineTela = <L extends LinhaDoProcesso>(tela: TelaDeProcesso<L>): TelaDeProcesso =>
  tela as unknown as TelaDeProcesso
export const definePagina = <R extends RegistroDoProcesso>(pagina: PaginaDoRegistro<R>): PaginaDoRegistro =>
  pagina as unknown as PaginaDoRegistro

const Contexto = createContext<TelaDeProcesso | null>(null)
/** Provides the kind of process to the pages below. */
export const ComTela = Contexto.Provider

/** Kind of process of this page, with its endpoints, views and texts. */
export function useTela() {
  const tela = use(Contexto)
  if (!tela) throw new Error('useTela outside the pages of a process')
  const { tipo, process, genero } = tela
  return {
    tela,
    tipo,
    process,
    chamadas: chamadas(tipo),
    abertura: abertura(tipo),
    vistas: vistas(tipo),
    textos: textosDe(process, genero),
    /** Queries to invalidate when a record of the kind changes. */
    envelhecidas: [...envelhecidas(tipo), ...(tela.envelhecidas ?? [])],
  }
}
