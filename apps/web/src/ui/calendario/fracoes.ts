import { diasAte, maisDias } from '../../lib/time/dia.ts'
import type { EstadosDosDias, Fracao } from './tipos.ts'

type Fracoes = readonly Fracao[]

/** Constraints on moving a fraction. Rules of law stay with the caller, who provides the day states. */
export interface Regras {
  readonly estados: EstadosDosDias
  /** First and last day that a fraction may start on. */
  readonly de: string
  readonly ate: string
  /** Maximum number of fractions. */
  readonly max: number
  /** Minimum days of a fraction. */
  readonly diasMin: number
  /** Total days of all fractions. */
  readonly saldo: number
}

/** Days within which the nearest possible start is searched: long enough to skip Christmas or a month of leave. */
const ALCANCE = 62

export const fimDe = ({ inicio, dias }: Fracao): string => maisDias(inicio, dias - 1)

/** Index of the fraction that covers a day; -1 for none. */
export const fracaoEm = (fracoes: Fracoes, dia: string): number =>
  fracoes.findIndex((fracao) => fracao.inicio <= dia && dia <= fimDe(fracao))

export const somaDosDias = (fracoes: Fracoes): number => fracoes.reduce((soma, { dias }) => soma + dias, 0)

const semEla = (fracoes: Fracoes, i: number): Fracoes => fracoes.filter((_, outra) => outra !== i)

const troca = (fracoes: Fracoes, i: number, nova: Fracao): Fracoes => fracoes.with(i, nova)

/** Maximum length of a fraction from a start: limited by the balance, the next taken day and the next fraction. */
function cabem(inicio: string, outras: Fracoes, { estados, saldo }: Regras): number {
  const resta = saldo - somaDosDias(outras)
  let dias = 0
  while (dias < resta) {
    const dia = maisDias(inicio, dias)
    if (estados[dia]?.tomado !== undefined || fracaoEm(outras, dia) >= 0) break
    dias += 1
  }
  return dias
}

/** Tests whether a fraction of this length may start on the day. */
function serve(inicio: string, dias: number, outras: Fracoes, regras: Regras): boolean {
  const { impossivel } = regras.estados[inicio] ?? {}
  if (impossivel !== undefined || inicio < regras.de || inicio > regras.ate) return false
  return (
    cabem(inicio, outras, { ...regras, saldo: Math.min(regras.saldo, somaDosDias(outras) + dias) }) >= dias
  )
}

/** Search direction for a start: both ways, later days only or earlier days only. */
export type Sentido = -1 | 0 | 1

/** Finds the valid start nearest to the desired one; null when none is in reach. */
function inicioPerto(desejado: string, sentido: Sentido, ok: (dia: string) => boolean): string | null {
  for (let longe = 0; longe <= ALCANCE; longe += 1) {
    const lados = sentido === 0 ? [longe, -longe] : [longe * sentido]
    const achado = lados.map((passo) => maisDias(desejado, passo)).find(ok)
    if (achado !== undefined) return achado
  }
  return null
}

/** Moves a fraction, keeping its length, to the nearest valid start; unchanged when there is none. */
export function move(
  fracoes: Fracoes,
  i: number,
  inicio: string,
  regras: Regras,
  sentido: Sentido = 0,
): Fracoes {
  const fracao = fracoes[i]
  if (!fracao) return fracoes
  const outras = semEla(fracoes, i)
  const novo = inicioPerto(inicio, sentido, (dia) => serve(dia, fracao.dias, outras, regras))
  return novo === null || novo === fracao.inicio ? fracoes : troca(fracoes, i, { ...fracao, inicio: novo })
}

/** Changes the length of a fraction from its start, as far as there is room. */
export function estica(fracoes: Fracoes, i: number, dias: number, regras: Regras): Fracoes {
  const fracao = fracoes[i]
  if (!fracao) return fracoes
  const cabe = cabem(fracao.inicio, semEla(fracoes, i), regras)
  const novos = Math.max(Math.min(dias, cabe), Math.min(regras.diasMin, fracao.dias))
  return novos === fracao.dias ? fracoes : troca(fracoes, i, { ...fracao, dias: novos })
}

/** Moves the start of a fraction, keeping its end. */
export function recomeca(fracoes: Fracoes, i: number, inicio: string, regras: Regras): Fracoes {
  const fracao = fracoes[i]
  if (!fracao) return fracoes
  const outras = semEla(fracoes, i)
  const fim = fimDe(fracao)
  const diasDesde = (dia: string): number => diasAte(dia, fim) + 1
  const novo = inicioPerto(inicio, 0, (dia) => {
    const dias = diasDesde(dia)
    return (
      dias >= regras.diasMin && somaDosDias(outras) + dias <= regras.saldo && serve(dia, dias, outras, regras)
    )
  })
  if (novo === null || novo === fracao.inicio) return fracoes
  return troca(fracoes, i, { inicio: novo, dias: diasDesde(novo) })
}

/** Adds a fraction, as long as there is room for; null where none may start. */
export function acrescenta(fracoes: Fracoes, inicio: string, dias: number, regras: Regras): Fracoes | null {
  if (fracoes.length >= regras.max || fracaoEm(fracoes, inicio) >= 0) return null
  const novos = Math.min(dias, cabem(inicio, fracoes, regras))
  if (novos < 1 || novos < regras.diasMin || !serve(inicio, novos, fracoes, regras)) return null
  return [...fracoes, { inicio, dias: novos }]
}

export const tira = (fracoes: Fracoes, i: number): Fracoes => semEla(fracoes, i)

/** Part of a fraction inside a range of days, and whether it starts and ends there. */
export interface Trecho {
  readonly i: number
  readonly de: string
  readonly ate: string
  readonly inicia: boolean
  readonly termina: boolean
}

/** Clips the fractions to a range of days. */
export const recorta = (fracoes: Fracoes, de: string, ate: string): Trecho[] =>
  fracoes.flatMap((fracao, i) => {
    const fim = fimDe(fracao)
    if (fracao.inicio > ate || fim < de) return []
    return [
      {
        i,
        de: fracao.inicio < de ? de : fracao.inicio,
        ate: fim > ate ? ate : fim,
        inicia: fracao.inicio >= de,
        termina: fim <= ate,
      },
    ]
  })

/** Explains why no fraction may start on a day; undefined where one may. */
export function recusa(fracoes: Fracoes, dia: string, regras: Regras): string | undefined {
  const { impossivel, tomado } = regras.estados[dia] ?? {}
  if (tomado !== undefined) return `${tomado}.`
  if (impossivel !== undefined) return impossivel
  if (fracoes.length >= regras.max) return `Não cabem mais frações: o máximo é ${regras.max}.`
  if (somaDosDias(fracoes) >= regras.saldo) return `Os ${regras.saldo} dias já estão marcados.`
  if (acrescenta(fracoes, dia, regras.diasMin, regras) === null)
    return 'Não há dias livres bastantes a partir daqui.'
  return undefined
}
