import type { AnyProcess } from './define.ts'
import { stageOf } from './vez.ts'

/** The facts of an event by which the stages of a process are told apart. */
export interface Marco {
  readonly tipo: string
  readonly nome: string | null
  readonly de: string | null
  readonly para: string | null
  /** Instant, as ISO text. */
  readonly em: string
}

/**
 * Instant at which the process last came into one of these statuses from outside of them, up to `ate`; null where it
 * never did. Events are given in the order of the history.
 */
export function entradaEm(
  { initial }: Pick<AnyProcess, 'initial'>,
  eventos: readonly Marco[],
  statuses: readonly string[],
  ate?: string | null,
): string | null {
  const entrada = eventos.findLast(({ tipo, de, para, em }) => {
    if (ate && em > ate) return false
    if (tipo === 'criacao') return statuses.includes(initial)
    return tipo === 'transicao' && statuses.includes(para ?? '') && !statuses.includes(de ?? '')
  })
  return entrada?.em ?? null
}

/** Statuses in which a parecer may be given: those of its stages, and those in which it may lag. */
export const statusesDoParecer = ({ stages, pareceres }: AnyProcess, nome: string): string[] => [
  ...stages.filter(({ pareceres: nomes }) => nomes.includes(nome)).map(({ status }) => status),
  ...(pareceres[nome]?.podeAtrasar ?? []),
]

/** Step of a process that goes well: a parecer, or the move out of a status. */
export type Etapa =
  | { readonly tipo: 'parecer'; readonly nome: string; readonly status: string }
  | { readonly tipo: 'passo'; readonly nome: string; readonly status: string }

/** Moves of the way through: those that end badly, undo, or happen when something outside does are none. */
const isAdiante = ({ cautela, desfaz, semVez }: AnyProcess['transitions'][string]): boolean =>
  !cautela && !desfaz && !semVez

/** Statuses of a process that goes well, in order, from the first in which a sector has it. */
export function caminhoDe({ initial, doSolicitante, transitions }: AnyProcess): string[] {
  const caminho: string[] = []
  let status: string | undefined = initial
  while (status !== undefined && !caminho.includes(status)) {
    caminho.push(status)
    const daqui: string = status
    status = Object.values(transitions).find((t) => isAdiante(t) && t.from.includes(daqui))?.to
  }
  return caminho.filter((nome) => !doSolicitante.includes(nome))
}

/**
 * What a process that goes well is made of, in order: the pareceres of each stage, then the move that leaves it. Moves
 * that the engine makes by itself once a stage is complete are no steps; those it makes on a day are.
 */
export function etapasDe(process: AnyProcess): Etapa[] {
  const vistos = new Set<string>()
  return caminhoDe(process).flatMap((status): Etapa[] => {
    const pareceres = (stageOf(process, status)?.pareceres ?? []).filter((nome) => !vistos.has(nome))
    for (const nome of pareceres) vistos.add(nome)
    const saida = Object.entries(process.transitions).find(
      ([, t]) => isAdiante(t) && t.from.includes(status) && Array.isArray(t.quem),
    )
    return [
      ...pareceres.map((nome) => ({ tipo: 'parecer', nome, status }) as const),
      ...(saida ? [{ tipo: 'passo', nome: saida[0], status } as const] : []),
    ]
  })
}
