import { diasDoTrecho, maiorData, menorData, somarDias, ultimoDiaDoMes } from '../regras/calendario/datas.ts'

/** Days that a report counts in, both ends counted. */
export interface Span {
  readonly de: string
  readonly ate: string
}

/** Spans that the figures of a report are held against. */
export const comparacoes = {
  anterior: 'Período anterior',
  ano: 'Mesmo período do ano anterior',
} as const
export type Comparacao = keyof typeof comparacoes

const umAnoAntes = (dia: string): string =>
  `${Number(dia.slice(0, 4)) - 1}${dia.slice(4).replace('-02-29', '-02-28')}`

/** The other span: the days right before, as many, or the same ones a year earlier. */
export function periodoAntes(qual: Comparacao, { de, ate }: Span): Span {
  if (qual === 'ano') return { de: umAnoAntes(de), ate: umAnoAntes(ate) }
  return { de: somarDias(de, -diasDoTrecho(de, ate)), ate: somarDias(de, -1) }
}

/** The days of a month (`2026-03`) that a span has: those of whom its bar counts. */
export function mesNoPeriodo(mes: string, periodo: Span | null): Span {
  const [de, ate] = [`${mes}-01`, ultimoDiaDoMes(`${mes}-01`)]
  return periodo ? { de: maiorData(de, periodo.de), ate: menorData(ate, periodo.ate) } : { de, ate }
}
