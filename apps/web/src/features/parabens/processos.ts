import type { AnyProcess } from '@rh/domain/processo/define'
import { isDeclarado, processoDe, type TipoDeclarado } from '@rh/domain/processos/processos'
import { query, type Read } from '../../lib/api/query.ts'
import { idDoEndereco } from '../../lib/nav/id-do-endereco.ts'

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

export interface ProcessoDaUrl {
  readonly tipo: TipoDeclarado
  readonly process: AnyProcess
  readonly read: Read<Celebrado>
}

/** The process that the address names, if it names one that exists here. */
export function processoDaUrl(search: URLSearchParams): ProcessoDaUrl | null {
  const tipo = search.get('processo')
  const id = search.get('id') ?? ''
  if (tipo === null || !isDeclarado(tipo) || idDoEndereco(id) === null) return null
  const process = processoDe(tipo)
  // Every process has this call, with the same parameter.
  return process ? { tipo, process, read: query(`GET /api/${tipo}/obter/:id`, { params: { id } }) } : null
}
