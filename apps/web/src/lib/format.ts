import { once } from '@rh/domain/once'
import { inCompanyZone } from './time/fuso.ts'

// How things are written on the screen. Dates without time never become a Date: no time zone can move them.

/** Formats an ISO date: `2026-03-09` → `09/03/2026`; anything else, as a half-typed date, unchanged. */
export function formatDate(iso: string | null | undefined): string {
  const partes = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso ?? '')
  return partes ? `${partes[3]}/${partes[2]}/${partes[1]}` : (iso ?? '')
}

const DIAS_DO_MES = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const isBissexto = (ano: number): boolean => (ano % 4 === 0 && ano % 100 !== 0) || ano % 400 === 0

/** Tests whether a text is a day of the calendar: `2026-02-28`, and not `2026-02-30`. */
export function isRealDate(iso: string): boolean {
  const partes = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso)
  const [ano = 0, mes = 0, dia = 0] = (partes ?? []).slice(1).map(Number)
  const dias = DIAS_DO_MES[mes - 1]
  if (dias === undefined || dia < 1) return false
  return dia <= (mes === 2 && isBissexto(ano) ? 29 : dias)
}

/**
 * Parses a typed date: `09/03/2026` → `2026-03-09`. An incomplete or impossible one stays as typed, for the schema to
 * refuse.
 */
export function parseDate(texto: string): string {
  const partes = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(texto)
  if (!partes) return texto
  const iso = partes.slice(1).toReversed().join('-')
  return isRealDate(iso) ? iso : texto
}

/**
 * Normalizes a pasted date to `dd/mm/aaaa`: accepts `2026-03-09` (spreadsheets, systems), `9.3.2026` and `9-3-26`
 * (years 30 to 99 are of the last century). Null when it is no date.
 */
export function parsePastedDate(texto: string): string | null {
  const limpo = texto.trim()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:T.*)?$/.exec(limpo)
  const br = /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4}|\d{2})$/.exec(limpo)
  const junto = /^(\d{2})(\d{2})(\d{4})$/.exec(limpo)
  const [ano, mes, dia] = iso
    ? [iso[1], iso[2], iso[3]]
    : [(br ?? junto)?.[3], (br ?? junto)?.[2], (br ?? junto)?.[1]]
  if (!ano || !mes || !dia) return null
  const seculo = ano.length === 4 ? ano : Number(ano) < 30 ? `20${ano}` : `19${ano}`
  return `${dia.padStart(2, '0')}/${mes.padStart(2, '0')}/${seculo}`
}

const dataHora = inCompanyZone(
  (timeZone) => new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short', timeZone }),
)
const dataHoraPartes = inCompanyZone(
  (timeZone) =>
    new Intl.DateTimeFormat('pt-BR', {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone,
    }),
)
const relativo = once(() => new Intl.RelativeTimeFormat('pt-BR', { numeric: 'auto' }))

/** Formats an instant in company time: `09/03/2026, 14:05`. */
export const formatDateTime = (instante: string): string => {
  const momento = new Date(instante)
  return Number.isNaN(momento.getTime()) ? instante : dataHoraPartes().format(momento)
}

/** Formats a recent instant relatively, an older one as a date. */
export function formatRelative(instante: string, agora = Date.now()): string {
  const minutos = Math.round((Date.parse(instante) - agora) / 60_000)
  if (Number.isNaN(minutos)) return instante
  if (Math.abs(minutos) < 1) return 'agora'
  if (Math.abs(minutos) < 60) return relativo().format(minutos, 'minute')
  if (Math.abs(minutos) < 24 * 60) return relativo().format(Math.round(minutos / 60), 'hour')
  if (Math.abs(minutos) < 7 * 24 * 60) return relativo().format(Math.round(minutos / (24 * 60)), 'day')
  return dataHora().format(new Date(instante))
}

const real = once(() => new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }))

/** Formats whole centavos: `R$ 1.234,56`. */
export const formatMoney = (centavos: number): string => real().format(centavos / 100)

/** Formats a difference of whole centavos with its sign: `− R$ 324,20`. */
export const formatMoneyChange = (centavos: number): string =>
  `${centavos < 0 ? '−' : '+'} ${formatMoney(Math.abs(centavos))}`

const centavos = once(
  () => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
)

/** Formats whole centavos without the currency, for a column of amounts: `1.234,56`. */
export const formatAmount = (valor: number): string =>
  `${valor < 0 ? '− ' : ''}${centavos().format(Math.abs(valor) / 100)}`

/**
 * Formats an integer: `12.345`. Done by hand: every list shows some, and the first `Intl` formatter takes as long as
 * its rows.
 */
export const formatNumber = (inteiro: number): string => String(inteiro).replace(/\B(?=(?:\d{3})+$)/g, '.')

/** Parses a decimal text with a point, as `1234.5`, to whole centavos; null for no number. */
export function toCentavos(decimal: string): number | null {
  const partes = /^(\d+)(?:\.(\d{0,2}))?$/.exec(decimal)
  if (!partes) return null
  return Number(partes[1]) * 100 + Number((partes[2] ?? '').padEnd(2, '0'))
}

/** Formats whole centavos as the decimal text of an input. */
export const fromCentavos = (centavos: number): string =>
  `${Math.trunc(centavos / 100)}.${String(Math.abs(centavos % 100)).padStart(2, '0')}`

/** Initials of first and last name: `Maria Aparecida da Silva` → `MS`. */
export function initialsOf(nome: string): string {
  const partes = nome.trim().split(/\s+/)
  const ultimo = partes.length > 1 ? partes.at(-1) : undefined
  return `${partes[0]?.[0] ?? ''}${ultimo?.[0] ?? ''}`.toUpperCase()
}

/** A phrase as the beginning of a sentence: `sistema de folha` → `Sistema de folha`. */
export const startSentence = (texto: string): string => texto.charAt(0).toUpperCase() + texto.slice(1)
