import type { Grupo } from '../setores/grupos.ts'
import type { CamposPedidos } from './campos-pedidos.ts'

export type Tone = 'default' | 'info' | 'warning' | 'success' | 'error'

export interface StatusSpec {
  readonly label: string
  readonly tone: Tone
  /** Replaces the usual words of /parabens; `{matricula}` stands for the employee's number. */
  readonly celebra?: { readonly titulo: string; readonly texto: string }
  /** Final status: no transition leaves it. */
  readonly final?: true
  /** Accepts signed papers in this final status. */
  readonly recebePapeis?: true
}

/** Parecer of one sector. */
export interface ParecerSpec {
  readonly label: string
  /** What its sector is asked for, in the infinitive: `Conferir documentos`. */
  readonly pede: string
  /** Groups that give this parecer. */
  readonly grupos: readonly Grupo[]
  /** Fields of the sector, required to approve; absent where only its word is asked for. */
  readonly campos?: CamposPedidos
  /** Groups that see those fields; others see only the decision. */
  readonly veCampos: readonly Grupo[]
  /**
   * Groups that read the sector's comments, returns and refusals; the requester does too. By default everybody who
   * follows the process.
   */
  readonly motivoReservadoA?: readonly Grupo[]
  /**
   * Fact on which the parecer depends; where it does not hold the engine waives the parecer and writes `senao` as the
   * reason.
   */
  readonly quando?: { readonly fato: string; readonly senao: string }
  /** Four-eyes rule: the authors of these pareceres may not give this one. */
  readonly outraPessoaQue?: readonly string[]
  /** Later statuses in which it may still be given; such a parecer does not hold back its stage. */
  readonly podeAtrasar?: readonly string[]
  /** Checks asked of the process as an approval leaves it; what they find stops the word, or is read and accepted. */
  readonly checks?: readonly string[]
  /** Its word is that somebody compared what is on the page: it is given on one process at a time. */
  readonly compara?: true
  /** Date fields of what has happened already: none is after the day on which the word is given. */
  readonly passado?: readonly string[]
  /** Pairs of date fields of which the second is not before the first, as an exam and its validity. */
  readonly ordem?: readonly (readonly [antes: string, depois: string])[]
  /** Its sector may say it again, with the reason, while the stage is open: nothing rests on it yet. */
  readonly corrigivel?: true
  /** Steps of the form, or fields of a flat one, that reopen this parecer when a correction changes them. */
  readonly observa: readonly string[]
}

export interface TransitionSpec<S extends string, C extends string> {
  readonly label: string
  /** What is asked for until it is made, in the infinitive, where that is more than the label says. */
  readonly pede?: string
  /**
   * Check for which `pede` asks, as a paper to be attached. Until it holds the move is waited for, whatever day the process
   * is left for; from then on it is asked for by its label, and waits for that day and for the pareceres of others with
   * which the stage ends.
   */
  readonly pedeAte?: C
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
  /** Restricted to the requester, whose typed form others may not go on with. */
  readonly mesmaPessoa?: true
  /** Pareceres whose author may not do this. */
  readonly outraPessoaQue?: readonly string[]
  /** Fields of the transition, kept in the history. */
  readonly campos?: CamposPedidos
  /** Groups that see those fields in the history; by default whoever reads the reasons of the process. */
  readonly veCampos?: readonly Grupo[]
  /**
   * Lifts, with its reason, blocks that name a group of the person (`excecaoPor`). Before it those blocks are accepted
   * like alerts; after it they are not checked again.
   */
  readonly excetua?: true
  /** Requires the password again (step-up authentication). */
  readonly confirmaSenha?: true
  /** Schedulable: the system checks everything again on the chosen day and makes the transition. */
  readonly agendavel?: true
  /**
   * Date of the process on which the system makes the transition, at once if it is past. Checked again on the day; a
   * failure is reported to the transition's groups, who may then make it by hand.
   */
  readonly quando?: string
  /** Ends or returns the process: rendered as a secondary, cautious action. */
  readonly cautela?: true
  /** Compensates an effect: the only transition out of a final status. */
  readonly desfaz?: true
  /** Worth celebrating: leads the person to /parabens, with what comes next. */
  readonly celebra?: true
  /** Restricts its groups to those of these pareceres, while they are asked for (`quando` of a parecer). */
  readonly doParecer?: readonly string[]
  /** Not a turn: nobody is waited for, since it is made when something happens outside. */
  readonly semVez?: true
}

/** Opening of a kind that is born sent: no draft, and numbered, checked and announced at once. */
export interface NasceSpec<C extends string> {
  readonly quem: readonly Grupo[]
  readonly checks: readonly C[]
  /** Refused while another process of the kind is open for the same bond. */
  readonly unicoPorVinculo?: true
  /** Groups that may open many as one batch, a subset of `quem`. Absent for kinds opened one by one. */
  readonly emLote?: { readonly quem: readonly Grupo[] }
}

