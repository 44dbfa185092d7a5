import { hojeNaEmpresa } from '../../lib/time/hoje.ts'

/** The day before today, where a look at the past begins. */
export const ontem = (): string =>
  new Date(Date.parse(`${hojeNaEmpresa()}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
