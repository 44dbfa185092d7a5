import type { Pendencia } from '@rh/domain/pendencia'
import type { AnyProcess } from '@rh/domain/processo/define'
import type { Decisao, DecisaoDoSetor } from '@rh/domain/processo/vez'
import type { Grupo } from '@rh/domain/setores/grupos'
import type { Db, Tx } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import type { Ator, Quem } from '../../http/ator.ts'
import type { Alertas } from '../../alertas/alertas.ts'
import type { AnexosDoProcesso } from './anexos/anexos.ts'
import type { RawForm, FormularioDoTipo } from './campos.ts'
import type { Indice } from './formulario.ts'
import type { Listas } from './listas/listas.ts'
import type { NomesDosCampos } from './nomes-dos-campos.ts'
import type { Papeis } from './papeis.ts'
import type { MudancaProcesso, Processo } from './repository.ts'

/** Decisions of pareceres, by name. */
export type Decisoes = Readonly<Record<string, Decisao>>

/** A parecer whose fields were read by its schema. */
export interface ParecerLido {
  readonly parecer: string
  readonly decisao: DecisaoDoSetor
  readonly dados: Readonly<Record<string, unknown>>
}

/** Input of a person with a transition. */
export interface PassoDado {
  /** Fields of the transition, validated. */
  readonly dados: Readonly<Record<string, unknown>>
  /** Author; null for the system. */
  readonly autorId: number | null
  /** Whose permission and scope count. */
  readonly quem: Quem
  readonly engine: Engine
}

/** What a module adds to the declaration of its process: facts, rules and effects. */
export interface Modulo<Contexto> {
  readonly process: AnyProcess
  /** Index entry of a form, for lists and search. */
  indice(dados: object): Indice
  /**
   * Gathers, inside the transaction, what checks and effects need, locking what the move depends on. Not called for a
   * move that has neither.
   */
  contexto(work: UnitOfWork, processo: Processo, ator: Quem): Promise<Contexto>
  readonly regras: Readonly<Record<string, (contexto: Contexto) => readonly Pendencia[]>>
  /** Effects of a transition beyond the status. Runs in the transaction of the transition. */
  readonly efeitos?: Readonly<
    Record<
      string,
      (work: UnitOfWork, processo: Processo, contexto: Contexto, passo: PassoDado) => Promise<MudancaProcesso>
    >
  >
  /** What an act does besides writing the form. Runs in the act's transaction, with the facts of the form as it left it. */
  readonly atos?: Readonly<
    Record<string, (work: UnitOfWork, processo: Processo, contexto: Contexto, ato: AtoFeito) => Promise<void>>
  >
  /** Dates of transitions by date (`quando` of the declaration), by name; null while unknown. */
  readonly datas?: Readonly<Record<string, (contexto: Contexto) => string | null>>
  /** Facts on which pareceres depend (`quando` of the declaration), by name. */
  readonly fatosDoParecer?: Readonly<Record<string, (contexto: Contexto) => boolean>>
  /** Last day to which a transition may be scheduled, as a deadline of law; null for none. */
  readonly agendarAte?: (transicao: string, dados: RawForm) => string | null
  /**
   * Effect of a parecer besides storing it; throws when its fields do not hold. Runs in the parecer's transaction and
   * returns other pareceres that it decided.
   */
  aoOpinar?(work: UnitOfWork, processo: Processo, parecer: ParecerLido, ator: Quem): Promise<Decisoes>
  /** Form of the kind: its changes decide which pareceres are reopened. */
  readonly formulario?: FormularioDoTipo
  readonly visibilidade?: Visibilidade
  /** Groups that fill the form while the requester has it; by default those who open the kind. */
  readonly quemPreenche?: readonly Grupo[]
  /** Lookups that name ids and codes of the form. */
  readonly nomes?: NomesDosCampos
  readonly anexos?: AnexosDoProcesso
  readonly papeis?: Papeis
  readonly listas?: Listas
  /** Opening options, for a kind that is born sent. */
  readonly abrir?: AberturaDoTipo<Contexto>
  /** Extra properties of the record, as this person may see them. */
  extras?(db: Db | Tx, mostrado: Mostrado): Promise<Readonly<Record<string, unknown>>>
}

/** Module whose endpoints the engine serves: it has a form and a visibility. */
export type Montavel<Contexto> = Modulo<Contexto> &
  Required<Pick<Modulo<Contexto>, 'formulario' | 'visibilidade'>>

/** Form under inspection, by somebody who fills it or only reads it. */
export interface Olhar {
  readonly dados: RawForm
  /** True for the person who fills the form. */
  readonly preenche: boolean
}

/** Visibility of a form's fields. */
export interface Visibilidade {
  /** Paths of the fields that a person with these groups sees; what the form says may decide it. */
  readonly camposVisiveis: (grupos: readonly Grupo[], olhar: Olhar) => ReadonlySet<string>
  /** Tests whether the person reads the reasons of others; by default everybody does. */
  readonly leTextos?: (grupos: readonly Grupo[], olhar: Olhar) => boolean
}

/** Form written by an act, validated. */
export interface AtoFeito {
  /** The form before it. */
  readonly antes: RawForm
  readonly autorId: number
}

interface Mostrado {
  readonly processo: Processo
  readonly dados: RawForm
  readonly ator: Ator
  readonly hoje: string
}

/** Form being filled, before or after it is a process. */
export interface Preenchido {
  readonly vinculoId: number
  readonly dados: RawForm
  /** Null before it is sent. */
  readonly processoId: number | null
  readonly ator: Quem
  readonly hoje: string
}

/** Bond, author and date of a form that is opened. */
export type DeQuem = Omit<Preenchido, 'dados' | 'processoId'>

/** Opening options of a kind that is born sent. */
export interface AberturaDoTipo<Contexto> {
  /** Sector in whose name this person asks. */
  readonly setorOrigem: (ator: Quem) => number
  /** Initial values of the form for a bond; fields that a person does not see keep them. */
  readonly preencher: (db: Db | Tx, quem: DeQuem) => Promise<RawForm>
  /** Options of the form's choices. */
  readonly opcoes: (db: Db | Tx, quem: DeQuem) => Promise<object>
  /** Gathers the facts of an unsaved form. */
  readonly reunir: (db: Db | Tx, preenchido: Preenchido) => Promise<Contexto>
  /** Effect of the opening besides storing the form. Runs in its transaction, after the checks. */
  readonly aoAbrir?:
    | ((
        work: UnitOfWork,
        processo: Processo,
        contexto: Contexto,
        autorId: number,
        meios: { readonly ator: Quem; readonly engine: Engine },
      ) => Promise<void>)
    | undefined
  /** What `aoAbrir` writes is no fact of the rules: those that were checked still hold. */
  readonly mantemFatos?: true | undefined
  /** Simulation of these facts, as this person may see it; null while the form says too little. */
  readonly simular: (contexto: Contexto, ator: Quem) => object | null
}

/** Dependencies of the engine. */
export interface Engine {
  readonly alertas: Alertas
  /** Company time zone. */
  readonly fuso: string
}
