import type { Acaso } from '../seed/acaso.ts'
import { criarAcaso } from '../seed/acaso.ts'

/** How much of each thing a load of so many employees has. */
export function tamanhoDe(colaboradores: number) {
  const contratos = Math.max(4, Math.round(colaboradores / 200))
  return {
    colaboradores,
    contratos,
    clientes: Math.ceil(contratos * 0.6),
    postos: contratos * 10,
    /** Bonds that began with an admission in the system: the newest ones. */
    admitidos: Math.round(colaboradores * 0.51),
    /** Admissions that are under way, or ended without a bond. */
    outrasAdmissoes: Math.round(colaboradores * 0.09),
  }
}
export type Tamanho = ReturnType<typeof tamanhoDe>

// Any prime: neighbours must not share their luck.
const PASSO = 2_654_435_761

/** Choices of one record, whatever else the load makes: its own seed, from the load's and its number. */
export const acasoDe = (semente: number, numero: number): Acaso =>
  criarAcaso((semente * 1_000_003 + numero * PASSO) | 0)
