/** How long after a gesture what the page asks for counts as asked by somebody. */
const PRESENTE_MS = 60_000

// Whoever opened the page is there.
let ultima = Date.now()

/** Moment of the last gesture of a person, in this tab or another one of theirs. */
export const ultimoGesto = (): number => ultima

export const anotarGesto = (quando = Date.now()): void => {
  ultima = Math.max(ultima, quando)
}

/** Whether somebody did something just now; else a call is made by the page alone. */
export const isAlguemAqui = (agora = Date.now()): boolean => agora - ultima < PRESENTE_MS
