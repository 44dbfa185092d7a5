import type { z } from 'zod'
import type { Grupo } from '../setores/grupos.ts'

export type Tone = 'default' | 'info' | 'warning' | 'success' | 'error'

export interface StatusSpec {
  readonly label: string
  readonly tone: Tone
  /** Replaces the usual words of /parabens; `{matricula}` stands for the employee's number. */
  readonly celebra?: { readonly titulo: string; readonly texto: string }
  /** Final status: no transition leaves it. */
  readonly final?: true
  /** Signed papers still come back to a process that ended here. */
  readonly recebePapeis?: true
}

/** The parecer of one sector on the process. */
export interface ParecerSpec {
  readonly label: string
  /** Groups that give this parecer. */
  readonly grupos: readonly Grupo[]
  /** The sector's own fields, filled when it approves. */
  readonly campos: z.ZodObject
  /** Groups that see those fields; others see only the decision. */
  readonly veCampos: readonly Grupo[]
  /**
   * Who reads what the sector writes when it says, returns or refuses; whoever asked for the process reads it too.
   * Without it, everybody who follows the process does.
   */
  readonly motivoReservadoA?: readonly Grupo[]
  /** Asked only while a fact of the process holds; otherwise the engine waives it and writes `senao` as the reason. */
  readonly quando?: { readonly fato: string; readonly senao: string }
  /** Four-eyes rule: the authors of these pareceres may not give this one. */
  readonly outraPessoaQue?: readonly string[]
  /** Does not hold back its stage, and may still be given in these later statuses. */
  readonly podeAtrasar?: readonly string[]
  /** Steps of the form, or fields of a flat one, that reopen this parecer when a correction changes them. */
  readonly observa: readonly string[]
}

export interface TransitionSpec<S extends string, C extends string> {
  readonly label: string
  readonly from: readonly S[]
  readonly to: S
  /** Groups allowed to do it: named ones, those whose turn it is, or only the engine. */
  readonly quem: readonly Grupo[] | 'da_vez' | 'motor'
  readonly checks?: readonly C[]
  /** A reason typed by the person, kept in the history. */
  readonly motivo?: 'obrigatorio'
  /** The reason may point at fields of the form. */
  readonly itens?: true
  /** Four-eyes rule: refused to the requester. */
  readonly outraPessoa?: true
  /** Only whoever asked for the process: what they typed is not everybody's to go on with. */
  readonly mesmaPessoa?: true
  /** Pareceres whose author may not do this. */
  readonly outraPessoaQue?: readonly string[]
  /** Fields that the move asks for, kept in the history with it. */
  readonly campos?: z.ZodObject
  /** Groups that see those fields in the history; whoever reads the reasons of the process does, where none are named. */
  readonly veCampos?: readonly Grupo[]
  /**
   * Lifts, with its reason, the blocks that name a group of the person (`excecaoPor`). Before such a move those blocks are
   * read and accepted like alerts; after it they are not asked again.
   */
  readonly excetua?: true
  /** Asks for the password again. */
  readonly confirmaSenha?: true
  /** May be left for a coming day: the system checks everything again on that day, and makes it. */
  readonly agendavel?: true
  /**
   * The date of the process on which the system makes the move, at once where it is past. Checked again on the day; what
   * stops it is told to the groups of the move, who may then make it.
   */
  readonly quando?: string
  /** Ends or sends back the process: drawn as a secondary, cautious action. */
  readonly cautela?: true
  /** Takes the effect back by a compensating one: the only move that leaves a final status. */
  readonly desfaz?: true
  /** Something got done: the person is told so on /parabens, with what comes next. */
  readonly celebra?: true
  /** Of its groups, only those whose parecer one of these is: a fact said which is asked (`quando` of a parecer). */
  readonly doParecer?: readonly string[]
  /** The process waits for nobody to make it: it is made when something happens outside. */
  readonly semVez?: true
}

