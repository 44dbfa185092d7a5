import type { AnyProcess } from '../processo/define.ts'
import type { TipoProcesso } from '../processo/tipos.ts'
import { admissao } from './admissao/admissao.ts'
import { afastamento } from './afastamento/afastamento.ts'
import { demissao } from './demissao/demissao.ts'
import { ferias } from './ferias/ferias.ts'
import { promocao } from './promocao/promocao.ts'
import { remanejamento } from './remanejamento/remanejamento.ts'

/**
 * The one registry of processes: a kind that is forgotten here does not compile, and null says that it is not built
 * yet. Whatever exists once per kind is keyed by `TipoDeclarado`, so that it does not compile without the kind either.
 */
const registro = {
  admissao,
  demissao,
  remanejamento,
  promocao,
  ferias,
  afastamento,
} as const satisfies Readonly<Record<TipoProcesso, AnyProcess | null>>

/** Kinds that are declared today. */
export type TipoDeclarado = {
  [T in TipoProcesso]: (typeof registro)[T] extends null ? never : T
}[TipoProcesso]

/** Every process that the engine runs. */
export const processos: readonly AnyProcess[] = Object.values<AnyProcess | null>(registro).filter(
  (process) => process !== null,
)

export const tiposDeclarados = processos.map(({ name }) => name as TipoDeclarado)

export const isDeclarado = (tipo: string): tipo is TipoDeclarado =>
  tiposDeclarados.some((name) => name === tipo)

/** The declaration of a kind; undefined for one that is not built yet. */
export function processoDe(tipo: TipoDeclarado): AnyProcess
export function processoDe(tipo: TipoProcesso): AnyProcess | undefined
export function processoDe(tipo: TipoProcesso): AnyProcess | undefined {
  return registro[tipo] ?? undefined
}

/** Whether a process of a kind still goes on in a status. */
export const isAberto = (tipo: TipoProcesso, status: string): boolean =>
  processoDe(tipo)?.statuses[status]?.final !== true

export const statusLabel = (tipo: TipoProcesso, status: string): string =>
  processoDe(tipo)?.statuses[status]?.label ?? status
