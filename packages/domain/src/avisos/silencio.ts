import { isFeriado } from '../regras/calendario/feriados.ts'
import type { AjustesDeAvisos } from './ajustes.ts'

/** When a person wants nothing sent. */
export type Silencio = Pick<AjustesDeAvisos, 'horas' | 'folgas'>

const DOMINGO = 7

/**
 * First moment at or after `em` at which something may be sent to the person: `em` itself outside of the silence, else
 * its end. The time zone is that of `em`.
 */
export function foraDoSilencio(em: Temporal.ZonedDateTime, silencio: Silencio): Temporal.ZonedDateTime {
  let quando = em
  for (let fim = fimDoTrecho(quando, silencio); fim; fim = fimDoTrecho(quando, silencio)) quando = fim
  return quando
}

/** End of the silent stretch that a moment falls in, which another may follow; null outside of any. */
function fimDoTrecho(
  quando: Temporal.ZonedDateTime,
  { horas, folgas }: Silencio,
): Temporal.ZonedDateTime | null {
  const dia = quando.toPlainDate()
  const as = (data: Temporal.PlainDate, hora: string): Temporal.ZonedDateTime =>
    // Where clocks go back an hour comes twice: the silence ends with the second one.
    data
      .toPlainDateTime(Temporal.PlainTime.from(hora))
      .toZonedDateTime(quando.timeZoneId, { disambiguation: 'later' })
  const amanha = dia.add({ days: 1 })
  if (folgas && (dia.dayOfWeek === DOMINGO || isFeriado(dia.toString()))) return as(amanha, '00:00')
  if (!horas) return null
  const { de, ate } = horas
  const agora = quando.toPlainTime().toString({ smallestUnit: 'minute' })
  const sobreMeiaNoite = ate < de
  if (agora >= de && (sobreMeiaNoite || agora < ate)) return as(sobreMeiaNoite ? amanha : dia, ate)
  return sobreMeiaNoite && agora < ate ? as(dia, ate) : null
}
