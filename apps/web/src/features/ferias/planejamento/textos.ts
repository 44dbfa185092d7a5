import { formatMoney } from '../../../lib/format.ts'
import type { Plano } from './chamadas.ts'

/** Whole reais: what is weighed is an estimate, and cents say nothing. */
export const emReais = (centavos: number): string =>
  formatMoney(Math.round(centavos / 100) * 100).slice(0, -3)

export const pessoas = (quantas: number): string => (quantas === 1 ? '1 pessoa' : `${quantas} pessoas`)

/** How sure it is that nothing better exists. */
export function qualidadeEmTexto({ qualidade, folga }: Pick<Plano, 'qualidade' | 'folga'>): string | null {
  if (qualidade === null) return null
  if (qualidade === 'otimo') return 'Melhor plano possível com estas regras.'
  const porQue = qualidade === 'parado' ? 'Procura parada por você' : 'Melhor plano achado no tempo'
  return folga === null
    ? `${porQue}: resolver de novo pode melhorar um pouco.`
    : `${porQue}: no máximo ${Math.max(1, Math.ceil(folga * 100))}% acima do ideal.`
}

export const nomeDoPlano = ({ ano, contrato }: Pick<Plano, 'ano' | 'contrato'>): string =>
  `Plano de ${ano} · ${contrato?.label ?? 'todos os contratos'}`

/** Periods that are not complete yet, and what has no date for another reason. */
export const separar = ({ impossiveis }: Pick<Plano, 'impossiveis'>): readonly Plano['impossiveis'][] =>
  [true, false].map((incompleto) =>
    impossiveis.filter(({ codigo }) => (codigo === 'PERIODO_NAO_ADQUIRIDO') === incompleto),
  )
