import { toApiError } from '../../lib/api-error.ts'
import { formatDateTime } from '../../lib/format.ts'
import type { SaveState } from './autosave.ts'

/** `14:32`, in company time. */
const hora = (instante: string): string => formatDateTime(instante).slice(-5)

const words: { readonly [S in SaveState['status']]: (state: Extract<SaveState, { status: S }>) => string } = {
  salvo: ({ em }) => (em === null ? '' : `Salvo às ${hora(em)}`),
  digitado: () => 'Salvando…',
  salvando: () => 'Salvando…',
  tentando: () => 'Não foi possível salvar – tentando de novo',
  conflito: () => 'Outra pessoa alterou este rascunho',
  recusado: ({ error }) => `Não foi salvo: ${toApiError(error).mensagem}`,
}

/** Where the saving stands, in words. */
export const saveWords = (state: SaveState): string =>
  (words[state.status] as (state: SaveState) => string)(state)
