import { vePagamento } from '../processo/quem.ts'
import type { Grupo } from '../setores/grupos.ts'
import { setores, type SetorSlug } from '../setores/setores.ts'

/** Operacional sees its own part of these, by the scope of each person. */
export const OPERACIONAL_E_RH = ['rh', 'admin', 'operacional'] as const satisfies readonly SetorSlug[]
export const SO_RH = ['rh', 'admin'] as const satisfies readonly SetorSlug[]

/** Facts that are entered with an earlier date count from that date, whenever they were entered. */
export const LANCADO_DEPOIS = 'O que foi lançado ou corrigido depois desse dia conta com a data que tem hoje.'

/** Whether a report says pay to a person with these groups: Operacional reads none in reports, not even who admits. */
export const veRemuneracao = (grupos: readonly Grupo[]): boolean =>
  vePagamento(grupos) && setores.rh.grupos.some((grupo) => grupos.includes(grupo))
