import type { Evento } from '@rh/domain/processo/contract'

/** What people said to each other, and what happened: a page that shows the first as a thread tells the rest beside it. */
export function separarConversa<E extends Pick<Evento, 'tipo'>>(
  eventos: readonly E[],
): { readonly conversa: E[]; readonly historia: E[] } {
  const { conversa = [], historia = [] } = Object.groupBy(eventos, ({ tipo }) =>
    tipo === 'comentario' ? 'conversa' : 'historia',
  )
  return { conversa, historia }
}
