import type { Grupo } from '../setores/grupos.ts'
import type { AnyProcess } from './define.ts'
import { isDecidido } from './espera.ts'
import {
  disponiveis,
  gruposDaVez,
  isSoDaEtapa,
  pareceresAbertos,
  pareceresPendentes,
  passosEsperados,
  pedidoDoPasso,
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

function porParecer(process: AnyProcess, nome: string, meu: boolean): AFazer {
  const { pede = nome, grupos = [] } = process.pareceres[nome] ?? {}
  return { meu, tipo: 'parecer', nome, rotulo: pede, quem: [...grupos], doSolicitante: false }
}

function porTransicao(process: AnyProcess, nome: string, andamento: Andamento, meu: boolean): AFazer {
  const spec = process.transitions[nome]
  const doSolicitante = process.doSolicitante.includes(andamento.status)
  return {
    meu,
    tipo: 'transicao',
    nome,
    rotulo: spec ? pedidoDoPasso(spec, andamento) : nome,
    quem: Array.isArray(spec?.quem) ? [...(spec.quem as readonly Grupo[])] : [],
    doSolicitante,
  }
}

/**
 * Act due of a process: that of this person where it is their turn, otherwise the first one that others owe. Null when
 * nobody is waited for: it has ended, or is left for its day.
 */
export function aFazerDe(process: AnyProcess, andamento: Andamento, pessoa: Pessoa): AFazer | null {
  const meuParecer = pareceresAbertos(process, andamento, pessoa).find(
    (nome) => !isDecidido(andamento, pessoa, nome),
  )
  if (meuParecer !== undefined) return porParecer(process, meuParecer, true)
  const { status, solicitanteId } = andamento
  const passos = passosEsperados(process, andamento).map(([nome]) => nome)
  const deQuemPediu = process.doSolicitante.includes(status) && solicitanteId !== pessoa.id
  // A move that is left for its day may be waited for too, because of what it asks for.
  const meus =
    deQuemPediu || isDecidido(andamento, pessoa)
      ? []
      : disponiveis(process, { ...andamento, agendado: false }, pessoa)
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
