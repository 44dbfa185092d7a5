/** Nationality code of Brazil in eSocial tabela 06. */
export const NACIONALIDADE_BRASIL = '105'

/** Conditions of entry (eSocial condIng) that a time of residence (tmpResid) excludes: 1 undetermined, 2 determined. */
const condicoesExcluidas: Readonly<Record<string, readonly string[]>> = { '1': ['2', '5'], '2': ['1'] }

export type MotivoDeImigrante =
  | 'FALTA_TEMPO_DE_RESIDENCIA'
  | 'FALTA_CONDICAO_DE_INGRESSO'
  | 'CONDICAO_INCOMPATIVEL'

/**
 * Why the immigrant data of a worker are refused, or null when they are right: who is not Brazilian has time of
 * residence and condition of entry, and they agree (MOS S-2200; leiaute trabImig). A Brazilian needs none.
 */
export function motivoDeRecusaDoImigrante(
  nacionalidade: string,
  tempoDeResidencia?: string,
  condicaoDeIngresso?: string,
): MotivoDeImigrante | null {
  if (nacionalidade === NACIONALIDADE_BRASIL) return null
  if (tempoDeResidencia === undefined) return 'FALTA_TEMPO_DE_RESIDENCIA'
  if (condicaoDeIngresso === undefined) return 'FALTA_CONDICAO_DE_INGRESSO'
  return condicoesExcluidas[tempoDeResidencia]?.includes(condicaoDeIngresso) ? 'CONDICAO_INCOMPATIVEL' : null
}
