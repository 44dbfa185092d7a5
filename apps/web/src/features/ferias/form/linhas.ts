import type { TipoDeCobertura } from '@rh/domain/processos/ferias/campos'
import { isData, maisDias } from '../../../lib/time/dia.ts'
import type { Fracao } from '../../../ui/calendario/tipos.ts'

/** A fraction as the form holds it while it is typed. */
export interface Linha {
  readonly inicio: string | null
  readonly dias: number | null
  readonly cobertura: TipoDeCobertura | null
  readonly colaboradorId: number | null
  /** Who of the client agreed to nobody covering. */
  readonly motivo: string | null
}

export const LINHA_EM_BRANCO: Linha = {
  inicio: null,
  dias: null,
  cobertura: null,
  colaboradorId: null,
  motivo: null,
}

/** The fractions of a form, every field of each of them there. */
export const linhasDe = (valor: unknown): readonly Linha[] =>
  Array.isArray(valor) ? valor.map((linha: Partial<Linha>) => ({ ...LINHA_EM_BRANCO, ...linha })) : []

/** The days of a line; null while a date or the number of days is missing. */
export const fracaoDe = ({ inicio, dias }: Linha): Fracao | null =>
  isData(inicio) && dias !== null && dias > 0 ? { inicio, dias } : null

export const fimDe = ({ inicio, dias }: Fracao): string => maisDias(inicio, dias - 1)

export const somaDosDias = (linhas: readonly Linha[]): number =>
  linhas.reduce((soma, { dias }) => soma + (dias ?? 0), 0)

interface Marcadas {
  /** What the calendar shows. */
  readonly fracoes: readonly Fracao[]
  /** Of each of them, the place of its line in the form. */
  readonly posicoes: readonly number[]
}

/** The lines that say enough to be drawn. */
export function marcadas(linhas: readonly Linha[]): Marcadas {
  const ditas = linhas.flatMap((linha, posicao) => {
    const fracao = fracaoDe(linha)
    return fracao ? [{ fracao, posicao }] : []
  })
  return {
    fracoes: ditas.map(({ fracao }) => fracao),
    posicoes: ditas.map(({ posicao }) => posicao),
  }
}

const isMesma = (uma: Fracao, outra: Fracao | undefined): boolean =>
  uma.inicio === outra?.inicio && uma.dias === outra.dias

/** The lines of the form after the calendar changed: who covers stays with its fraction. */
export function comMarcacao(linhas: readonly Linha[], novas: readonly Fracao[]): readonly Linha[] {
  const { fracoes, posicoes } = marcadas(linhas)
  if (novas.length < fracoes.length) {
    const tirada = posicoes[fracoes.findIndex((fracao, i) => !isMesma(fracao, novas[i]))]
    return linhas.filter((_, i) => i !== tirada)
  }
  const mudadas = linhas.map((linha, i) => ({ ...linha, ...novas[posicoes.indexOf(i)] }))
  return novas.slice(fracoes.length).reduce(comMaisUma, mudadas)
}

/** A new fraction takes the place of a line that was only begun. */
export function comMaisUma(linhas: readonly Linha[], fracao: Fracao): readonly Linha[] {
  const vaga = linhas.findIndex((linha) => fracaoDe(linha) === null)
  return vaga < 0
    ? [...linhas, { ...LINHA_EM_BRANCO, ...fracao }]
    : linhas.with(vaga, { ...LINHA_EM_BRANCO, ...linhas[vaga], ...fracao })
}
