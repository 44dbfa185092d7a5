import { isExcepcionavel } from '@rh/domain/achado'
import type { Pendencia } from '@rh/domain/pendencia'

/** Tests for findings that are ticked: an alert, or a block that an approval may lift. */
export const isAceitavel = (pendencia: Pendencia): boolean =>
  pendencia.severidade === 'alerta' || isExcepcionavel(pendencia)

/** Findings to tick, one per code: one tick accepts all findings with its code. */
export const alertasDe = (pendencias: readonly Pendencia[]): Pendencia[] => {
  const alertas = pendencias.filter(isAceitavel)
  return alertas.filter(({ codigo }, i) => alertas.findIndex((outro) => outro.codigo === codigo) === i)
}

export const hasBloqueio = (pendencias: readonly Pendencia[]): boolean =>
  pendencias.some((um) => um.severidade === 'bloqueio' && !isAceitavel(um))

/** Tests whether every alert is ticked. */
export const isTudoCiente = (pendencias: readonly Pendencia[], cientes: ReadonlySet<string>): boolean =>
  alertasDe(pendencias).every(({ codigo }) => cientes.has(codigo))

/** Ticks whose finding still exists. */
export const cientesDe = (pendencias: readonly Pendencia[], cientes: ReadonlySet<string>): string[] =>
  alertasDe(pendencias)
    .map(({ codigo }) => codigo)
    .filter((codigo) => cientes.has(codigo))

export function toggled(cientes: ReadonlySet<string>, codigo: string): ReadonlySet<string> {
  const next = new Set(cientes)
  if (!next.delete(codigo)) next.add(codigo)
  return next
}
