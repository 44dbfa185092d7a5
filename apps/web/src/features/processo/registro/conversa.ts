import type { Evento } from '@rh/domain/processo/contract'

/** Splits the events into comments, shown as a thread, and the history beside it. */
export function separarConversa<E extends Pick<Evento, 'tipo'>>(
  eventos: readonly E[],
): { readonly conversa: E[]; readonly historia: E[] } {
  const { conversa = [], historia = [] } = Object.groupBy(eventos, ({ tipo }) =>
    tipo === 'comentario' ? 'conversa' : 'historia',
  )
  return { conversa, historia }
}
