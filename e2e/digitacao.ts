import type { Keyboard } from '@playwright/test'

// How long a person would take at the keyboard, by the keystroke-level model of Card, Moran and Newell (1983): so
// much for each key that goes down, and so much for the thought before each thing that is done with them. A script
// types in no time; what it counts is what the page asks of a hand.

/** One key of an average typist who is not a typist by trade: about 40 words a minute. */
const TECLA_S = 0.28
/** Reading the name of a field, finding it on the paper, and deciding what goes in. */
const PENSAR_S = 1.35

/** The keys of `texto` on a Brazilian keyboard: a capital takes Shift, an accent a key of its own. */
const teclasDe = (texto: string): number =>
  Array.from(texto).reduce(
    (total, letra) => total + letra.normalize('NFD').length + (/\p{Lu}/u.test(letra) ? 1 : 0),
    0,
  )

/** A keyboard that counts. */
export interface Digitacao {
  press(tecla: string): Promise<void>
  type(texto: string): Promise<void>
  /** Tells that a field, a button or a choice comes next, for which a person stops to think. */
  pensar(): void
  /** What a person would have typed elsewhere, as the name of a file in the system's own window. */
  contar(texto: string): void
  readonly teclas: number
  readonly campos: number
  /** What a person would take, in seconds. */
  readonly segundos: number
}

export function contarTeclas(keyboard: Keyboard): Digitacao {
  let teclas = 0
  let campos = 0
  return {
    press: async (tecla) => {
      teclas += tecla.split('+').length
      await keyboard.press(tecla)
    },
    type: async (texto) => {
      teclas += teclasDe(texto)
      await keyboard.type(texto)
    },
    pensar: () => void campos++,
    contar: (texto) => void (teclas += teclasDe(texto)),
    get teclas() {
      return teclas
    },
    get campos() {
      return campos
    },
    get segundos() {
      return teclas * TECLA_S + campos * PENSAR_S
    },
  }
}
