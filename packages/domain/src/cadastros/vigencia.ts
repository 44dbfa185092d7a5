import { formatData } from '../br/data.ts'
import { somarDias } from '../regras/calendario/datas.ts'

// Values that hold from a date on; the next row ends the one before. What was in force stays as it was.

/** Where a row stands on a day. */
export const situacoesDeVigencia = {
  futura: { label: 'Agendado', tone: 'info' },
  em_vigor: { label: 'Em vigor', tone: 'success' },
  encerrada: { label: 'Encerrado', tone: 'default' },
} as const
export type SituacaoDeVigencia = keyof typeof situacoesDeVigencia

/** The row of a series that is in force on a day: the last one begun. */
export const emVigor = <V extends { readonly desde: string }>(linhas: readonly V[], dia: string): V | null =>
  linhas
    .filter(({ desde }) => desde <= dia)
    .reduce<V | null>((ultima, linha) => (ultima && ultima.desde > linha.desde ? ultima : linha), null)

/** Every row of a series with its situation on a day and the day it ends, the newest first. */
export function comSituacao<V extends { readonly desde: string }>(
  linhas: readonly V[],
  dia: string,
): (V & { readonly situacao: SituacaoDeVigencia; readonly ate: string | null })[] {
  const atual = emVigor(linhas, dia)
  const novas = linhas.toSorted((a, b) => (a.desde < b.desde ? 1 : -1))
  return novas.map((linha, i) => ({
    ...linha,
    situacao: linha === atual ? 'em_vigor' : linha.desde > dia ? 'futura' : 'encerrada',
    ate: novas[i - 1] ? diaAnterior(novas[i - 1]?.desde ?? linha.desde) : null,
  }))
}

const diaAnterior = (data: string): string => somarDias(data, -1)

interface NovaVigencia {
  readonly desde: string
  readonly hoje: string
  /** Collective agreements and laws may reach back; the company's own rules may not. */
  readonly retroativa: boolean
}

/**
 * Why a new row may not join a series, in words, or null. A closed period is never written over: a row may begin
 * in the future, inside the period in force (when it may reach back), or before everything.
 */
export function recusaDeVigencia(
  datas: readonly string[],
  { desde, hoje, retroativa }: NovaVigencia,
): string | null {
  if (datas.includes(desde))
    return `Já existe um valor a partir de ${formatData(desde)}. Escolha outra data ou anule aquele.`
  if (!retroativa && desde < hoje) return 'Uma regra da empresa só pode valer de hoje em diante'
  const inicioDoAtual = emVigor(
    datas.map((data) => ({ desde: data })),
    hoje,
  )?.desde
  const primeira = datas.toSorted()[0]
  if (inicioDoAtual === undefined || primeira === undefined) return null
  if (desde < inicioDoAtual && desde > primeira)
    return `O período antes de ${formatData(inicioDoAtual)} já está encerrado e não pode mudar`
  return null
}

/** Whether a row may be annulled on a day: what is closed stays. */
export const podeAnular = (situacao: SituacaoDeVigencia): boolean => situacao !== 'encerrada'
