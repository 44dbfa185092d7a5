import { gravarAgendados } from './agendados.ts'
import { gravarComentarios } from './comentarios.ts'
import { gravarDocumentos } from './documentos.ts'
import type { Gravador } from './gravador.ts'
import { gravarImportacoes } from './importacoes.ts'
import { gravarLotes } from './lotes.ts'
import { gravarRascunhos } from './rascunhos.ts'

/** Every kind of write that falls are tried on. */
export const gravarTudo = (): readonly Gravador[] => [
  gravarRascunhos(),
  gravarComentarios(),
  gravarImportacoes(),
  gravarLotes(),
  gravarAgendados(),
  gravarDocumentos(),
]
