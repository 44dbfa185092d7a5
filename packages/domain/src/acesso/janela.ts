/** Portuguese weekday names as the specification writes them, Monday first (ISO order). */
export const diasSemana = [
  'Segunda-feira',
  'Terça-feira',
  'Quarta-feira',
  'Quinta-feira',
  'Sexta-feira',
  'Sábado',
  'Domingo',
] as const
export type DiaSemana = (typeof diasSemana)[number]

/** One weekly window: weekday, entry and exit as HH:MM:SS in company time, both ends included. */
export interface Horario {
  readonly Dia_semana: DiaSemana
  readonly Horario_entrada: string
  readonly Horario_saida: string
}

/** Last second of a day: a window that ends here continues in one that starts at 00:00:00 the day after. */
export const FIM_DO_DIA = '23:59:59'
export const INICIO_DO_DIA = '00:00:00'
const HORIZONTE_DIAS = 8

/** HH:MM:SS of a clock. Compared as text, anything else (8:00:00, 24:00:00) would match at the wrong time. */
const HORA = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/

export type Janela = { readonly aberta: true; readonly fim: Temporal.Instant } | { readonly aberta: false }

/**
 * Whether access is allowed at an instant, and until when.
 *
 * The rule of the specification: the entry of the current weekday whose entry and exit times enclose the
 * current time, ends included, compared as HH:MM:SS strings. A user may have several windows on one day.
 * A window whose exit is before its entry never matches: a night shift is entered as two windows, which
 * count as one stretch when they touch at midnight. Neither does one whose times are not HH:MM:SS.
 *
 * `fim` is the first instant at which access is no longer allowed (the last included second plus one). A
 * schedule without a gap ends at the horizon of eight days; the session's own limit is always shorter.
 */
export function janela(horarios: readonly Horario[], instante: Temporal.Instant, zona: string): Janela {
  const agora = instante.toZonedDateTimeISO(zona)
  let saida = saidaEm(horarios, agora.dayOfWeek, horaDe(agora))
  if (saida === null) return { aberta: false }
  let dia = agora.toPlainDate()
  for (let passos = 0; saida === FIM_DO_DIA && passos < HORIZONTE_DIAS; passos += 1) {
    const amanha = dia.add({ days: 1 })
    const continua = saidaEm(horarios, amanha.dayOfWeek, INICIO_DO_DIA)
    if (continua === null) break
    dia = amanha
    saida = continua
  }
  const ultimo = dia.toZonedDateTime({ timeZone: zona, plainTime: Temporal.PlainTime.from(saida) })
  return { aberta: true, fim: ultimo.add({ seconds: 1 }).toInstant() }
}

/** Time of day as HH:MM:SS, the form in which the specification compares. */
const horaDe = (momento: Temporal.ZonedDateTime): string =>
  momento.toPlainTime().toString({ smallestUnit: 'second', roundingMode: 'trunc' })

const isHorario = ({ Horario_entrada, Horario_saida }: Horario): boolean =>
  HORA.test(Horario_entrada) && HORA.test(Horario_saida)

/** The latest exit of the day reachable from `hora` without a gap between windows, or null outside all of them. */
function saidaEm(horarios: readonly Horario[], diaIso: number, hora: string): string | null {
  const doDia = horarios.filter((h) => h.Dia_semana === diasSemana[diaIso - 1] && isHorario(h))
  const alcance = (de: string): string =>
    doDia
      .filter((h) => h.Horario_entrada <= de && de <= h.Horario_saida)
      .reduce((max, h) => (h.Horario_saida > max ? h.Horario_saida : max), '')
  let saida = alcance(hora)
  if (saida === '') return null
  // Each turn either reaches a later exit or stops, so it ends after as many turns as there are windows.
  for (
    let proxima = alcance(proximoSegundo(saida));
    proxima > saida;
    proxima = alcance(proximoSegundo(saida))
  ) {
    saida = proxima
  }
  return saida
}

const proximoSegundo = (hora: string): string =>
  hora === FIM_DO_DIA ? FIM_DO_DIA : Temporal.PlainTime.from(hora).add({ seconds: 1 }).toString()
