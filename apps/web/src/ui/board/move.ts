/**
 * Finds the card that an arrow key leads to: up and down in its column, sideways to the same row of the next column
 * that has cards. Null at an edge.
 */
export function nextCard<C>(columns: readonly (readonly C[])[], from: C, key: string): C | null {
  const x = columns.findIndex((column) => column.includes(from))
  const column = columns[x]
  if (!column) return null
  const y = column.indexOf(from)
  const aside = (others: readonly (readonly C[])[]): C | null => {
    const next = others.find(({ length }) => length > 0)
    return next?.[Math.min(y, next.length - 1)] ?? null
  }
  switch (key) {
    case 'ArrowUp':
      return column[y - 1] ?? null
    case 'ArrowDown':
      return column[y + 1] ?? null
    case 'Home':
      return column[0] ?? null
    case 'End':
      return column.at(-1) ?? null
    case 'ArrowLeft':
      return aside(columns.slice(0, x).toReversed())
    case 'ArrowRight':
      return aside(columns.slice(x + 1))
    default:
      return null
  }
}
