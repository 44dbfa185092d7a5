import { diaDaSemana, diasAte, maisDias } from '../../lib/time/dia.ts'
import { acrescenta, estica, fracaoEm, move, tira, type Regras } from './fracoes.ts'
import { mesmoDiaEm } from './meses.ts'
import type { Fracao } from './tipos.ts'

/** Keyboard state of the calendar. */
export interface Posicao {
  /** Focused day. */
  readonly ativo: string
  readonly fracoes: readonly Fracao[]
  /** Fraction picked up with Enter, and the fractions before it moved. */
  readonly pega: { readonly i: number; readonly antes: readonly Fracao[] } | null
}

export interface Tecla {
  readonly key: string
  readonly shift: boolean
  /** Right-to-left layout: later days lie to the left. */
  readonly rtl: boolean
}

export interface RegrasDoTeclado extends Regras {
  /** Days of a fraction started with Enter. */
  readonly diasNovos: number
}

/** Days that an arrow key moves by. */
function passoDe({ key, rtl }: Tecla): number | undefined {
  const lado = rtl ? -1 : 1
  const passos: Readonly<Record<string, number>> = {
    ArrowRight: lado,
    ArrowLeft: -lado,
    ArrowDown: 7,
    ArrowUp: -7,
  }
  return passos[key]
}

/** Target day of a key; undefined for keys that lead nowhere. */
function destino(dia: string, tecla: Tecla): string | undefined {
  const passo = passoDe(tecla)
  if (passo !== undefined) return maisDias(dia, passo)
  switch (tecla.key) {
    case 'PageUp':
      return mesmoDiaEm(dia, tecla.shift ? -12 : -1)
    case 'PageDown':
      return mesmoDiaEm(dia, tecla.shift ? 12 : 1)
    case 'Home':
      return maisDias(dia, -diaDaSemana(dia))
    case 'End':
      return maisDias(dia, 6 - diaDaSemana(dia))
    default:
      return undefined
  }
}

const devolve = (posicao: Posicao, { i, antes }: NonNullable<Posicao['pega']>): Posicao => ({
  ativo: antes[i]?.inicio ?? posicao.ativo,
  fracoes: antes,
  pega: null,
})

/** Fraction that a key acts on: the one picked up, else the one under the focus. */
const alvo = ({ ativo, fracoes, pega }: Posicao): number => pega?.i ?? fracaoEm(fracoes, ativo)

function anda(posicao: Posicao, tecla: Tecla, regras: RegrasDoTeclado): Posicao | null {
  const { ativo, fracoes, pega } = posicao
  const fracao = pega && fracoes[pega.i]
  if (!pega || !fracao) {
    const ate = destino(ativo, tecla)
    return ate === undefined ? null : { ...posicao, ativo: ate, pega: null }
  }
  const inicio = destino(fracao.inicio, tecla)
  if (inicio === undefined) return null
  const movidas = move(fracoes, pega.i, inicio, regras, diasAte(fracao.inicio, inicio) < 0 ? -1 : 1)
  return { ...posicao, fracoes: movidas, ativo: movidas[pega.i]?.inicio ?? ativo }
}

function confirma(posicao: Posicao, regras: RegrasDoTeclado): Posicao {
  const { ativo, fracoes, pega } = posicao
  if (pega) return { ...posicao, pega: null }
  const i = fracaoEm(fracoes, ativo)
  if (i >= 0) return { ativo: fracoes[i]?.inicio ?? ativo, fracoes, pega: { i, antes: fracoes } }
  return { ...posicao, fracoes: acrescenta(fracoes, ativo, regras.diasNovos, regras) ?? fracoes }
}

function muda(posicao: Posicao, i: number, passo: number, regras: RegrasDoTeclado): Posicao {
  const fracao = posicao.fracoes[i]
  if (!fracao) return posicao
  const fracoes = estica(posicao.fracoes, i, fracao.dias + passo, regras)
  const dentro = posicao.pega !== null || fracaoEm(fracoes, posicao.ativo) === i
  return { ...posicao, fracoes, ativo: dentro ? posicao.ativo : fracao.inicio }
}

/**
 * Handles a key. Answers the same position when it does nothing here (Enter on a day that may not start a fraction),
 * null when the key is not the calendar's. Without rules only the focus moves.
 */
export function aperta(posicao: Posicao, tecla: Tecla, regras: RegrasDoTeclado | null): Posicao | null {
  if (!regras) return destino(posicao.ativo, tecla) === undefined ? null : andaSo(posicao, tecla)
  const i = alvo(posicao)
  const passo = passoDe(tecla)
  if (tecla.shift && passo !== undefined) return i < 0 ? posicao : muda(posicao, i, passo, regras)
  switch (tecla.key) {
    case 'Enter':
    case ' ':
      return confirma(posicao, regras)
    case 'Delete':
    case 'Backspace':
      return i < 0 ? posicao : { ...posicao, fracoes: tira(posicao.fracoes, i), pega: null }
    case 'Escape':
      return posicao.pega && devolve(posicao, posicao.pega)
    default:
      return anda(posicao, tecla, regras)
  }
}

const andaSo = (posicao: Posicao, tecla: Tecla): Posicao => ({
  ...posicao,
  ativo: destino(posicao.ativo, tecla) ?? posicao.ativo,
})
