import type { Grupo } from '../setores/grupos.ts'
import type { AnyProcess, ParecerSpec, StageSpec, TransitionSpec } from './define.ts'

export const decisoes = [
  'pendente',
  'em_analise',
  'aprovado',
  'devolvido',
  'reprovado',
  'dispensado',
] as const
/** State of a sector's parecer. */
export type Decisao = (typeof decisoes)[number]

/** Decisions of a sector by its parecer; returning and refusing are transitions. */
export const decisoesDoSetor = ['em_analise', 'aprovado', 'dispensado'] as const satisfies readonly Decisao[]
export type DecisaoDoSetor = (typeof decisoesDoSetor)[number]

/** Facts that decide whose turn it is: the status and the pareceres given so far. */
export interface Situacao {
  readonly status: string
  readonly pareceres: Readonly<Record<string, Decisao | undefined>>
  /** The next transition is scheduled: nobody's turn. */
  readonly agendado?: boolean
  /** Checks that hold already, of those for which moves ask (`pedeAte`). */
  readonly feitos?: readonly string[]
}

export interface Pessoa {
  readonly id: number
  readonly grupos: readonly Grupo[]
}

const isDada = (decisao: Decisao | undefined): boolean => decisao === 'aprovado' || decisao === 'dispensado'

export const stageOf = (process: AnyProcess, status: string): StageSpec<string, string, string> | undefined =>
  process.stages.find((stage) => stage.status === status)

/** Pareceres still to be given: those of the open stage, and late ones that this status still accepts. */
export function pareceresPendentes(process: AnyProcess, situacao: Situacao): string[] {
  const daEtapa = stageOf(process, situacao.status)?.pareceres ?? []
  const atrasados = Object.keys(process.pareceres).filter((nome) =>
    process.pareceres[nome]?.podeAtrasar?.includes(situacao.status),
  )
  // A stage may ask for what other statuses accept late too: it is one parecer.
  return [...new Set([...daEtapa, ...atrasados])].filter((nome) => !isDada(situacao.pareceres[nome]))
}

/** Tests whether the open stage is complete; a parecer that may lag does not count. */
export const etapaConcluida = (process: AnyProcess, situacao: Situacao): boolean =>
  pareceresPendentes(process, situacao).every((nome) => process.pareceres[nome]?.podeAtrasar !== undefined)

/** Forward transitions of people out of the current status, by name: what the process waits for after its pareceres. */
export const proximosPassos = (
  process: AnyProcess,
  status: string,
): (readonly [nome: string, spec: TransitionSpec<string, string>])[] =>
  Object.entries(process.transitions).filter(
    ([, t]) => t.from.includes(status) && !t.cautela && !t.semVez && Array.isArray(t.quem),
  )

/** Tests whether a parecer lets others be asked meanwhile, and is accepted nowhere later: the stage ends with it. */
export const isSoDaEtapa = ({ pareceres }: AnyProcess, nome: string): boolean =>
  pareceres[nome]?.podeAtrasar?.length === 0

/** Tests whether what a transition asks for until a check holds is still to be done. */
export const isPorFazer = (
  { pedeAte }: Pick<TransitionSpec<string, string>, 'pedeAte'>,
  { feitos = [] }: Pick<Situacao, 'feitos'>,
): boolean => pedeAte !== undefined && !feitos.includes(pedeAte)

/** What a transition asks for, in the infinitive: itself, by its label, once that is done. */
export const pedidoDoPasso = (
  spec: Pick<TransitionSpec<string, string>, 'label' | 'pede' | 'pedeAte'>,
  situacao: Pick<Situacao, 'feitos'>,
): string =>
  spec.pedeAte === undefined || isPorFazer(spec, situacao) ? (spec.pede ?? spec.label) : spec.label

/** Next transitions that are waited for now, by name. */
export function passosEsperados(
  process: AnyProcess,
  situacao: Situacao,
): (readonly [nome: string, spec: TransitionSpec<string, string>])[] {
  if (!etapaConcluida(process, situacao)) return []
  const hasPreso = pareceresPendentes(process, situacao).some((nome) => isSoDaEtapa(process, nome))
  return proximosPassos(process, situacao.status).filter(
    ([, t]) => isPorFazer(t, situacao) || (!situacao.agendado && !(t.pedeAte !== undefined && hasPreso)),
  )
}

/** Checks for which the moves out of a status ask, each once. */
export const pedidosAte = (process: AnyProcess, status: string): string[] => [
  ...new Set(
    proximosPassos(process, status).flatMap(([, { pedeAte }]) => (pedeAte === undefined ? [] : [pedeAte])),
  ),
]

