import { diaDaSemana, diasAte, maisDias } from '../../lib/time/dia.ts'
import { fimDe } from './fracoes.ts'
import { anoDe, nomeDoMes, primeiroDia, SEMANA, ultimoDia } from './meses.ts'
import type { EstadoDoDia, EstadosDosDias, Fracao, LimiteDoAno } from './tipos.ts'

const numero = (dia: string): number => Number(dia.slice(8))

/**
 * Formats a day in full: `quinta-feira, 25 de fevereiro de 2027`. Done by hand: 366 days are named at once, and `Intl`
 * takes longer.
 */
export const diaPorExtenso = (dia: string): string =>
  `${SEMANA[diaDaSemana(dia)]}, ${numero(dia)} de ${nomeDoMes(dia)} de ${anoDe(dia)}`

const curto = (dia: string): string => `${dia.slice(8)}/${dia.slice(5, 7)}`

export const quantosDias = (dias: number): string => `${dias} ${dias === 1 ? 'dia' : 'dias'}`

/** Formats a range: `25/02 a 11/03/2027`, with both years where they differ. */
export function intervalo(inicio: string, fim: string): string {
  const comAno = (dia: string): string => `${curto(dia)}/${anoDe(dia)}`
  if (inicio === fim) return comAno(inicio)
  return `${anoDe(inicio) === anoDe(fim) ? curto(inicio) : comAno(inicio)} a ${comAno(fim)}`
}

export const fracaoEmPalavras = (fracao: Fracao): string =>
  `${intervalo(fracao.inicio, fimDe(fracao))}, ${quantosDias(fracao.dias)}`

/** Sentences about a day besides its date; none for a free day. */
export function ditosDoDia(
  dia: string,
  estado: EstadoDoDia | undefined,
  limite: LimiteDoAno | undefined,
): string[] {
  const { feriado, tomado, impossivel, equipe = [], folga = false, outros = [] } = estado ?? {}
  return [
    ...(feriado === undefined ? [] : [`Feriado: ${feriado}.`]),
    ...(tomado === undefined ? [] : [`${tomado}.`]),
    ...(impossivel === undefined ? [] : [impossivel]),
    ...(equipe.length === 0 ? [] : [`Fora da equipe: ${equipe.join(', ')}.`]),
    ...(folga ? ['Folga da escala.'] : []),
    ...outros.map((outro) => `${outro}.`),
    ...(limite?.dia === dia ? [`É o ${limite.rotulo}.`] : []),
    ...(limite && dia > limite.dia ? [`Depois do prazo: ${limite.depois}.`] : []),
  ]
}

/** Note under a month. */
export interface Nota {
  readonly tipo: 'feriado' | 'limite' | 'equipe'
  readonly texto: string
}

/** Joins consecutive days of a month on which the same thing happens. */
function trechos(dias: readonly string[]): (readonly [string, string])[] {
  const juntos: [string, string][] = []
  for (const dia of dias) {
    const ultimo = juntos.at(-1)
    if (ultimo && maisDias(ultimo[1], 1) === dia) ultimo[1] = dia
    else juntos.push([dia, dia])
  }
  return juntos
}

const emNumeros = ([de, ate]: readonly [string, string], mes: string): string => {
  if (de === primeiroDia(mes) && ate === ultimoDia(mes)) return 'mês todo'
  return de === ate ? String(numero(de)) : `${numero(de)}–${numero(ate)}`
}

const diasDe = (mes: string): string[] =>
  Array.from({ length: diasAte(primeiroDia(mes), ultimoDia(mes)) + 1 }, (_, i) =>
    maisDias(primeiroDia(mes), i),
  )

/** Names that fit under a month; the tooltips of the days have the others. */
const NOMES_DA_EQUIPE = 4

/** Notes of a month: holidays, the limit and who is away. */
export function notasDoMes(mes: string, estados: EstadosDosDias, limite: LimiteDoAno | undefined): Nota[] {
  const dias = diasDe(mes)
  const fora = Map.groupBy(
    dias.flatMap((dia) => (estados[dia]?.equipe ?? []).map((nome) => ({ nome, dia }))),
    ({ nome }) => nome,
  )
  const equipe = Array.from(fora, ([nome, vezes]): Nota => {
    const quando = trechos(vezes.map(({ dia }) => dia)).map((trecho) => emNumeros(trecho, mes))
    return { tipo: 'equipe', texto: `${quando.join(', ')} ${nome} fora` }
  })
  const sobram = equipe.length - NOMES_DA_EQUIPE
  return [
    ...dias.flatMap((dia): Nota[] => [
      ...(estados[dia]?.feriado
        ? [{ tipo: 'feriado' as const, texto: `${numero(dia)} ${estados[dia].feriado}` }]
        : []),
      ...(limite?.dia === dia ? [{ tipo: 'limite' as const, texto: `${numero(dia)} ${limite.rotulo}` }] : []),
    ]),
    ...equipe.slice(0, NOMES_DA_EQUIPE),
    ...(sobram > 0 ? [{ tipo: 'equipe' as const, texto: `e mais ${sobram} fora` }] : []),
  ]
}

interface Dizer {
  readonly nomeDaFracao: (indice: number) => string
  readonly descreve?: ((fracao: Fracao, indice: number) => string) | undefined
}

/** Describes a change of the fractions for screen readers; empty when nothing changed. */
export function mudancaEmTexto(
  antes: readonly Fracao[],
  depois: readonly Fracao[],
  { nomeDaFracao, descreve }: Dizer,
): string {
  const i = depois.findIndex((fracao, indice) => fracao !== antes[indice])
  if (depois.length < antes.length) return `${nomeDaFracao(i < 0 ? depois.length : i)} retirada.`
  const fracao = depois[i]
  if (!fracao) return ''
  return [`${nomeDaFracao(i)}: ${fracaoEmPalavras(fracao)}`, descreve?.(fracao, i)].filter(Boolean).join(', ')
}

const abreviado = (mes: string): string => `${nomeDoMes(mes).slice(0, 3)} ${anoDe(mes)}`

/** Formats a range of months: `dez 2026 – nov 2027`. */
export const periodoEmTexto = (primeiro: string, ultimo: string): string =>
  `${abreviado(primeiro)} – ${abreviado(ultimo)}`
