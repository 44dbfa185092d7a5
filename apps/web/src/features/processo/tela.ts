import type { AnyProcess } from '@rh/domain/processo/define'
import type { Pendencia } from '@rh/domain/pendencia'
import type { Filtros, Lista } from '@rh/domain/listas/define-list'
import type { Grupo } from '@rh/domain/setores/grupos'
import type { TipoDeclarado } from '@rh/domain/processos/processos'
import { createContext, use, type ComponentType, type ReactNode } from 'react'
import type { ApiKey } from '../../lib/api/api.ts'
import type { Read } from '../../lib/api/query.ts'
import type { Definition } from '../../ui/data/DefinitionList.tsx'
import type { IconName } from '../../ui/icon/paths.ts'
import {
  abertura,
  chamadas,
  envelhecidas,
  vistas,
  type LinhaDoProcesso,
  type RegistroDoProcesso,
} from './chamadas.ts'
import type { EtapasDoFormulario, FolhaDaTela } from './form/formulario.ts'
import type { TextoDaTransicao } from './Transicoes.tsx'
import { textosDe, type Genero } from './textos.ts'
import type { Rotulos } from './rotulos.ts'

// What a kind of process brings to the pages that all kinds share.

type AnyLista = Lista<string, Filtros>
type Celulas<L> = Readonly<Record<string, (linha: L) => ReactNode>>

/** A list of a kind: what its table shows and says. */
export interface ListaDaTela<L> {
  readonly lista: AnyLista
  /** Cells of its own, over those that every list of processes has. */
  readonly cells: Celulas<L>
  /** Columns that stand inside the cell of another. */
  readonly merged?: readonly string[]
  /** Columns of a phone's card, under its title. */
  readonly phone: readonly string[]
}

/** The term of a kind, as its board and its area say it. */
interface PrazoDaTela {
  /** What it is called on a card: `eSocial`. */
  readonly nome: string
  readonly title: string
  readonly subtitle: string
  readonly empty: string
  /** The list's filters for what has its date until a day, and from it on. */
  readonly ate: string
  readonly de: string
}

/** A page of the area besides those that every kind has; one without parameters. */
export interface Atalho {
  readonly view: 'ferias.mapa' | 'ferias.coletivas'
  readonly label: string
  readonly icon: IconName
}

/** Tabs over a filter of the kind's own, and how many records each has. */
export interface AbasDaTela {
  readonly filtro: string
  readonly read: () => Read<{ readonly contagens: Readonly<Record<string, number>> }>
  /** The tabs that a person with these groups has, in their order. */
  readonly de: (grupos: readonly Grupo[]) => readonly { readonly value: string; readonly label: string }[]
}

/** What every page of a kind needs: small enough for the list, which opens first. */
export interface TelaDeProcesso<L = LinhaDoProcesso> {
  readonly tipo: TipoDeclarado
  readonly process: AnyProcess
  readonly genero: Genero
  readonly lista: ListaDaTela<L> & {
    readonly busca: string
    /** What to say while there is none, to who may begin one and to the others. */
    readonly vazio: { readonly criando: string; readonly esperando: string }
  }
  /** The list of drafts, of a kind that has them. */
  readonly rascunhos?: ListaDaTela<L>
  /** What a move that is left for its day is called on a card: `Efetivação`. */
  readonly agendada: (status: string) => string
  readonly prazo?: PrazoDaTela
  /** In the area, beside the queue: what else is followed there. */
  readonly AoLado?: ComponentType
  /** Other pages of the area, that one goes to from its list and its first page. */
  readonly atalhos?: readonly Atalho[]
  /** Documents of the person, and who sees the sensitive ones; a kind without them asks for none. */
  readonly anexos?: {
    readonly quemVeSensiveis: readonly Grupo[]
    /** Said of them to the others, where it is not the same groups for every record. */
    readonly aviso?: string
  }
  /** Tabs of its list over another filter than the status. */
  readonly abas?: AbasDaTela
  /** Under the title of the comments, where there is more to say than who reads them. */
  readonly cuidado?: string
  /** Calls of its own that a record which moved or changed makes old. */
  readonly envelhecidas?: readonly ApiKey[]
}

