/** How a file is looked at. */
export interface Vista {
  /** From 1. */
  readonly pagina: number
  /** Times the width that fits. */
  readonly zoom: number
  /** Clockwise degrees: 0, 90, 180 or 270. */
  readonly giro: number
  readonly cheia: boolean
}

export type AtoDaVista = 'girar' | 'mais' | 'menos' | 'ajustar' | 'anterior' | 'proxima' | 'cheia' | 'sair'

export const vistaInicial: Vista = { pagina: 1, zoom: 1, giro: 0, cheia: false }

const PASSO = 1.25
const MENOR = 0.4
const MAIOR = 5

const entre = (valor: number, menor: number, maior: number): number => Math.min(Math.max(valor, menor), maior)

const atos: Readonly<Record<AtoDaVista, (vista: Vista, paginas: number) => Partial<Vista>>> = {
  girar: ({ giro }) => ({ giro: (giro + 90) % 360 }),
  mais: ({ zoom }) => ({ zoom: entre(zoom * PASSO, MENOR, MAIOR) }),
  menos: ({ zoom }) => ({ zoom: entre(zoom / PASSO, MENOR, MAIOR) }),
  ajustar: () => ({ zoom: 1 }),
  anterior: ({ pagina }, paginas) => ({ pagina: entre(pagina - 1, 1, paginas) }),
  proxima: ({ pagina }, paginas) => ({ pagina: entre(pagina + 1, 1, paginas) }),
  cheia: ({ cheia }) => ({ cheia: !cheia }),
  sair: () => ({ cheia: false }),
}

/** The view after an act; pages stay within the file. */
export const mudarVista = (vista: Vista, ato: AtoDaVista, paginas: number): Vista => ({
  ...vista,
  ...atos[ato](vista, paginas),
})
