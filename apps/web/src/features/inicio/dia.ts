import { maisDias } from '../../lib/time/dia.ts'
import { hojeNaEmpresa } from '../../lib/time/hoje.ts'

/** The day before today, where a look at the past begins. */
export const ontem = (): string => maisDias(hojeNaEmpresa(), -1)
