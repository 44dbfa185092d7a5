import { isData, maisDias } from '../../lib/time/dia.ts'
import { deAte } from '../../lib/time/textos.ts'
import {
  anoDe,
  domingoDe,
  mesDe,
  mesmoDiaEm,
  nomeDoMes,
  primeiroDia,
  ultimoDia,
} from '../../ui/calendario/meses.ts'

/** Ways to look at a calendar. */
export const vistas = {
  mes: 'Mês',
  semana: 'Semana',
  ano: 'Ano',
  agenda: 'Agenda',
} as const
export type Vista = keyof typeof vistas

export const isVista = (codigo: string | null): codigo is Vista => codigo !== null && codigo in vistas

/** Days of an agenda. */
const DIAS_DA_AGENDA = 30

export interface Dias {
  readonly de: string
  readonly ate: string
}

const diasDeCada: Readonly<Record<Vista, (dia: string) => Dias>> = {
  mes: (dia) => ({ de: primeiroDia(mesDe(dia)), ate: ultimoDia(mesDe(dia)) }),
  semana: (dia) => ({ de: domingoDe(dia), ate: maisDias(domingoDe(dia), 6) }),
  ano: (dia) => ({ de: `${anoDe(dia)}-01-01`, ate: `${anoDe(dia)}-12-31` }),
  agenda: (dia) => ({ de: dia, ate: maisDias(dia, DIAS_DA_AGENDA - 1) }),
}

/** Days that a view shows around a chosen day. */
export const diasDa = (vista: Vista, dia: string): Dias => diasDeCada[vista](dia)

const viradas: Readonly<Record<Vista, (dia: string, paginas: number) => string>> = {
  mes: mesmoDiaEm,
  semana: (dia, paginas) => maisDias(dia, 7 * paginas),
  ano: (dia, paginas) => mesmoDiaEm(dia, 12 * paginas),
  agenda: (dia, paginas) => maisDias(dia, DIAS_DA_AGENDA * paginas),
}

/** The same day one page on, or back. */
export const virar = (vista: Vista, dia: string, paginas: 1 | -1): string => viradas[vista](dia, paginas)

/** Days that a view shows, in words: `novembro de 2026`. */
export function periodoDa(vista: Vista, dia: string): string {
  const { de, ate } = diasDa(vista, dia)
  if (vista === 'ano') return anoDe(dia)
  if (vista === 'mes') return `${nomeDoMes(dia)} de ${anoDe(dia)}`
  return deAte(de, ate)
}

/** What a page back and a page on are called. */
export const paginasDa: Readonly<Record<Vista, readonly [antes: string, depois: string]>> = {
  mes: ['Mês anterior', 'Mês seguinte'],
  semana: ['Semana anterior', 'Semana seguinte'],
  ano: ['Ano anterior', 'Ano seguinte'],
  agenda: ['Dias anteriores', 'Dias seguintes'],
}

/** A day as an address has it; the fallback for anything else. */
export const diaOu = (texto: string | null, senao: string): string =>
  isData(texto) && texto >= '1901-01-01' && texto <= '2198-12-31' && mesmoDiaEm(texto, 0) === texto
    ? texto
    : senao
