/** Consecutive days: first day as `YYYY-MM-DD`, and how many (1 or more). */
export interface Fracao {
  readonly inicio: string
  readonly dias: number
}

/** Known facts of a day; a day without any is free. */
export interface EstadoDoDia {
  /** Reason why no fraction may start on the day. One that started before may still run over it. */
  readonly impossivel?: string
  /** What takes the day already, in words; no fraction may run over it. */
  readonly tomado?: string
  /** Name of the holiday. */
  readonly feriado?: string
  /** Names of teammates who are away. */
  readonly equipe?: readonly string[]
  /** Day off by the work schedule. */
  readonly folga?: boolean
  /** Further sentences about the day: `3 de férias`. */
  readonly outros?: readonly string[]
  /** How much goes on, of what `outros` says: shown as a shade. */
  readonly peso?: 1 | 2 | 3
}

/** Day states, by `YYYY-MM-DD`. */
export type EstadosDosDias = Readonly<Record<string, EstadoDoDia>>

/** Deadline in the year, after which days cost more or come late. */
export interface LimiteDoAno {
  readonly dia: string
  /** Label of the day itself: `último dia sem dobra`. */
  readonly rotulo: string
  /** Label of the days after it: `em dobro`. */
  readonly depois: string
}
