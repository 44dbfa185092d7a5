/** What may be stopped at, as it lies: along the chart, and the two sides of an axis across it. */
export type Stops = readonly (readonly string[])[]
export type Direction = 'across' | 'down'

const along: Readonly<Record<Direction, readonly [back: string, ahead: string]>> = {
  across: ['ArrowLeft', 'ArrowRight'],
  down: ['ArrowUp', 'ArrowDown'],
}

/** Where a key leads from a stop; undefined where it means nothing there. The ends are ends. */
export function stopAfter(stops: Stops, from: string, key: string, direction: Direction): string | undefined {
  const at = stops.findIndex((column) => column.includes(from))
  const side = stops[at]?.indexOf(from) ?? -1
  const inColumn = (column: number): string | undefined => stops[column]?.[side] ?? stops[column]?.[0]
  const [back, ahead] = along[direction]
  if (key === 'Home') return inColumn(0)
  if (key === 'End') return inColumn(stops.length - 1)
  if (key === back) return inColumn(at - 1)
  if (key === ahead) return inColumn(at + 1)
  if (direction === 'across' && key === 'ArrowUp') return stops[at]?.[side - 1]
  if (direction === 'across' && key === 'ArrowDown') return stops[at]?.[side + 1]
  return undefined
}
