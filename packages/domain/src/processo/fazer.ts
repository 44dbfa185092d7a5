import type { Grupo } from '../setores/grupos.ts'
import type { AnyProcess } from './define.ts'
import { isDecidido } from './espera.ts'
import {
  disponiveis,
  etapaConcluida,
  gruposDaVez,
  pareceresAbertos,
  pareceresPendentes,
  type Andamento,
  type Pessoa,
} from './vez.ts'

/** What a process waits for, said in the infinitive: a parecer or a transition. */
export interface AFazer {
  /** True when it waits for this person. */
  readonly meu: boolean
  readonly tipo: 'parecer' | 'transicao'
  readonly nome: string
  /** `Conferir documentos`, `Aprovar`. */
  readonly rotulo: string
  /** Groups asked for it; the requester alone where the form is theirs to finish. */
  readonly quem: Grupo[]
  /** The form is the requester's to finish and send. */
  readonly doSolicitante: boolean
}

/** Move that takes a process on, made by people and waited for. */
const avancos = ({ transitions }: AnyProcess, status: string): string[] =>
  Object.entries(transitions)
    .filter(([, t]) => t.from.includes(status) && !t.cautela && !t.semVez && Array.isArray(t.quem))
    .map(([nome]) => nome)

function porParecer(process: AnyProcess, nome: string, meu: boolean): AFazer {
  const { pede = nome, grupos = [] } = process.pareceres[nome] ?? {}
  return { meu, tipo: 'parecer', nome, rotulo: pede, quem: [...grupos], doSolicitante: false }
}

function porTransicao(process: AnyProcess, nome: string, andamento: Andamento, meu: boolean): AFazer {
  const { label = nome, pede = label, quem } = process.transitions[nome] ?? {}
  const doSolicitante = process.doSolicitante.includes(andamento.status)
  return {
    meu,
    tipo: 'transicao',
    nome,
    rotulo: pede,
    quem: Array.isArray(quem) ? [...(quem as readonly Grupo[])] : [],
    doSolicitante,
  }
}

/** Tests whether a parecer lets others be asked meanwhile, and is accepted nowhere later: the stage ends with it. */
const isSoDaEtapa = ({ pareceres }: AnyProcess, nome: string): boolean =>
  pareceres[nome]?.podeAtrasar?.length === 0

/**
 * Act due of a process: that of this person where it is their turn, otherwise the first one that others owe. Null when
 * nobody is waited for: it has ended, or is left for its day.
 */
export function aFazerDe(process: AnyProcess, andamento: Andamento, pessoa: Pessoa): AFazer | null {
  const meuParecer = pareceresAbertos(process, andamento, pessoa).find(
    (nome) => !isDecidido(andamento, pessoa, nome),
  )
  if (meuParecer !== undefined) return porParecer(process, meuParecer, true)
  const { status, agendado = false, solicitanteId } = andamento
  const passos = agendado || !etapaConcluida(process, andamento) ? [] : avancos(process, status)
  const deQuemPediu = process.doSolicitante.includes(status) && solicitanteId !== pessoa.id
  const meus = deQuemPediu || isDecidido(andamento, pessoa) ? [] : disponiveis(process, andamento, pessoa)
  const meuPasso = passos.find((nome) => meus.includes(nome))
  if (meuPasso !== undefined) return porTransicao(process, meuPasso, andamento, true)
  if (gruposDaVez(process, andamento).length === 0) return null
  const pendentes = pareceresPendentes(process, andamento)
  const preso = pendentes.find((nome) => isSoDaEtapa(process, nome))
  if (preso !== undefined) return porParecer(process, preso, false)
  const [passo] = passos
  const [parecer] = pendentes
  // What holds the stage back comes before what may lag.
  if (passo !== undefined) return porTransicao(process, passo, andamento, false)
  return parecer === undefined ? null : porParecer(process, parecer, false)
}
