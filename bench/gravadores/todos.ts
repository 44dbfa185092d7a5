import { gravarAgendados } from './agendados.ts'
import { gravarComentarios } from './comentarios.ts'
import type { Gravador } from './gravador.ts'
import { gravarImportacoes } from './importacoes.ts'
import { gravarLotes } from './lotes.ts'
import { gravarRascunhos } from './rascunhos.ts'

/** Every kind of write that falls are tried on; documents that are sent have their own falls (`uploads.ts`). */
export const gravarTudo = (): readonly Gravador[] => [
  gravarRascunhos(),
  gravarComentarios(),
  gravarImportacoes(),
  gravarLotes(),
  gravarAgendados(),
]