/** Act of a sector: neither a transition nor a parecer. */
export interface AtoSpec<S extends string, C extends string> {
  /** Label in the history. */
  readonly label: string
  readonly quem: readonly Grupo[]
  /** Statuses in which it may be done. */
  readonly em: readonly S[]
  /**
   * Form fields that it writes after sending, whoever the requester is; the history keeps their former values. An act
   * that names fields has an endpoint of its own.
   */
  readonly campos?: readonly string[] | 'todos'
  /** Checks of the form as the act leaves it. */
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
    /** Label of the kind's reference date: `Início`, `Vigência`. */
    readonly data: string
  }
  /** Prefix of its numbers, three letters; admissão, the first kind, has none. */
  readonly prefixo?: string
  readonly statuses: Readonly<Record<S, StatusSpec>>
  readonly initial: NoInfer<S>
  /** Confidential: alerts and e-mails never repeat a reason. */
  readonly discreto?: true
  /** Absent for a kind that begins as a draft. */
  readonly nasce?: NasceSpec<NoInfer<C>>
  /** Statuses in which the requester has the form: it can be changed, and the next step is theirs. */
  readonly doSolicitante: readonly NoInfer<S>[]
  readonly stages: readonly StageSpec<NoInfer<S>, NoInfer<P>, NoInfer<T>>[]
  readonly pareceres: Readonly<Record<P, ParecerSpec>>
  /** Statuses in which the process holds a slot of the post in its form; by default none. */
  readonly ocupa?: readonly NoInfer<S>[]
  readonly atos?: Readonly<Record<string, AtoSpec<NoInfer<S>, NoInfer<C>>>>
  /** Description of every check; its code is a pure rule beside the declaration. */
  readonly checks: Readonly<Record<C, string>>
  readonly transitions: Readonly<Record<T, TransitionSpec<NoInfer<S>, NoInfer<C>>>>
}

/** Kind that is born sent, known as such to the types. */
export type Nascido<X extends AnyProcess> = X & { readonly nasce: NonNullable<X['nasce']> }

/** Process of any kind. */
export type AnyProcess = Process<string, string, string, string, string>

export type StatusOf<X> = X extends Process<string, infer S, string, string, string> ? S : never
export type CheckOf<X> = X extends Process<string, string, infer C, string, string> ? C : never
export type TransitionOf<X> = X extends Process<string, string, string, infer T, string> ? T : never
export type ParecerOf<X> = X extends Process<string, string, string, string, infer P> ? P : never

/**
 * Declares a process and validates it at start-up: every status reachable, no dead ends but final ones, every stage and
 * check used. Throws with the names at fault.
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

/** Tests whether a status is a successful end, and not one by way of caution. */
export const isConcluido = ({ statuses, transitions }: AnyProcess, status: string): boolean =>
  statuses[status]?.final === true &&
  Object.values(transitions).some(({ to, cautela }) => to === status && !cautela)

function findProblems(process: AnyProcess): string[] {
  const transitions = Object.values(process.transitions)
  const statuses = Object.keys(process.statuses)
  const reached = reachable(process)
  const leaves = new Set(transitions.flatMap((t) => (t.desfaz ? [] : t.from)))
  const atos = Object.values(process.atos ?? {})
  const used = new Set<string>([...transitions, ...atos].flatMap(({ checks }) => checks ?? []))
  const pedidas = transitions.flatMap(({ pedeAte, ...t }) =>
    pedeAte === undefined ? [] : [{ ...t, pedeAte }],
  )
  const daPalavra = Object.values(process.pareceres).flatMap(({ checks }) => checks ?? [])
  for (const check of [...(process.nasce?.checks ?? []), ...daPalavra]) used.add(check)
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
    ...daPalavra.filter((c) => !(c in process.checks)).map((c) => `a parecer asks an unknown check: ${c}`),
    ...Object.keys(process.pareceres)
      .filter((p) => !staged.has(p))
      .map((p) => `parecer ${p} has no stage`),
    ...statuses
      .filter((s) => transitions.filter((t) => t.quando !== undefined && t.from.includes(s)).length > 1)
      .map((s) => `${s} is left by more than one move of a date`),
    ...transitions
      .filter((t) => (t.excetua || t.campos) && !Array.isArray(t.quem))
      .map((t) => `${t.label} asks something of people and is made by none that it names`),
    ...pedidas
      .filter((t) => !(t.pedeAte in process.checks))
      .map((t) => `${t.label} asks until an unknown check: ${t.pedeAte}`),
    ...pedidas
      .filter((t) => t.pede === undefined || t.semVez || !Array.isArray(t.quem))
      .map((t) => `${t.label} asks nothing of anybody until ${t.pedeAte}`),
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
