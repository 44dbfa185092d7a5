import type { Area } from '../setores/areas.ts'

/** Kinds of process, as the specification calls them; each has its area of the same name. */
export const tiposProcesso = [
  'admissao',
  'demissao',
  'remanejamento',
  'promocao',
  'ferias',
  'afastamento',
] as const satisfies readonly Area[]

export type TipoProcesso = (typeof tiposProcesso)[number]
