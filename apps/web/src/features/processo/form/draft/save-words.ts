import { toApiError } from '../../../../lib/api/api-error.ts'
import { formatDateTime } from '../../../../lib/format.ts'
import type { SaveState } from './autosave-core.ts'

/** Formats a save time in company time: `às 14:32` today, `em 19/11/2026 às 14:32` before. */
export function quando(instante: string): string {
  const [dia, hora = ''] = formatDateTime(instante).split(', ')
  const [hoje] = formatDateTime(new Date().toISOString()).split(', ')
  return dia === hoje ? `às ${hora}` : `em ${dia} às ${hora}`
}

const isSemConexao = (error: unknown): boolean => toApiError(error).status === 0

const words: { readonly [S in SaveState['status']]: (state: Extract<SaveState, { status: S }>) => string } = {
  salvo: ({ em }) => (em === null ? '' : `Salvo ${quando(em)}`),
  typed: () => 'Salvando…',
  salvando: () => 'Salvando…',
  tentando: ({ error }) =>
    isSemConexao(error) ? 'Sem conexão: guardado neste aparelho' : 'Não salvou: tentando de novo',
  conflito: () => 'Juntando com o que outra pessoa mudou…',
  recusado: ({ error }) => `Não salvou: ${toApiError(error).mensagem}`,
}

/** Autosave state in words. */
export const saveWords = (state: SaveState): string =>
  (words[state.status] as (state: SaveState) => string)(state)
