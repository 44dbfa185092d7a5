import type { AnyProcess } from '@rh/domain/processo/define'
import type { TipoProcesso } from '@rh/domain/processo/tipos'
import { processoDe } from '@rh/domain/processos/todos'
import { query, type Read } from '../../lib/query.ts'

/** What every process says of itself. */
export interface Celebrado {
  readonly id: number
  readonly numero: string
  readonly status: string
  readonly aguardando: readonly string[]
  readonly solicitante: { readonly nome: string }
  readonly colaborador?: { readonly nome?: string; readonly matricula?: string } | null
  readonly dados?: { readonly pessoais?: Readonly<Record<string, unknown>> }
}

/** The calls that read one process. A new one is celebrated as soon as it has its line here. */
const obter: { readonly [T in TipoProcesso]?: (id: number) => Read<Celebrado> } = {
  admissao: (id) => query('GET /api/admissao/obter/:id', { params: { id: String(id) } }),
}

export interface Pedido {
  readonly tipo: TipoProcesso
  readonly process: AnyProcess
  readonly read: Read<Celebrado>
}

/** The process that the address names, if it names one that exists here. */
export function pedidoDe(search: URLSearchParams): Pedido | null {
  const tipo = search.get('processo') as TipoProcesso | null
  const texto = search.get('id') ?? ''
  if (tipo === null || !Object.hasOwn(obter, tipo) || !/^[1-9]\d{0,8}$/.test(texto)) return null
  const process = processoDe(tipo)
  const read = obter[tipo]?.(Number(texto))
  return process && read ? { tipo, process, read } : null
}
