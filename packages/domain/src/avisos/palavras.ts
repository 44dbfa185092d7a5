import { formatData } from '../br/data.ts'
import { emFrase } from '../br/texto.ts'
import type { AnyProcess } from '../processo/define.ts'
import type { Prazo } from '../processo/prazo.ts'

/** What is asked and until when: `Conferir documentos até 28/11/2026`, `Efetivar: eSocial venceu ontem, 23/11/2026`. */
export function pedidoDito(rotulo: string, prazo: Pick<Prazo, 'dia' | 'dias' | 'rotulo'> | null): string {
  if (!prazo) return rotulo
  const dia = formatData(prazo.dia)
  if (prazo.dias > 0) return `${rotulo} até ${dia}`
  if (prazo.dias === 0) return `${rotulo} até hoje`
  return `${rotulo}: ${prazo.rotulo} venceu ${prazo.dias === -1 ? 'ontem, ' : 'em '}${dia}`
}

const passados = [
  [/fazer$/, 'fez'],
  [/ar$/, 'ou'],
  [/er$/, 'eu'],
  [/ir$/, 'iu'],
] as const

/** An infinitive as done: `Devolver o cálculo` → `devolveu o cálculo`; null for what is no infinitive. */
export function feitoDe(rotulo: string): string | null {
  const [verbo = '', ...resto] = emFrase(rotulo).split(' ')
  const passado = passados.find(([fim]) => fim.test(verbo))
  return passado ? [verbo.replace(passado[0], passado[1]), ...resto].join(' ') : null
}

/** An event of the history, as far as an alert tells of it. */
export interface EventoContado {
  readonly tipo: string
  readonly nome: string | null
  readonly para: string | null
}

const decisoesDitas: Readonly<Record<string, string>> = {
  em_analise: 'assumiu',
  aprovado: 'aprovou',
  dispensado: 'dispensou',
}

/**
 * What somebody did to a process, after their name: `aprovou: Documentos`. Never a reason, and of an act, which is named
 * after what it records, only that there was one.
 */
export function oQueFez(process: AnyProcess, { tipo, nome, para }: EventoContado): string {
  if (tipo === 'criacao') return 'abriu o pedido'
  if (tipo === 'comentario') return 'comentou'
  if (tipo === 'transicao' && nome !== null) {
    const { label = '' } = process.transitions[nome] ?? {}
    return feitoDe(label) ?? emFrase(process.statuses[para ?? '']?.label ?? 'mudou a situação')
  }
  const parecer = tipo === 'parecer' && nome !== null ? process.pareceres[nome] : undefined
  return parecer
    ? `${decisoesDitas[para ?? ''] ?? 'deu o parecer'}: ${emFrase(parecer.label)}`
    : 'atualizou o registro'
}
