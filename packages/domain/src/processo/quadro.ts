import { codigosDe } from '../codigos/codigos.ts'
import { diasEntre } from '../regras/calendario/datas.ts'
import type { Grupo } from '../setores/grupos.ts'
import type { AnyProcess, StatusOf } from './define.ts'
import { gruposDaVez, veNaoEnviado } from './vez.ts'

/** Urgency bands of a deadline; `dias` is the last day of each band. */
export const faixasDoPrazo = {
  vencido: { label: 'Prazo vencido', tone: 'error', ate: -1 },
  urgente: { label: 'Até 2 dias', tone: 'warning', ate: 2 },
  proximo: { label: 'Até 7 dias', tone: 'info', ate: 7 },
  folgado: { label: 'Mais de 7 dias', tone: 'default', ate: Infinity },
} as const
export type FaixaDoPrazo = keyof typeof faixasDoPrazo

/** Deadline of a card. */
export interface Prazo {
  readonly data: string
  /** Days left; negative once overdue. */
  readonly dias: number
  readonly faixa: FaixaDoPrazo
}

/** Deadline of a kind of process. */
export interface PrazoSpec<S extends string> {
  /** Statuses in which the deadline runs. */
  readonly em: readonly S[]
  /** Computes the last day from the reference date. */
  readonly ate: (dia: string) => string
}

/** Board of a kind, derived from the declaration. */
export interface Quadro<S extends string> {
  /** Statuses that are not final, in declared order; drafts only for those who write them. */
  readonly colunas: (grupos: readonly Grupo[]) => S[]
  /** Null without a deadline, once it no longer runs, and for a draft without a complete date. */
  readonly prazo: (status: string, dia: string | null, hoje: string) => Prazo | null
  /** Groups whose turn it is, given the pareceres already given. */
  readonly aguardando: (status: string, pareceres: readonly string[], agendado?: boolean) => Grupo[]
}

const isData = (texto: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(texto)

export const faixaDe = (dias: number): FaixaDoPrazo =>
  codigosDe(faixasDoPrazo).find((nome) => dias <= faixasDoPrazo[nome].ate) ?? 'folgado'

export function defineQuadro<X extends AnyProcess>(
  process: X,
  spec?: PrazoSpec<StatusOf<X>>,
): Quadro<StatusOf<X>> {
  const emAberto = Object.keys(process.statuses).filter((nome) => !process.statuses[nome]?.final)
  const veOInicio = (grupos: readonly Grupo[]) => process.nasce !== undefined || veNaoEnviado(process, grupos)
  const corre: readonly string[] = spec?.em ?? []
  return {
    colunas: (grupos) =>
      emAberto.filter((nome) => nome !== process.initial || veOInicio(grupos)) as StatusOf<X>[],
    prazo(status, dia, hoje) {
      if (!spec || !corre.includes(status) || dia === null || !isData(dia)) return null
      const data = spec.ate(dia)
      const dias = diasEntre(hoje, data)
      return { data, dias, faixa: faixaDe(dias) }
    },
    aguardando: (status, pareceres, agendado = false) =>
      gruposDaVez(process, {
        status,
        agendado,
        pareceres: Object.fromEntries(pareceres.map((nome) => [nome, 'aprovado'])),
      }),
  }
}
