/** A row as it was read last, for what was opened on it; one that is not among those read any more stays as it was. */
export const latest = <R extends { readonly id: number }>(rows: readonly R[] | undefined, opened: R): R =>
  rows?.find(({ id }) => id === opened.id) ?? opened
