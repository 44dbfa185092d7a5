import type { AnyProcess } from '../processo/define.ts'
import { admissao } from './admissao/admissao.ts'

/** Every process that the engine runs today. */
export const processos: readonly AnyProcess[] = [admissao]
