import type { Importacao } from './define.ts'
import { colaboradores } from './tipos/colaboradores.ts'
import { contratos } from './tipos/contratos.ts'
import { feriados } from './tipos/feriados.ts'
import { usuarios } from './tipos/usuarios.ts'

/** Every kind of spreadsheet that comes in, in the order in which a new company sends them. */
export const tipos = { contratos, colaboradores, usuarios, feriados } as const

export type TipoImportacao = keyof typeof tipos
export const tipoNomes = Object.keys(tipos) as [TipoImportacao, ...TipoImportacao[]]
export const isTipo = (nome: string | undefined): nome is TipoImportacao =>
  nome !== undefined && nome in tipos

/** The declaration of a kind, widened for code that serves all of them. */
export const tipoOf = (tipo: TipoImportacao): Importacao => tipos[tipo]
