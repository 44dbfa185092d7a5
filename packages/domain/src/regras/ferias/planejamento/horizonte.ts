import { diasEntre, maiorData, somarDias, type DataIso } from '../../calendario/datas.ts'
import { DIAS_DE_COMUNICACAO } from '../prazos.ts'
import type { EntradaDoPlano } from './tipos.ts'

/** Longest stretch: what begins on the last day of the year still ends on the horizon. */
const MAIOR_TRECHO = 30

/** The days that a plan may touch, each by its position. */
export interface Horizonte {
  readonly dias: readonly DataIso[]
  /** Position of a day; below 0 before the first one, past the end after the last. */
  readonly posicao: (dia: DataIso) => number
  /** First and last positions of a start. */
  readonly primeiroInicio: number
  readonly ultimoInicio: number
  /** Position of the first of January; 0 where the year began already. */
  readonly anoNovo: number
}

/**
 * From the first day with the notice of the law and the lead time of the company to the end of what begins on the last
 * day of the year. Null once no start of the year can be told in time.
 */
export function horizonteDe({
  hoje,
  ano,
  antecedenciaDias,
}: Pick<EntradaDoPlano, 'hoje' | 'ano' | 'antecedenciaDias'>): Horizonte | null {
  const primeiro = somarDias(hoje, Math.max(DIAS_DE_COMUNICACAO, antecedenciaDias))
  const ultimo = `${ano}-12-31`
  if (primeiro > ultimo) return null
  const quantos = diasEntre(primeiro, ultimo) + 1
  const dias = Array.from({ length: quantos + MAIOR_TRECHO }, (_, i) => somarDias(primeiro, i))
  const posicoes = new Map(dias.map((dia, i) => [dia, i]))
  return {
    dias,
    posicao: (dia) => posicoes.get(dia) ?? diasEntre(primeiro, dia),
    primeiroInicio: 0,
    ultimoInicio: quantos - 1,
    anoNovo: diasEntre(primeiro, maiorData(primeiro, `${ano}-01-01`)),
  }
}
