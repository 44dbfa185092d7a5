import type { Grupo } from '../../setores/grupos.ts'

// What changes the contracts of many people at once, without a process of each: see docs/decisions/0060 and 0067.

/** Who changes many contracts at once: those who answer for the pay of the company. */
export const quemAlteraMuitos = [
  'Coordenador',
  'Gerente Rh',
  'Administrador',
] as const satisfies readonly Grupo[]

/** Where such a batch stands. */
export const estadosDaAlteracao = {
  aplicando: { label: 'Aplicando', tone: 'info' },
  aplicado: { label: 'Aplicado', tone: 'success' },
  recusado: { label: 'Não aplicado', tone: 'error' },
  desfazendo: { label: 'Desfazendo', tone: 'warning' },
  desfeito: { label: 'Desfeito', tone: 'default' },
} as const
export type EstadoDaAlteracao = keyof typeof estadosDaAlteracao

/** Most people of one batch; more go in parts. */
export const MAXIMO_DE_PESSOAS = 5000

/** People of one file of papers with a page each: what a printer and a person get through at once. */
export const FOLHAS_POR_ARQUIVO = 200

/** What such a batch may be of. */
export const tiposDeAlteracao = ['convencao', 'postos'] as const
export type TipoDeAlteracao = (typeof tiposDeAlteracao)[number]
