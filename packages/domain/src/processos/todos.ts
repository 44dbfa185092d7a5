import type { AnyProcess } from '../processo/define.ts'
import type { TipoProcesso } from '../processo/tipos.ts'
import { admissao } from './admissao/admissao.ts'

/** Every process that is declared, by its kind. */
const processos: { readonly [T in TipoProcesso]?: AnyProcess } = { admissao }

export const processoDe = (tipo: TipoProcesso): AnyProcess | undefined => processos[tipo]

/** Whether a process of a kind still goes on in a status. */
export const isAberto = (tipo: TipoProcesso, status: string): boolean =>
  processos[tipo]?.statuses[status]?.final !== true

export const statusLabel = (tipo: TipoProcesso, status: string): string =>
  processos[tipo]?.statuses[status]?.label ?? status
