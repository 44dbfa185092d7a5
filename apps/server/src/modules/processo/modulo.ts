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

/** What a person said with a move. */
export interface PassoDado {
  /** The fields that the move asks for, read by its schema. */
  readonly dados: Readonly<Record<string, unknown>>
  /** Author; null for the system. */
  readonly autorId: number | null
}

/** What a module adds to the declaration of its process: facts, rules and effects. */
export interface Modulo<Contexto> {
  readonly process: AnyProcess
  /** What lists and search find a process by, from its form. */
  indice(dados: object): Indice
  /**
   * Gathers, inside the transaction, what checks and effects need, locking what the move depends on. Not called for a
   * move that has neither.
   */
  contexto(work: UnitOfWork, processo: Processo, ator: Quem): Promise<Contexto>
  readonly regras: Readonly<Record<string, (contexto: Contexto) => Pendencia[]>>
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
  /** Days on which the system makes moves (`quando` of the declaration), by name; null while there is none. */
  readonly datas?: Readonly<Record<string, (contexto: Contexto) => string | null>>
  /** Facts on which pareceres depend (`quando` of the declaration), by name. */
  readonly fatosDoParecer?: Readonly<Record<string, (contexto: Contexto) => boolean>>
  /** The last day to which a move may be left, as a deadline of law, from the form; null when none limits it. */
  readonly agendarAte?: (transicao: string, dados: RawForm) => string | null
  /**
   * What a parecer does besides being kept; throws when its fields do not hold. Runs in the parecer's transaction, and
   * answers the other pareceres that it decided.
   */
  aoOpinar?(work: UnitOfWork, processo: Processo, parecer: ParecerLido, ator: Ator): Promise<Decisoes>
  /** The form: what a correction changed in it decides which pareceres are asked again. */
  readonly formulario?: FormularioDoTipo
  readonly visibilidade?: Visibilidade
  /** Who fills the form while it is with whoever asked; without it, those who open processes of the kind. */
  readonly quemPreenche?: readonly Grupo[]
  /** How ids and codes of the form are called. */
  readonly nomes?: NomesDosCampos
  readonly anexos?: AnexosDoProcesso
  readonly papeis?: Papeis
  readonly listas?: Listas
  /** How a process is opened, for a kind that is born sent. */
  readonly abrir?: AberturaDoTipo<Contexto>
  /** What the record of the kind shows besides, as this person may see it. */
  extras?(db: Db | Tx, mostrado: Mostrado): Promise<Readonly<Record<string, unknown>>>
}

/** A module whose calls the engine answers: it has a form, and says who sees what of it. */
export type Montavel<Contexto> = Modulo<Contexto> &
  Required<Pick<Modulo<Contexto>, 'formulario' | 'visibilidade'>>

/** What is looked at: a form, by somebody who fills it or only reads it. */
export interface Olhar {
  readonly dados: RawForm
  /** The form is with the person, who typed it or is typing it. */
  readonly preenche: boolean
}

/** Who sees what of a form. */
export interface Visibilidade {
  /** Paths of the fields that a person with these groups sees; what the form says may decide it. */
  readonly camposVisiveis: (grupos: readonly Grupo[], olhar: Olhar) => ReadonlySet<string>
  /** Whether the person reads the reasons that others give for what they do; everybody does where a kind does not say. */
  readonly leTextos?: (grupos: readonly Grupo[], olhar: Olhar) => boolean
}

/** What an act wrote into the form, whose fields were read by its schema. */
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

/** A form that somebody fills, before or after it is a process. */
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

/** What a kind that is born sent says of its opening. */
export interface AberturaDoTipo<Contexto> {
  /** The sector in whose name this person asks. */
  readonly setorOrigem: (ator: Quem) => number
  /** What the form says already when it is opened for a bond; fields that a person does not see stay as said here. */
  readonly preencher: (db: Db | Tx, quem: DeQuem) => Promise<RawForm>
  /** Options of the form's choices. */
  readonly opcoes: (db: Db | Tx, quem: DeQuem) => Promise<object>
  /** The facts of a form that is not saved. */
  readonly reunir: (db: Db | Tx, preenchido: Preenchido) => Promise<Contexto>
  /** What opening it does besides keeping the form. Runs in the transaction that opens it, after the checks. */
  readonly aoAbrir?:
    | ((work: UnitOfWork, processo: Processo, contexto: Contexto, autorId: number) => Promise<void>)
    | undefined
  /** What the rules work out from these facts, as this person may see it; null while the form says too little. */
  readonly simular: (contexto: Contexto, ator: Quem) => object | null
}

/** Dependencies of the engine. */
export interface Engine {
  readonly alertas: Alertas
  /** Company time zone. */
  readonly fuso: string
}
