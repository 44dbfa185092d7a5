import { diasAte } from '../../../lib/time/dia.ts'
import { maisMeses, mesesDesde, primeiroDia, ultimoDia } from '../meses.ts'
import type { ConflitoDoMapa, LinhaDoMapa } from './tipos.ts'

/** Visible range of days. */
export interface Escala {
  readonly de: string
  readonly ate: string
  readonly dias: number
  readonly meses: readonly string[]
}

export function escalaDe(inicio: string, quantos: number): Escala {
  const de = primeiroDia(inicio)
  const ate = ultimoDia(maisMeses(inicio, quantos - 1))
  return { de, ate, dias: diasAte(de, ate) + 1, meses: mesesDesde(inicio, quantos) }
}

/** Background lines at the first day of each month but the first. */
export function riscosDe({ de, dias, meses }: Escala, cor: string): string {
  const paradas = meses.slice(1).map((mes) => {
    const onde = `${((diasAte(de, primeiroDia(mes)) / dias) * 100).toFixed(3)}%`
    return `transparent ${onde}, ${cor} ${onde} calc(${onde} + 1px), transparent calc(${onde} + 1px)`
  })
  return paradas.length > 0 ? `linear-gradient(90deg, ${paradas.join(', ')})` : 'none'
}

interface Dias {
  readonly inicio: string
  readonly fim: string
}

/** Position of a range as fractions of the width, clipped to the scale; null outside of it. */
export function lugarDe(
  { inicio, fim }: Dias,
  { de, ate, dias }: Escala,
): { left: number; width: number } | null {
  if (fim < de || inicio > ate) return null
  const left = Math.max(0, diasAte(de, inicio))
  const right = Math.min(dias, diasAte(de, fim) + 1)
  return { left: left / dias, width: (right - left) / dias }
}

export const porCento = (parte: number): string => `${(parte * 100).toFixed(3)}%`

/** Least width that a pointer or a finger hits (WCAG 2.5.8), and how many days it covers on the narrowest map of a year. */
const ALVO = '24px'
export const DIAS_DO_ALVO = 12

/** Where a range is hit: the days that it lasts, with room beside those that are too few, before them at the end. */
export function alvoDe({ left, width }: { readonly left: number; readonly width: number }, { dias }: Escala) {
  const largura = porCento(width)
  const folga = `max(0px, ${ALVO} - ${largura})`
  return left + DIAS_DO_ALVO / dias > 1
    ? { insetInlineStart: `calc(${porCento(left)} - ${folga})`, width: largura, paddingInlineStart: folga }
    : { insetInlineStart: porCento(left), width: largura, paddingInlineEnd: folga }
}

/**
 * Stacks overlapping items of a row into as few lines as possible, each with its line number. `minimo`: days that an
 * item takes at least, as its text needs room.
 */
export function empilha<T extends Dias>(coisas: readonly T[], minimo: number): { coisa: T; pista: number }[] {
  const livres: number[] = []
  const primeira = coisas.reduce((a, { inicio }) => (inicio < a ? inicio : a), '9999-12-31')
  return coisas
    .toSorted((a, b) => a.inicio.localeCompare(b.inicio))
    .map((coisa) => {
      const inicio = diasAte(primeira, coisa.inicio)
      const fim = Math.max(diasAte(primeira, coisa.fim) + 1, inicio + minimo)
      const achada = livres.findIndex((livre) => livre <= inicio)
      const pista = achada < 0 ? livres.length : achada
      livres[pista] = fim
      return { coisa, pista }
    })
}

export const pistasDe = (empilhadas: readonly { readonly pista: number }[]): number =>
  empilhadas.reduce((maior, { pista }) => Math.max(maior, pista + 1), 1)

export interface PostoDoMapa {
  readonly posto: string
  readonly linhas: readonly LinhaDoMapa[]
  readonly conflitos: readonly ConflitoDoMapa[]
}

/** Groups lines and conflicts by post, in order of first appearance; `primeiro` may come before them all. */
export function porPosto(
  linhas: readonly LinhaDoMapa[],
  conflitos: readonly ConflitoDoMapa[],
  primeiro?: string,
): PostoDoMapa[] {
  const doPosto = Map.groupBy(conflitos, ({ posto }) => posto)
  const grupos = Map.groupBy(linhas, ({ posto }) => posto)
  const antes = primeiro !== undefined && doPosto.has(primeiro) ? [primeiro] : []
  return [...new Set([...antes, ...grupos.keys(), ...doPosto.keys()])].map((posto) => ({
    posto,
    linhas: grupos.get(posto) ?? [],
    conflitos: doPosto.get(posto) ?? [],
  }))
}

/** Items that begin in a month or continue in it, by first day. */
export const doMes = <T extends Dias>(coisas: readonly T[], mes: string): T[] =>
  coisas
    .filter(({ inicio, fim }) => inicio <= ultimoDia(mes) && fim >= primeiroDia(mes))
    .toSorted((a, b) => a.inicio.localeCompare(b.inicio))
