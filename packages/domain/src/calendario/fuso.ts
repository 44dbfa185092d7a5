/** States that are not on the time of Brasília all year (Lei 11.662/2008 and Lei 12.876/2013). */
const fusos: Readonly<Partial<Record<string, string>>> = {
  AC: 'America/Rio_Branco',
  AM: 'America/Manaus',
  MS: 'America/Campo_Grande',
  MT: 'America/Cuiaba',
  RO: 'America/Porto_Velho',
  RR: 'America/Boa_Vista',
}

const BRASILIA = 'America/Sao_Paulo'

/** Time zone of a place by its state: what a clock on the wall shows there. */
export const fusoDaUf = (uf: string): string => fusos[uf] ?? BRASILIA

const nomes: Readonly<Partial<Record<string, string>>> = {
  'America/Rio_Branco': 'hora do Acre',
  'America/Manaus': 'hora do Amazonas',
  'America/Campo_Grande': 'hora de Mato Grosso do Sul',
  'America/Cuiaba': 'hora de Mato Grosso',
  'America/Porto_Velho': 'hora de Rondônia',
  'America/Boa_Vista': 'hora de Roraima',
  [BRASILIA]: 'hora de Brasília',
}

/** Name of a time zone as people say it; the code itself for one that is not of a Brazilian state. */
export const nomeDoFuso = (fuso: string): string => nomes[fuso] ?? fuso

/** Hour from which a reminder of a whole day counts. */
const MANHA = '08:00'

interface Quando {
  /** First day. */
  readonly inicio: string
  /** `HH:MM` on the clock of the place; null for whole days. */
  readonly hora: string | null
  readonly fuso: string
}

/** The moment at which an event begins; of a whole day, eight in the morning of its first. */
export const comecoDe = ({ inicio, hora, fuso }: Quando): Temporal.Instant =>
  Temporal.PlainDate.from(inicio)
    .toZonedDateTime({ timeZone: fuso, plainTime: Temporal.PlainTime.from(hora ?? MANHA) })
    .toInstant()