/** What one sector needs to see and to say. */
export interface PainelDoParecer<R> {
  /** What helps to decide, above the fields. */
  readonly Contexto?: ComponentType<{ readonly registro: R }>
  readonly Campos?: ComponentType<{ readonly registro: R }>
  readonly approveLabel?: string
  /** Stands for the button that approves, which it is given, as what is answered asks for. */
  readonly Botao?: ComponentType<{ readonly registro: R; readonly children: ReactNode }>
  readonly defaults?: (registro: R) => Readonly<Record<string, unknown>>
  /** What the approval will be asked for: its alerts are read beside the button and accepted with it. */
  readonly achados?: (registro: R) => readonly Pendencia[]
  /** Paper that is printed once the parecer is given. */
  readonly papel?: string
}

interface AgendaDaPagina<R> {
  /** The first and the last day to which a person may leave the move; null when it is only made now. */
  readonly dias: (registro: R) => { readonly de: string; readonly ate: string } | null
  /** Of a move that is left for its day: `Efetivação marcada para`, and what the system does on that day. */
  readonly titulo: (transicao: string) => string
  readonly texto: (transicao: string) => string
}

/** The page of one record of a kind. */
export interface PaginaDoRegistro<R = RegistroDoProcesso> {
  readonly nomeDe: (registro: R) => string | null
  /** Said before the number: a social name. */
  readonly subtitulo?: (registro: R) => string | null
  readonly rotulosDe: (registro: R) => Rotulos
  /** What was asked for, in full. */
  readonly Resumo: ComponentType<{ readonly registro: R; readonly rotulos: Rotulos }>
  readonly transicoes: Readonly<Record<string, TextoDaTransicao<R>>>
  /** Moves that have a call of their own; the others go by name through `status`. */
  readonly comChamada: readonly string[]
  readonly agenda?: AgendaDaPagina<R>
  readonly pareceres: Readonly<Record<string, PainelDoParecer<R>>>
  /** The pareceres to ask for now, where not all that are open are to be asked at once. */
  readonly abertos?: (nomes: readonly string[]) => readonly string[]
  /** The own fields of a sector's parecer, as labels and values. */
  readonly dadosDoParecer: (
    dados: Readonly<Record<string, unknown>> | undefined,
    registro: R,
  ) => readonly Definition[]
  /** First on the page: what came of the process. */
  readonly Destaque?: ComponentType<{ readonly registro: R }>
  /** What sectors do besides their pareceres. */
  readonly Paineis?: ComponentType<{ readonly registro: R; readonly readOnly: boolean }>
  /** Its panels are of what comes after the pareceres, and stand below them. */
  readonly paineisDepois?: true
  /** Ways on that are no moves, before them. */
  readonly Acoes?: ComponentType<{ readonly registro: R }>
  /** The papers that it prints; a kind without them prints none. */
  readonly papeis?: Readonly<Record<string, { readonly label: string }>>
  /** The resending whose changes are shown, and the statuses in which they still are read. */
  readonly correcao?: { readonly transicao: string; readonly em: readonly string[] }
  /** The steps of its form, for what leads back to them. */
  readonly etapas?: EtapasDoFormulario
  /** The form of a kind that is born sent, in which a returned one is put right. */
  readonly folha?: FolhaDaTela
}

/**
 * A kind writes its screens in the types of its own record; the pages hand on what the server answers for that very
 * kind. Here, and only here, the one is taken for the other.
 */
export const defineTela = <L extends LinhaDoProcesso>(tela: TelaDeProcesso<L>): TelaDeProcesso =>
  tela as unknown as TelaDeProcesso
export const definePagina = <R extends RegistroDoProcesso>(pagina: PaginaDoRegistro<R>): PaginaDoRegistro =>
  pagina as unknown as PaginaDoRegistro

const Contexto = createContext<TelaDeProcesso | null>(null)
/** The kind of process that the pages below are of. */
export const ComTela = Contexto.Provider

/** The kind of process of this page, with its calls, its views and its words. */
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
    /** What a record of the kind that moved or changed makes old. */
    envelhecidas: [...envelhecidas(tipo), ...(tela.envelhecidas ?? [])],
  }
}
