import { somarDias, type DataIso } from '../calendario/datas.ts'

/** A stretch of enjoyment asked for, in calendar days. */
export interface Trecho {
  readonly inicio: DataIso
  readonly dias: number
  /** Enjoys days that an interruption gave back: no stretch of its own, hence neither 14 nor 5 days. */
  readonly retomada?: boolean
}

/** Days from one to another, ends included. */
export interface Intervalo {
  readonly inicio: DataIso
  readonly fim: DataIso
}

/** Last day of a stretch; a fraction of a day, which no rule accepts, takes the day. */
export const fimDoTrecho = ({ inicio, dias }: Trecho): DataIso => somarDias(inicio, Math.ceil(dias) - 1)

/** Whether two intervals have a day in common. */
export const isSobreposto = (a: Intervalo, b: Intervalo): boolean => a.inicio <= b.fim && b.inicio <= a.fim

/** A stretch by its first and last days. */
export const intervaloDe = (trecho: Trecho): Intervalo => ({
  inicio: trecho.inicio,
  fim: fimDoTrecho(trecho),
})

/** The stretches asked for, those marked that only enjoy days of an interrupted one: the law does not count them again. */
export function comRetomada<T extends { readonly dias: number }>(
  trechos: readonly T[],
  aRetomar: number,
): (T & { readonly retomada: boolean })[] {
  let resta = aRetomar
  return trechos.map((trecho) => {
    const retomada = trecho.dias <= resta
    if (retomada) resta -= trecho.dias
    return { ...trecho, retomada }
  })
}
