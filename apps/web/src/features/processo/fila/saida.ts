/** What the list is told by whoever leaves a queue: the record at which they were. */
export const saidaEm = (id: number) => ({ saidaEm: id })

/** Record at which a queue was left for this page; null where none was. */
export function idDaSaida(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('saidaEm' in state)) return null
  return typeof state.saidaEm === 'number' ? state.saidaEm : null
}
