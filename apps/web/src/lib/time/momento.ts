import { formatDate } from '../format.ts'
import { maisDias } from './dia.ts'
import { inCompanyZone } from './fuso.ts'
import { hojeNaEmpresa } from './hoje.ts'

const dia = inCompanyZone(
  (timeZone) =>
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
)
const hora = inCompanyZone(
  (timeZone) => new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit', timeZone }),
)

/** The day of a moment on the company's clock: `2026-11-23`. */
export const diaDe = (instante: string): string => dia().format(new Date(instante))

export const horaDe = (instante: string): string => hora().format(new Date(instante))

/** `14:05` today, `Ontem`, and the day before that. */
export function quandoNaLista(instante: string): string {
  const hoje = hojeNaEmpresa()
  const dela = diaDe(instante)
  if (dela === hoje) return horaDe(instante)
  return dela === maisDias(hoje, -1) ? 'Ontem' : formatDate(dela)
}
