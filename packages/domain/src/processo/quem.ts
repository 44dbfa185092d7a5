import type { Grupo } from '../setores/grupos.ts'
import { gruposDe, setores } from '../setores/setores.ts'

// Groups that have the same role in several kinds of process.

/** Groups that approve requests of others. */
export const quemAprova = ['Coordenador', 'Gerente Rh', 'Administrador'] as const satisfies readonly Grupo[]

/** Groups that run a scheduled transition by hand after it failed. */
export const quemFazNoDia = ['Cadastro', 'Coordenador', 'Gerente Rh'] as const satisfies readonly Grupo[]

/** Groups that upload signed papers, which show the salary. */
export const quemAnexaAssinados: readonly Grupo[] = setores.rh.grupos

/** Groups that review documents and may waive one. */
export const quemConfere = [
  'Cadastro',
  'Coordenador',
  'Gerente Rh',
  'Administrador',
] as const satisfies readonly Grupo[]

/** Groups that read health data: exams and leaves (LGPD arts. 5º II and 11). */
export const quemVeSaude: readonly Grupo[] = ['Sesmt', ...setores.rh.grupos]

/** Groups that see the pay of a bond: Rh, and who may ask for a raise (LGPD art. 6º III). */
export const quemVePagamento: readonly Grupo[] = [
  ...new Set([...setores.rh.grupos, ...gruposDe('colaborador.promover')]),
]

/** Tests whether groups see the pay of a bond. */
export const vePagamento = (grupos: readonly Grupo[]): boolean =>
  grupos.some((grupo) => quemVePagamento.includes(grupo))
