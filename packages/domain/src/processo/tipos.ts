import type { Area } from '../setores/areas.ts'

/** Kinds of process; each has an area of the same name. */
export const tiposProcesso = [
  'admissao',
  'demissao',
  'remanejamento',
  'promocao',
  'ferias',
  'afastamento',
] as const satisfies readonly Area[]

export type TipoProcesso = (typeof tiposProcesso)[number]

/** Kind by which a person comes in: it begins without a bond and makes one. Every other kind is about a bond. */
export const tipoDeEntrada = 'admissao' satisfies TipoProcesso
export type TipoDoVinculo = Exclude<TipoProcesso, typeof tipoDeEntrada>

export const isDoVinculo = (tipo: TipoProcesso): tipo is TipoDoVinculo => tipo !== tipoDeEntrada
