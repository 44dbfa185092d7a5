import { isContagem } from '../arredondamento.ts'
import { somarDias } from '../calendario/datas.ts'
import { fimDoTrecho, isSobreposto, type Intervalo, type Trecho } from './trecho.ts'

export interface QuadroDoContrato {
  /** People the contract has. */
  readonly quadro: number
  /** Most of them that may be away on a day, in whole percent. */
  readonly percentual: number
  /** Absences of the others: vacations, leaves. One per person and stretch. */
  readonly ausencias: readonly Intervalo[]
  /** Stretches asked for. */
  readonly trechos: readonly Trecho[]
}

/** Days in a row over the ceiling. */
export interface ExcessoDeAusencias extends Intervalo {
  /** Most people away on one of the days, the one who asks included. */
  readonly ausentes: number
  /** People who may be away: the percentage, without its fraction, and always one. */
  readonly teto: number
}

/** People who may be away on one day: the percentage of the staff, without its fraction, and always one. */
export const tetoDeAusencias = (quadro: number, percentual: number): number =>
  Math.max(1, Math.floor((quadro * percentual) / 100))

/**
 * The days of a request on which more people of the contract would be away than its ceiling allows, joined in stretches.
 * A rule of the company (no law sets it): the ceiling lets one person at least be away. Empty for bad numbers.
 */
export function diasAcimaDoTeto({
  quadro,
  percentual,
  ausencias,
  trechos,
}: QuadroDoContrato): readonly ExcessoDeAusencias[] {
  if (!isContagem(quadro) || !isContagem(percentual)) return []
  const teto = tetoDeAusencias(quadro, percentual)
  return trechos.flatMap((trecho) => {
    const excessos: ExcessoDeAusencias[] = []
    for (let dia = trecho.inicio; dia <= fimDoTrecho(trecho); dia = somarDias(dia, 1)) {
      const ausentes = 1 + ausencias.filter((outra) => isSobreposto(outra, { inicio: dia, fim: dia })).length
      if (ausentes <= teto) continue
      const anterior = excessos.at(-1)
      const continua = anterior?.fim === somarDias(dia, -1)
      if (anterior && continua) {
        excessos.splice(-1, 1, { ...anterior, fim: dia, ausentes: Math.max(anterior.ausentes, ausentes) })
      } else excessos.push({ inicio: dia, fim: dia, ausentes, teto })
    }
    return excessos
  })
}
