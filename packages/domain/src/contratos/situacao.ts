import { avisoDoFim } from '../regras/calendario/aviso-do-fim.ts'
import type { DataIso } from '../regras/calendario/datas.ts'
import { ALERTAS_DE_FIM_DIAS } from '../regras/contrato/reajuste.ts'

/** Where a contract stands. It follows from its dates and is never typed. */
export const situacoesContrato = {
  a_iniciar: { label: 'A iniciar', tone: 'info' },
  vigente: { label: 'Vigente', tone: 'success' },
  vencendo: { label: 'Vencendo', tone: 'warning' },
  encerrado: { label: 'Encerrado', tone: 'default' },
} as const
export type SituacaoContrato = keyof typeof situacoesContrato

export type AlertaDeFim = (typeof ALERTAS_DE_FIM_DIAS)[number]

/** How early a contract counts as ending. */
export const PRAZO_VENCENDO: AlertaDeFim = Math.max(...ALERTAS_DE_FIM_DIAS) as AlertaDeFim

/** The tightest warning that a contract is within, or null: 45 days before the end it is that of 60. */
export const alertaDeFim = (termino: DataIso, hoje: DataIso): AlertaDeFim | null =>
  avisoDoFim(termino, hoje, ALERTAS_DE_FIM_DIAS)

interface Datas {
  readonly inicio: DataIso
  /** Last day, after extensions and an early end. */
  readonly termino: DataIso
}

export function situacaoDoContrato({ inicio, termino }: Datas, hoje: DataIso): SituacaoContrato {
  if (termino < hoje) return 'encerrado'
  if (inicio > hoje) return 'a_iniciar'
  return alertaDeFim(termino, hoje) === null ? 'vigente' : 'vencendo'
}
