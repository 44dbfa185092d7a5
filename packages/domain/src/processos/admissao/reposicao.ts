import type { motivosVaga } from './campos.ts'

interface Vaga {
  readonly motivo?: keyof typeof motivosVaga | undefined
  readonly reposicaoDeId?: number | undefined
}

/** Bond of whoever is replaced: with another reason nobody, whoever was chosen before it. */
export const substituidoDe = ({ motivo, reposicaoDeId }: Vaga): number | undefined =>
  motivo === 'reposicao' ? reposicaoDeId : undefined
