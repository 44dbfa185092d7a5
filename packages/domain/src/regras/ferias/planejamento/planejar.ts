import { gruposDe, type Grupo } from './grupos.ts'
import { horizonteDe, type Horizonte } from './horizonte.ts'
import { gulosa } from './gulosa.ts'
import type { Escolha } from './modelo.ts'
import { partesDe } from './partes.ts'
import { resultadoDe } from './resultado.ts'
import type { EntradaDoPlano, ImpossivelDoPlano, ResultadoDoPlano } from './tipos.ts'

/** A plan ready to be decided, contract by contract. */
export interface Preparado {
  readonly horizonte: Horizonte
  readonly grupos: readonly Grupo[]
  readonly impossiveis: readonly ImpossivelDoPlano[]
}

/** The stretches with their possible days; null once no start of the year can be told in time (CLT art. 135). */
export function preparar(entrada: EntradaDoPlano): Preparado | null {
  const horizonte = horizonteDe(entrada)
  if (!horizonte) return null
  const { partes, impossiveis } = partesDe(entrada)
  return { horizonte, impossiveis, grupos: gruposDe(entrada, partes, horizonte) }
}

/** The plan of what was decided for each contract, in their order; without a decision, the one that needs no solver. */
export const concluir = (
  { horizonte, grupos, impossiveis }: Preparado,
  escolhas: readonly (Escolha | undefined)[],
  ano: number,
): ResultadoDoPlano =>
  resultadoDe(
    grupos.map((grupo, i) => ({ grupo, escolha: escolhas[i] ?? gulosa(grupo) })),
    impossiveis,
    { horizonte, ano },
  )
