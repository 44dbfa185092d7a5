import { diasEntre } from '../regras/calendario/datas.ts'

/** `HH:MM` of a clock. */
export const HORA = /^([01]\d|2[0-3]):[0-5]\d$/
export const HORA_INVALIDA = 'Informe a hora como 14:30'

/** Longest event, in days. */
const MAXIMO_DE_DIAS = 366

/** Days and hours of an event, as they are typed. */
export interface HorasDoEvento {
  readonly inicio: string
  readonly fim: string
  readonly horaInicio: string | null
  readonly horaFim: string | null
}

/** What the ends of an event do not say together, by field. */
export function recusasDoEvento(evento: HorasDoEvento): (readonly [campo: string, mensagem: string])[] {
  const { inicio, fim, horaInicio, horaFim } = evento
  if (inicio > fim) return [['fim', 'O fim não pode vir antes do início']]
  if (diasEntre(inicio, fim) > MAXIMO_DE_DIAS) return [['fim', 'Um evento dura no máximo um ano']]
  if ((horaInicio === null) !== (horaFim === null))
    return [[horaInicio === null ? 'horaInicio' : 'horaFim', 'Informe as duas horas, ou nenhuma']]
  if (inicio === fim && horaInicio !== null && horaFim !== null && horaFim <= horaInicio)
    return [['horaFim', 'A hora do fim vem depois da do início']]
  return []
}
