import { isExcepcionavel } from '@rh/domain/achado'
import { leituraDe } from '@rh/domain/leitura'
import type { Pendencia } from '@rh/domain/pendencia'

/** Tests for findings that are ticked: an alert, or a block that an approval may lift. */
export const isAceitavel = (pendencia: Pendencia): boolean =>
  pendencia.severidade === 'alerta' || isExcepcionavel(pendencia)

/** Findings to tick: those that say the same are one. */
export const alertasDe = (pendencias: readonly Pendencia[]): Pendencia[] => {
  const alertas = pendencias.filter(isAceitavel)
  const leituras = alertas.map(leituraDe)
  return alertas.filter((_, i) => leituras.indexOf(leituras[i] ?? '') === i)
}

export const hasBloqueio = (pendencias: readonly Pendencia[]): boolean =>
  pendencias.some((um) => um.severidade === 'bloqueio' && !isAceitavel(um))

/** What was ticked, by what was read (`leituraDe`): a finding that says another thing by now is not ticked. */
export type Cientes = ReadonlySet<string>

export const isCiente = (cientes: Cientes, pendencia: Pendencia): boolean => cientes.has(leituraDe(pendencia))

/** Tests whether every alert is ticked. */
export const isTudoCiente = (pendencias: readonly Pendencia[], cientes: Cientes): boolean =>
  alertasDe(pendencias).every((pendencia) => isCiente(cientes, pendencia))

/** As many as a call takes. */
const MAXIMO = 50

/**
 * Everything that was ticked, the last ticks at most: what the server asks for next names no alert that it has accepted,
 * and a tick of what nothing says any more accepts nothing.
 */
export const aceitosDe = (cientes: Cientes): string[] => [...cientes].slice(-MAXIMO)

export function toggled(cientes: Cientes, pendencia: Pendencia): Cientes {
  const leitura = leituraDe(pendencia)
  const next = new Set(cientes)
  if (!next.delete(leitura)) next.add(leitura)
  return next
}
