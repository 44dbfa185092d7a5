import { diasDoTrecho, somarDias } from '../../regras/calendario/datas.ts'
import type { Dias } from './fatos.ts'

// Days of several people laid over each other: where too many of them are away.

/** Days in a row, with how many it is about. */
export interface Trecho extends Dias {
  readonly quantos: number
}

/** How many more are away from a day on than on the one before, in order. */
function mudancas(ausencias: readonly Dias[]): [dia: string, diferenca: number][] {
  const porDia = new Map<string, number>()
  const somar = (dia: string, quantos: number): void => void porDia.set(dia, (porDia.get(dia) ?? 0) + quantos)
  for (const { inicio, fim } of ausencias) {
    somar(inicio, 1)
    somar(somarDias(fim, 1), -1)
  }
  return [...porDia].toSorted(([um], [outro]) => (um < outro ? -1 : 1))
}

/** Stretches of days on which more than `maximo` are away at once, with the most of them on one of the days. */
export function foraJuntos(ausencias: readonly Dias[], maximo: number): Trecho[] {
  const trechos: Trecho[] = []
  let fora = 0
  let aberto: { readonly inicio: string; readonly quantos: number } | undefined
  for (const [dia, diferenca] of mudancas(ausencias)) {
    fora += diferenca
    if (fora > maximo) {
      const { inicio, quantos }: Pick<Trecho, 'inicio' | 'quantos'> = aberto ?? { inicio: dia, quantos: 0 }
      aberto = { inicio, quantos: Math.max(quantos, fora) }
    } else if (aberto) {
      trechos.push({ ...aberto, fim: somarDias(dia, -1) })
      aberto = undefined
    }
  }
  return trechos
}

/** Stretches of days on which somebody is away and nobody in the place, with how many days of people they are. */
export const diasDescobertos = (ausencias: readonly Dias[]): Trecho[] =>
  foraJuntos(ausencias, 0).map((trecho) => ({
    ...trecho,
    quantos: ausencias
      .filter(({ inicio, fim }) => inicio <= trecho.fim && trecho.inicio <= fim)
      .reduce((soma, { inicio, fim }) => soma + diasDoTrecho(inicio, fim), 0),
  }))
