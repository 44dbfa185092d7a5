/** People who entered and left within a span of days. */
interface Movimento {
  readonly entraram: number
  readonly sairam: number
}

/** A month, or the part of the running one that has passed. */
export interface Mes extends Movimento {
  /** `AAAA-MM`. */
  readonly mes: string
  /** The month is not over: it stays out of averages and findings. */
  readonly parcial: boolean
}

export interface MesDoQuadro extends Mes {
  /** People before its first day and after its last one. */
  readonly inicio: number
  readonly fim: number
  /** Percent of the month; null where nobody was there. */
  readonly rotatividade: number | null
}

/** Mean headcount of a month: half of the sum of its two ends. */
export const quadroMedio = ({ inicio, fim }: { readonly inicio: number; readonly fim: number }): number =>
  (inicio + fim) / 2

/** Turnover in percent: half of who entered and left, over the mean headcount; null over nobody. */
export const rotatividadeDe = ({ entraram, sairam }: Movimento, quadro: number): number | null =>
  quadro > 0 ? ((entraram + sairam) / 2 / quadro) * 100 : null

/** The headcount at both ends of each month, counted back from today's. Months in order, the last one ends today. */
export function quadroDosMeses(hoje: number, meses: readonly Mes[]): MesDoQuadro[] {
  let fim = hoje
  return meses
    .toReversed()
    .map((mes) => {
      const inicio = fim - mes.entraram + mes.sairam
      const feito = { ...mes, inicio, fim, rotatividade: rotatividadeDe(mes, quadroMedio({ inicio, fim })) }
      fim = inicio
      return feito
    })
    .toReversed()
}

/** Mean turnover in percent of the months that are over; null without one. */
export function mediaDaRotatividade(meses: readonly MesDoQuadro[]): number | null {
  const fechados = meses.flatMap(({ parcial, rotatividade }) =>
    parcial || rotatividade === null ? [] : [rotatividade],
  )
  return fechados.length === 0 ? null : fechados.reduce((soma, mes) => soma + mes, 0) / fechados.length
}
