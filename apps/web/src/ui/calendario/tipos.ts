/** Days in a row: the first, `YYYY-MM-DD`, and how many (1 or more). */
export interface Fracao {
  readonly inicio: string
  readonly dias: number
}

/** What is known of a day. A day of which nothing is known is free. */
export interface EstadoDoDia {
  /** Why no fraction may start on it. A fraction that starts before may still run over it. */
  readonly impossivel?: string
  /** What it is taken by already, in words; no fraction may run over it. */
  readonly tomado?: string
  /** Name of the holiday. */
  readonly feriado?: string
  /** Who of the team is away. */
  readonly equipe?: readonly string[]
  /** A day off by the scale. */
  readonly folga?: boolean
}

/** By `YYYY-MM-DD`. */
export type EstadosDosDias = Readonly<Record<string, EstadoDoDia>>

/** The last day of something, after which the days are dearer or late. */
export interface LimiteDoAno {
  readonly dia: string
  /** Of the day itself: `último dia sem dobra`. */
  readonly rotulo: string
  /** Of the days after it: `em dobro`. */
  readonly depois: string
}
