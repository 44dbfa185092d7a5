import type { TipoImportacao } from '@rh/domain/importacao/tipos'
import type { Importador } from './importador.ts'
import { colaboradores } from './tipos/colaboradores.ts'
import { contratos } from './tipos/contratos.ts'
import { feriados } from './tipos/feriados.ts'
import { usuarios } from './tipos/usuarios.ts'

const importadores = { contratos, colaboradores, usuarios, feriados } as const satisfies {
  readonly [T in TipoImportacao]: unknown
}

/** What is special to a kind, for code that serves all of them: its rows are its own business. */
export const importadorDe = (tipo: TipoImportacao): Importador<unknown, unknown> => importadores[tipo]