/** How a process is opened that is sent by being opened: it has no draft, and is numbered, checked and told of at once. */
export interface NasceSpec<C extends string> {
  readonly quem: readonly Grupo[]
  readonly checks: readonly C[]
  /** Refused while another process of the kind is open for the same bond. */
  readonly unicoPorVinculo?: true
  /** Who may open many at once, as one batch: some of `quem`. Absent for a kind that is opened one by one. */
  readonly emLote?: { readonly quem: readonly Grupo[] }
}

/** What a sector does on the process that neither moves it nor is its parecer. */
export interface AtoSpec<S extends string, C extends string> {
  /** As the history tells it. */
  readonly label: string
  readonly quem: readonly Grupo[]
  /** Statuses in which it may be done. */
  readonly em: readonly S[]
  /**
   * Fields of the form that it writes after the form was sent, whoever asked for the process: the history keeps what they
   * were. An act that names them has a call of its own.
   */
  readonly campos?: readonly string[] | 'todos'
  /** Asked of the form as the act leaves it. */
  readonly checks?: readonly C[]
  /** A reason typed by the person, kept in the history. */
  readonly motivo?: 'obrigatorio'
  /** See `TransitionSpec`. */
  readonly doParecer?: readonly string[]
}

export interface StageSpec<S extends string, P extends string, T extends string> {
  /** The stage is open while the process is in this status. */
  readonly status: S
  readonly pareceres: readonly P[]
  /** Move the engine makes when the stage's pareceres are all given. */
  readonly aoConcluir?: T
}

export interface Process<
  N extends string,
  S extends string,
  C extends string,
  T extends string,
  P extends string,
> {
  readonly name: N
  readonly label: {
    readonly one: string
    readonly many: string
    /** What people call the date that the kind turns on: `Início`, `Vigência`. */
    readonly data: string
  }
  /** Of its numbers, three letters; admissão was numbered before there was another kind. */
  readonly prefixo?: string
  readonly statuses: Readonly<Record<S, StatusSpec>>
  readonly initial: NoInfer<S>
  /** What people write of it may be a secret: alerts and e-mails never repeat a reason. */
  readonly discreto?: true
  /** Absent for a kind that begins as a draft. */
  readonly nasce?: NasceSpec<NoInfer<C>>
  /** Statuses in which the form is with whoever asked: it can be changed, and the next step is theirs. */
  readonly doSolicitante: readonly NoInfer<S>[]
  readonly stages: readonly StageSpec<NoInfer<S>, NoInfer<P>, NoInfer<T>>[]
  readonly pareceres: Readonly<Record<P, ParecerSpec>>
  /** Statuses in which the process holds a slot of the post that it asks for; a kind without it holds none. */
  readonly ocupa?: readonly NoInfer<S>[]
  readonly atos?: Readonly<Record<string, AtoSpec<NoInfer<S>, NoInfer<C>>>>
  /** Name and explanation of every check; the code lives beside the declaration as pure rules. */
  readonly checks: Readonly<Record<C, string>>
  readonly transitions: Readonly<Record<T, TransitionSpec<NoInfer<S>, NoInfer<C>>>>
}

/** A kind that is born sent, known as such to the types. */
export type Nascido<X extends AnyProcess> = X & { readonly nasce: NonNullable<X['nasce']> }

/** Any process, for the engine that runs all of them. */
export type AnyProcess = Process<string, string, string, string, string>

export type StatusOf<X> = X extends Process<string, infer S, string, string, string> ? S : never
export type CheckOf<X> = X extends Process<string, string, infer C, string, string> ? C : never
export type TransitionOf<X> = X extends Process<string, string, string, infer T, string> ? T : never
export type ParecerOf<X> = X extends Process<string, string, string, string, infer P> ? P : never

/**
 * Declares a process and proves it at start: every status reachable, none but the final ones a dead end,
 * every stage and check used. Throws with the name of what is wrong.
 */
export function defineProcess<
  const N extends string,
  const S extends string,
  const C extends string,
  const T extends string,
  const P extends string,
