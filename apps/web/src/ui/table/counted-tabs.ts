/**
 * Tabs of a list: everything, then each value of `labels` in its order, with how many rows each has; without numbers
 * while they are not known.
 */
export function countedTabs<V extends string>(
  everything: string,
  labels: Readonly<Record<V, { readonly label: string }>>,
  counts: Readonly<Record<V, number>> | undefined,
) {
  const values = Object.keys(labels) as V[]
  const total = counts && values.reduce((sum, value) => sum + counts[value], 0)
  return [
    { value: '', label: everything, count: total },
    ...values.map((value) => ({ value, label: labels[value].label, count: counts?.[value] })),
  ]
}