/** Groups whose turn it is: those of the pending pareceres, or, with the stage done, those of the next moves. */
export function gruposDaVez(process: AnyProcess, situacao: Situacao): Grupo[] {
  const pendentes = pareceresPendentes(process, situacao)
  const deParecer = pendentes.flatMap((nome) => process.pareceres[nome]?.grupos ?? [])
  const dePasso = passosEsperados(process, situacao).flatMap(([, { quem }]) => quem as readonly Grupo[])
  return [...new Set([...deParecer, ...dePasso])]
}

const pertence = (pessoa: Pessoa, grupos: readonly Grupo[]): boolean =>
  pessoa.grupos.some((grupo) => grupos.includes(grupo))

/** Decision of a person that can still be undone: a parecer, or a move. */
export interface Espera {
  readonly usuarioId: number
  readonly parecer: string | null
  readonly transicao: string | null
}

/** Situation, with who prepared the process, and whether the company lets whoever prepared it also approve. */
export interface Andamento extends Situacao {
  readonly solicitanteId: number
  /** Authors and senders of the form since it was last returned. */
  readonly maos?: readonly number[]
  readonly autoaprovacao?: boolean
  /** Author of each parecer. */
  readonly autores?: Readonly<Record<string, number | undefined>>
  /** Decisions that were made and can still be undone. They change what waits for whom, not what may be done. */
  readonly emEspera?: readonly Espera[]
}

/** Tests that a person had no hand in the form: neither asked for the process nor wrote or sent what it says now. */
export const isOutraPessoa = (
  { solicitanteId, maos = [], autoaprovacao = false }: Andamento,
  { id }: Pick<Pessoa, 'id'>,
): boolean => autoaprovacao || (id !== solicitanteId && !maos.includes(id))

/** Pareceres of the same sector: whoever puts a kit aside also hands it over. */
const doMesmoSetor = ({ pareceres }: AnyProcess, este: string): readonly string[] =>
  Object.keys(pareceres).filter((nome) => isMesmosGrupos(pareceres[nome]?.grupos, pareceres[este]?.grupos))

const isMesmosGrupos = (um: readonly Grupo[] = [], outro: readonly Grupo[] = []): boolean =>
  um.length === outro.length && um.every((grupo) => outro.includes(grupo))

/** Pareceres that exclude their authors from this one, or from approving. */
export function pareceresDeOutros(process: AnyProcess, este?: string): readonly string[] {
  const meus = este === undefined ? [] : doMesmoSetor(process, este)
  return Object.keys(process.pareceres).filter((nome) => !meus.includes(nome))
}

/** Tests whether the person gave, or took up, one of these pareceres; one asked again was not given. */
export const falou = (
  nomes: readonly string[] | undefined,
  { pareceres, autores = {} }: Andamento,
  { id }: Pick<Pessoa, 'id'>,
): boolean =>
  nomes?.some((nome) => autores[nome] === id && (pareceres[nome] ?? 'pendente') !== 'pendente') ?? false

/** Tests whether the person spoke for another sector than that of this parecer: each speaks for one at most. */
export const falouPorOutro = (
  process: AnyProcess,
  andamento: Andamento,
  pessoa: Pick<Pessoa, 'id'>,
  este?: string,
): boolean => falou(pareceresDeOutros(process, este), andamento, pessoa)

/** Tests whether one of these pareceres is asked of the person's groups; a waived one is not. */
const isDoParecer = (
  { pareceres: specs }: AnyProcess,
  nomes: readonly string[] | undefined,
  { pareceres, autores = {} }: Andamento,
  pessoa: Pessoa,
): boolean =>
  nomes === undefined ||
  nomes.some((nome) => {
    const foiPedido = pareceres[nome] !== 'dispensado' || autores[nome] !== undefined
    return foiPedido && pertence(pessoa, specs[nome]?.grupos ?? [])
  })

export type Impedimento = 'sem_permissao' | 'transicao_invalida' | 'autoaprovacao' | 'mesma_pessoa'

/** Reason why a user may not run a transition now; null when only the checks can still block it. */
export function impedimento(
  process: AnyProcess,
  transicao: string,
  situacao: Andamento,
  pessoa: Pessoa,
): Impedimento | null {
  const spec = process.transitions[transicao]
  if (!spec || spec.quem === 'motor') return 'transicao_invalida'
  const quem = spec.quem === 'da_vez' ? gruposDaVez(process, situacao) : spec.quem
  if (spec.quem !== 'da_vez' && !pertence(pessoa, quem)) return 'sem_permissao'
  if (!isDoParecer(process, spec.doParecer, situacao, pessoa)) return 'sem_permissao'
  if (spec.mesmaPessoa && pessoa.id !== situacao.solicitanteId) return 'sem_permissao'
  if (!spec.from.includes(situacao.status)) return 'transicao_invalida'
  // The system makes it on its day; it is people's to make once something stopped it.
  if (spec.quando !== undefined && situacao.agendado) return 'transicao_invalida'
  if (spec.quem === 'da_vez' && !pertence(pessoa, quem)) return 'sem_permissao'
  const avanca = !spec.cautela && Array.isArray(spec.quem)
  if (avanca && !etapaConcluida(process, situacao)) return 'transicao_invalida'
  if (spec.outraPessoa && !isOutraPessoa(situacao, pessoa)) return 'autoaprovacao'
  if (spec.outraPessoa && avanca && falouPorOutro(process, situacao, pessoa)) return 'mesma_pessoa'
  if (falou(spec.outraPessoaQue, situacao, pessoa)) return 'mesma_pessoa'
  return null
}

