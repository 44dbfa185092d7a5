import type { Grupo } from '../../setores/grupos.ts'
import { ferias } from './ferias.ts'

/**
 * Days before the last start without double pay on which it is warned of the days that are left of a period (CLT art. 137;
 * Súmula 81 TST): the last of them is the day of the notice to the person (art. 135).
 */
export const AVISOS_DE_VENCIMENTO_DIAS = [90, 60, 30]

/** Days by which scale and holidays may bring that start forward (CLT art. 134 § 3º): no row of them is longer. */
export const FOLGA_DO_INICIO_DIAS = 15

/** Who is warned: who looks after the contract, and Departamento Pessoal. */
export const quemEAvisadoDoVencimento: readonly Grupo[] = [
  'Gestor',
  ...ferias.pareceres.departamento_pessoal.grupos,
]
