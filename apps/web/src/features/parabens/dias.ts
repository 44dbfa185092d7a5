/** One day of the month with those it belongs to. */
export interface DiaDeFesta<P> {
  readonly dia: number
  readonly hoje: boolean
  readonly pessoas: readonly P[]
}

interface Celebrado {
  readonly dia: number
  readonly hoje: boolean
}

/** People by day, the days in order. */
export const porDia = <P extends Celebrado>(pessoas: readonly P[]): DiaDeFesta<P>[] =>
  [...Map.groupBy(pessoas, ({ dia }) => dia)]
    .toSorted(([a], [b]) => a - b)
    .map(([dia, doDia]) => ({ dia, hoje: doDia.some(({ hoje }) => hoje), pessoas: doDia }))

export const anosDeCasa = (anos: number): string => (anos === 1 ? '1 ano de casa' : `${anos} anos de casa`)
