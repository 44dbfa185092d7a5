import type { Grupo } from '../../setores/grupos.ts'
import { ferias } from './ferias.ts'

/** Days before the end of a period on which it is warned of the days that are left of it. */
export const AVISOS_DE_VENCIMENTO_DIAS = [90, 60, 30]

/** Who is warned: who looks after the contract, and Departamento Pessoal. */
export const quemEAvisadoDoVencimento: readonly Grupo[] = [
  'Gestor',
  ...ferias.pareceres.departamento_pessoal.grupos,
]
