import { tetoDeAusencias } from '../ausencias.ts'
import type { Horizonte } from './horizonte.ts'
import type { AusenciaDoPlano, ContratoDoPlano } from './tipos.ts'

/** People away on each day of the horizon. */
export type PorDia = readonly number[]

/** Positions of days, ends included. */
export interface Posicoes {
  readonly de: number
  readonly ate: number
}

/** How many of these stretches each day has. */
export function contarPorDia(quantos: number, trechos: readonly Posicoes[]): number[] {
  const entram = Array.from({ length: quantos + 1 }, () => 0)
  for (const { de, ate } of trechos) {
    if (ate < 0 || de >= quantos) continue
    entram[Math.max(0, de)] = (entram[Math.max(0, de)] ?? 0) + 1
    entram[Math.min(quantos, ate + 1)] = (entram[Math.min(quantos, ate + 1)] ?? 0) - 1
  }
  let fora = 0
  return entram.slice(0, quantos).map((mudanca) => (fora += mudanca))
}

export const posicoesDas = (
  ausencias: readonly Pick<AusenciaDoPlano, 'inicio' | 'fim'>[],
  { posicao }: Pick<Horizonte, 'posicao'>,
): readonly Posicoes[] => ausencias.map(({ inicio, fim }) => ({ de: posicao(inicio), ate: posicao(fim) }))

/** Longest time that a stretch looks at the ceiling of its first day. */
const MAIOR_TRECHO = 30

/**
 * Most people of a contract that may be away on each day. The ceiling of a request is that of its first day: a day
 * allows the least of those on which a stretch that reaches it may have begun.
 */
export function tetoPorDia({ percentual, quadro }: ContratoDoPlano, { dias }: Horizonte): PorDia {
  const tetos = dias.map((dia) => {
    const vale = quadro.findLast(({ desde }) => desde <= dia) ?? quadro[0]
    return tetoDeAusencias(vale?.pessoas ?? 0, percentual)
  })
  return tetos.map((_, i) => Math.min(...tetos.slice(Math.max(0, i - MAIOR_TRECHO + 1), i + 1)))
}

/** The most of a count, and the first day that has it. */
export function maiorDia(porDia: PorDia): { readonly maximo: number; readonly posicao: number } {
  const maximo = porDia.reduce((maior, um) => Math.max(maior, um), 0)
  return { maximo, posicao: porDia.indexOf(maximo) }
}
