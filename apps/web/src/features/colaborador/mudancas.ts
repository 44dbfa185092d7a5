import { camposPessoa, type CampoPessoa } from '@rh/domain/colaborador/campos'
import type { Ficha } from './queries.ts'
import { escreverCampo } from './valores.ts'

export interface Mudanca {
  readonly label: string
  readonly agora: string
}

/** Which of these fields somebody else changed since a form was opened, and what they are now. */
export const mudancasDe = (
  campos: readonly CampoPessoa[],
  { pessoa: antes }: Pick<Ficha, 'pessoa'>,
  { pessoa: agora, nomes }: Pick<Ficha, 'pessoa' | 'nomes'>,
): Mudanca[] =>
  campos
    .filter((campo) => (antes[campo] ?? null) !== (agora[campo] ?? null))
    .map((campo) => ({
      label: camposPessoa[campo],
      agora: escreverCampo(campo, agora[campo], nomes) || 'vazio',
    }))
