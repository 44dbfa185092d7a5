import { diasAte, maisDias } from '../../lib/time/dia.ts'
import { acrescenta, estica, fracaoEm, move, recomeca, recusa, type Regras } from './fracoes.ts'
import type { Fracao } from './tipos.ts'

/** Pointer gesture: what dragging from one day to others does. */
export type Gesto =
  /** `folga`: days from the start of the fraction to the day it was grabbed by. */
  | { readonly tipo: 'move'; readonly i: number; readonly folga: number }
  | { readonly tipo: Ponta; readonly i: number }
  | { readonly tipo: 'cria'; readonly inicio: string }

/** End of a fraction. */
export type Ponta = 'inicio' | 'fim'

/**
 * Chooses the gesture that begins on a day: a move on a fraction, a new fraction on a free day, null where neither is
 * possible.
 */
export function gestoEm(fracoes: readonly Fracao[], dia: string, regras: Regras): Gesto | null {
  const i = fracaoEm(fracoes, dia)
  const fracao = fracoes[i]
  if (fracao) return { tipo: 'move', i, folga: diasAte(fracao.inicio, dia) }
  return recusa(fracoes, dia, regras) === undefined ? { tipo: 'cria', inicio: dia } : null
}

/** Applies a gesture with the pointer on a day; `antes` are the fractions before it began. */
export function gesticula(
  antes: readonly Fracao[],
  gesto: Gesto,
  dia: string,
  regras: Regras,
): readonly Fracao[] {
  switch (gesto.tipo) {
    case 'move':
      return move(antes, gesto.i, maisDias(dia, -gesto.folga), regras)
    case 'inicio':
      return recomeca(antes, gesto.i, dia, regras)
    case 'fim':
      return estica(antes, gesto.i, diasAte(antes[gesto.i]?.inicio ?? dia, dia) + 1, regras)
    case 'cria':
      return cria(antes, gesto.inicio, diasAte(gesto.inicio, dia) + 1, regras)
    default:
      return gesto satisfies never
  }
}

const cria = (antes: readonly Fracao[], inicio: string, dias: number, regras: Regras): readonly Fracao[] =>
  acrescenta(antes, inicio, Math.max(regras.diasMin, dias), regras) ?? antes