/** Transitions that a user may run now: enforced by the server, rendered as buttons. */
export const disponiveis = (process: AnyProcess, situacao: Andamento, pessoa: Pessoa): string[] =>
  Object.keys(process.transitions).filter((t) => impedimento(process, t, situacao, pessoa) === null)

/**
 * Pareceres that a person may give now: for one sector at most, and none where they had a hand in the form, unless the
 * company allows it.
 */
export function pareceresAbertos(process: AnyProcess, situacao: Andamento, pessoa: Pessoa): string[] {
  if (!isOutraPessoa(situacao, pessoa)) return []
  return pareceresPendentes(process, situacao).filter((nome) => {
    const { grupos, outraPessoaQue } = process.pareceres[nome] as ParecerSpec
    return (
      pertence(pessoa, grupos) &&
      !falouPorOutro(process, situacao, pessoa, nome) &&
      !falou(outraPessoaQue, situacao, pessoa)
    )
  })
}

/** Words already said that the person's sector may say again: the stage that asked for them is still open. */
export function pareceresCorrigiveis(process: AnyProcess, situacao: Andamento, pessoa: Pessoa): string[] {
  if (!isOutraPessoa(situacao, pessoa)) return []
  return (stageOf(process, situacao.status)?.pareceres ?? []).filter((nome) => {
    const spec = process.pareceres[nome]
    return (
      spec?.corrigivel === true &&
      situacao.pareceres[nome] === 'aprovado' &&
      pertence(pessoa, spec.grupos) &&
      !falouPorOutro(process, situacao, pessoa, nome)
    )
  })
}

/** Four-eyes rule that keeps a person from deciding though it is their groups' turn; null otherwise. */
export function impedeDecidir(
  process: AnyProcess,
  situacao: Andamento,
  pessoa: Pessoa,
): 'autoaprovacao' | 'mesma_pessoa' | null {
  const pareceres = pareceresPendentes(process, situacao).filter((nome) =>
    pertence(pessoa, process.pareceres[nome]?.grupos ?? []),
  )
  const decidem = Object.keys(process.transitions).filter((nome) => process.transitions[nome]?.outraPessoa)
  const impedidos = decidem.map((nome) => impedimento(process, nome, situacao, pessoa))
  if (pareceresAbertos(process, situacao, pessoa).length > 0 || impedidos.includes(null)) return null
  const deQuatroOlhos = impedidos.some((i) => i === 'autoaprovacao' || i === 'mesma_pessoa')
  if (pareceres.length === 0 && !deQuatroOlhos) return null
  return isOutraPessoa(situacao, pessoa) ? 'mesma_pessoa' : 'autoaprovacao'
}

/** Tests whether a person may do an act, in any status. */
export const podeAgir = (process: AnyProcess, ato: string, situacao: Andamento, pessoa: Pessoa): boolean => {
  const spec = process.atos?.[ato]
  return (
    spec !== undefined &&
    pertence(pessoa, spec.quem) &&
    isDoParecer(process, spec.doParecer, situacao, pessoa)
  )
}

/** Acts that a person may do now. */
export const atosAbertos = (process: AnyProcess, situacao: Andamento, pessoa: Pessoa): string[] =>
  Object.entries(process.atos ?? {})
    .filter(([nome, { em }]) => em.includes(situacao.status) && podeAgir(process, nome, situacao, pessoa))
    .map(([nome]) => nome)

/** Tests whether groups see unsent processes: those who may send them. Other sectors see a process once it is sent. */
export const veNaoEnviado = (process: AnyProcess, grupos: readonly Grupo[]): boolean =>
  proximosPassos(process, process.initial).some(([, { quem }]) =>
    grupos.some((grupo) => (quem as readonly Grupo[]).includes(grupo)),
  )

/** Placeholder of a reason, for those who may not read it. */
export const MOTIVO_RESERVADO = 'Motivo reservado'

/** Tests whether a person reads the reason given with these pareceres. */
export const leMotivo = (
  process: AnyProcess,
  pareceres: readonly string[],
  { solicitanteId }: Pick<Andamento, 'solicitanteId'>,
  pessoa: Pessoa,
): boolean =>
  pessoa.id === solicitanteId ||
  pareceres.every((nome) => {
    const reservado = process.pareceres[nome]?.motivoReservadoA
    return reservado === undefined || pertence(pessoa, reservado)
  })
