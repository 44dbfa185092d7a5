/** Spans that the figures of a report are held against. */
export const comparacoes = {
  anterior: 'Período anterior',
  ano: 'Mesmo período do ano anterior',
} as const
export type Comparacao = keyof typeof comparacoes

interface Periodo {
  readonly de: string
  readonly ate: string
}

const DIA_MS = 86_400_000
const somar = (dia: string, dias: number): string =>
  new Date(Date.parse(dia) + dias * DIA_MS).toISOString().slice(0, 10)
const umAnoAntes = (dia: string): string =>
  `${Number(dia.slice(0, 4)) - 1}${dia.slice(4).replace('-02-29', '-02-28')}`

/** The other span: the days right before, as many, or the same ones a year earlier. */
export function periodoAntes(qual: Comparacao, { de, ate }: Periodo): Periodo {
  if (qual === 'ano') return { de: umAnoAntes(de), ate: umAnoAntes(ate) }
  const dias = Math.round((Date.parse(ate) - Date.parse(de)) / DIA_MS) + 1
  return { de: somar(de, -dias), ate: somar(de, -1) }
}

/** ` (+12%)`; nothing where there is nothing to measure against. */
export function comparado(agora: number | null, antes: number): string {
  if (agora === null || antes === 0) return ''
  const porcento = Math.round(((agora - antes) / Math.abs(antes)) * 100)
  return porcento === 0 ? ' (igual)' : ` (${porcento > 0 ? '+' : '−'}${Math.abs(porcento)}%)`
}
