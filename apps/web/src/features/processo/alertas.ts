import { isExcepcionavel, type Pendencia } from '@rh/domain/pendencia'

/** Whether a finding is read and ticked: an alert, or a block that somebody may lift when it is approved. */
export const isAceitavel = (pendencia: Pendencia): boolean =>
  pendencia.severidade === 'alerta' || isExcepcionavel(pendencia)

/** The findings that are ticked, once each: a tick speaks for all that share its code. */
export const alertasDe = (pendencias: readonly Pendencia[]): Pendencia[] => {
  const alertas = pendencias.filter(isAceitavel)
  return alertas.filter(({ codigo }, i) => alertas.findIndex((outro) => outro.codigo === codigo) === i)
}

export const hasBloqueio = (pendencias: readonly Pendencia[]): boolean =>
  pendencias.some((um) => um.severidade === 'bloqueio' && !isAceitavel(um))

/** Whether every alert on the screen has its tick. */
export const isTudoCiente = (pendencias: readonly Pendencia[], cientes: ReadonlySet<string>): boolean =>
  alertasDe(pendencias).every(({ codigo }) => cientes.has(codigo))

/** The ticks that still answer for a finding: one that vanished takes its tick along. */
export const cientesDe = (pendencias: readonly Pendencia[], cientes: ReadonlySet<string>): string[] =>
  alertasDe(pendencias)
    .map(({ codigo }) => codigo)
    .filter((codigo) => cientes.has(codigo))

export function toggled(cientes: ReadonlySet<string>, codigo: string): ReadonlySet<string> {
  const next = new Set(cientes)
  if (!next.delete(codigo)) next.add(codigo)
  return next
}

/** Why it cannot be sent yet, or null. */
export function motivoDeEspera(
  incompleta: boolean,
  achados: readonly Pendencia[] | undefined,
  cientes: ReadonlySet<string>,
): string | null {
  if (incompleta) return 'Complete os campos para poder enviar.'
  if (achados === undefined) return 'Conferindo…'
  if (hasBloqueio(achados)) return 'Resolva os impedimentos para poder enviar.'
  return isTudoCiente(achados, cientes) ? null : 'Marque que está ciente de cada alerta para poder enviar.'
}
