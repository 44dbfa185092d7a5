import { contar, emNumero } from '../br/contar.ts'
import { formatData } from '../br/data.ts'
import { once } from '../once.ts'
import type { Span } from './comparar.ts'

// What a report says in one sentence, made from figures over all of its rows.

/** A figure over the rows of a report, or over those whose column holds a code. Columns are named as the rows have them. */
export type Fato = (
  | { readonly distintos: string }
  | { readonly positivos: string }
  | { readonly menor: string }
) & { readonly onde?: readonly [coluna: string, codigo: string] }
export type Fatos = Readonly<Record<string, Fato>>

/** A count is a number; the first of a column is as the column writes it, null of no rows. */
type ValorDe<F> = F extends { readonly menor: string } ? string | null : number
export type ValoresDe<F extends Fatos> = { readonly [N in keyof F]: ValorDe<F[N]> }

/** A bar of the chart of a report. */
export interface Barra {
  readonly nome: string
  readonly valor: number
}

/** What a sentence is made from. */
export interface DadosDoAchado<F = Readonly<Record<string, number | string | null>>> {
  /** Rows. */
  readonly total: number
  /** Rows of the span before, of as many days; null where the report is held against none. */
  readonly antes: number | null
  readonly totais: Readonly<Record<string, number | null>>
  readonly fatos: F
  /** The bars of its chart, the greatest first. */
  readonly maiores: readonly Barra[]
  readonly em: string
  readonly periodo: Span | null
  /** The day that its first row is of, where only the reading knows it. */
  readonly primeira: string
}

/** Fewer cases than these say nothing of how they changed. */
const CASOS_MINIMOS = 5

const decimal = once(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 }))
const reais = once(
  () => new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL', maximumFractionDigits: 0 }),
)

/** `4,2%`. */
export const emPorcento = (valor: number): string => `${decimal().format(valor)}%`
/** Whole reais: a sentence is no statement. */
export const emReais = (centavos: number): string => reais().format(centavos / 100)

export const contratos = (quantos: number): string => contar(quantos, 'contrato', 'contratos')
export const pessoas = (quantos: number): string => contar(quantos, 'pessoa', 'pessoas')

/** `em 3 contratos`; of the only one, its name, where it is known. */
export const emContratos = (quantos: number, nome?: string | null): string =>
  quantos === 1 && nome ? `em ${contratoPorNome(nome)}` : `em ${contratos(quantos)}`

/** `CT-001 · Cliente` as people say it: `Cliente (CT-001)`. */
export function contratoPorNome(nome: string): string {
  const [numero, cliente] = nome.split(' · ')
  return cliente === undefined ? nome : `${cliente} (${numero ?? ''})`
}

/** `de 01/12/2025 a 23/11/2026`. */
export const noPeriodo = (periodo: Span | null): string =>
  periodo === null ? 'no período' : `de ${formatData(periodo.de)} a ${formatData(periodo.ate)}`

/** `, 12% a mais que no período anterior`; nothing of few cases, or of no span before. */
export function contraAntes({ total, antes }: Pick<DadosDoAchado, 'total' | 'antes'>): string {
  if (antes === null || Math.min(total, antes) < CASOS_MINIMOS) return ''
  const porcento = Math.round((total / antes - 1) * 100)
  if (porcento === 0) return ', o mesmo que no período anterior'
  return `, ${emNumero(Math.abs(porcento))}% a ${porcento > 0 ? 'mais' : 'menos'} que no período anterior`
}

/** `; o maior é Cliente (CT-001), com R$ 1.234`, where there are others to be greater than. */
export function oMaior([maior, segundo]: readonly Barra[], escrever: (valor: number) => string): string {
  if (!maior || !segundo || maior.valor <= segundo.valor) return ''
  return `; o maior é ${contratoPorNome(maior.nome)}, com ${escrever(maior.valor)}`
}

/** Fewer bars than these have no greatest one worth naming. */
const MESES_MINIMOS = 3

/** What the chart of a report says: its greatest bar, where one stands out; what it is of otherwise. */
export function achadoDoGrafico(
  titulo: string,
  barras: readonly Barra[],
  {
    nome,
    escrever,
    meses,
    emCurso,
  }: {
    readonly nome: (nome: string) => string
    readonly escrever: (valor: number) => string
    readonly meses: boolean
    /** The bar whose month is not over. */
    readonly emCurso?: string
  },
): string {
  // Bars in an order of their own, as bands of days, say it by themselves.
  const porTamanho = barras.every(({ valor }, i) => i === 0 || valor <= (barras[i - 1]?.valor ?? valor))
  const [maior, segundo] = barras.toSorted((a, b) => b.valor - a.valor)
  if (barras.length < (meses ? MESES_MINIMOS : 2) || (!meses && !porTamanho)) return titulo
  if (!maior || !segundo || maior.valor <= segundo.valor) return titulo
  const [qual, quanto] = [nome(maior.nome), escrever(maior.valor)]
  if (!meses) return `${qual} vem primeiro, com ${quanto}`
  return `${maior.nome === emCurso ? 'Até agora, o' : 'O'} pico é ${qual}, com ${quanto}`
}