>(process: Nascido<Process<N, S, C, T, P>>): Nascido<Process<N, S, C, T, P>>
export function defineProcess<
  const N extends string,
  const S extends string,
  const C extends string,
  const T extends string,
  const P extends string,
>(process: Process<N, S, C, T, P>): Process<N, S, C, T, P>
export function defineProcess(process: AnyProcess): AnyProcess {
  const problems = findProblems(process)
  if (problems.length > 0) throw new Error(`${process.name}: ${problems.join('; ')}`)
  return process
}

/** Whether a process came to the end it was made for, and not to one by way of caution. */
export const isConcluido = ({ statuses, transitions }: AnyProcess, status: string): boolean =>
  statuses[status]?.final === true &&
  Object.values(transitions).some(({ to, cautela }) => to === status && !cautela)

function findProblems(process: AnyProcess): string[] {
  const transitions = Object.values(process.transitions)
  const statuses = Object.keys(process.statuses)
  const reached = reachable(process)
  const leaves = new Set(transitions.flatMap((t) => (t.desfaz ? [] : t.from)))
  const atos = Object.values(process.atos ?? {})
  const used = new Set([...transitions, ...atos].flatMap(({ checks }) => checks ?? []))
  for (const check of process.nasce?.checks ?? []) used.add(check)
  const outros = [...transitions, ...Object.values(process.pareceres)].flatMap((s) => s.outraPessoaQue ?? [])
  const dosPareceres = [...transitions, ...atos].flatMap((s) => s.doParecer ?? [])
  const staged = new Set(process.stages.flatMap((s) => s.pareceres))
  return [
    ...statuses.filter((s) => !reached.has(s)).map((s) => `no transition reaches ${s}`),
    ...statuses.filter((s) => !process.statuses[s]?.final && !leaves.has(s)).map((s) => `${s} is a dead end`),
    ...statuses
      .filter((s) => process.statuses[s]?.final && leaves.has(s))
      .map((s) => `${s} is final but left`),
    ...Object.keys(process.checks)
      .filter((c) => !used.has(c))
      .map((c) => `check ${c} guards nothing`),
    ...Object.keys(process.pareceres)
      .filter((p) => !staged.has(p))
      .map((p) => `parecer ${p} has no stage`),
    ...statuses
      .filter((s) => transitions.filter((t) => t.quando !== undefined && t.from.includes(s)).length > 1)
      .map((s) => `${s} is left by more than one move of a date`),
    ...transitions
      .filter((t) => (t.excetua || t.campos) && !Array.isArray(t.quem))
      .map((t) => `${t.label} asks something of people and is made by none that it names`),
    ...transitions
      .filter((t) => t.veCampos && !t.campos)
      .map((t) => `${t.label} hides fields that it does not ask for`),
    ...outros.filter((p) => !process.pareceres[p]).map((p) => `outraPessoaQue names no parecer: ${p}`),
    ...dosPareceres.filter((p) => !process.pareceres[p]).map((p) => `doParecer names no parecer: ${p}`),
    ...atos
      .filter((ato) => ato.checks && !ato.campos)
      .map((ato) => `${ato.label} checks a form that it does not write`),
    ...(process.nasce && process.doSolicitante.includes(process.initial)
      ? [`${process.initial} is born sent and with whoever asked`]
      : []),
    ...(process.nasce?.emLote?.quem ?? [])
      .filter((grupo) => !process.nasce?.quem.includes(grupo))
      .map((grupo) => `${grupo} opens batches and none of their processes`),
    ...process.stages
      .filter((s) => s.aoConcluir && !process.transitions[s.aoConcluir]?.from.includes(s.status))
      .map((s) => `stage ${s.status} cannot move by ${s.aoConcluir}`),
  ]
}

function reachable(process: AnyProcess): Set<string> {
  const reached = new Set<string>([process.initial])
  for (let before = 0; before !== reached.size;) {
    before = reached.size
    for (const t of Object.values(process.transitions))
      if (t.from.some((s) => reached.has(s))) reached.add(t.to)
  }
  return reached
}
