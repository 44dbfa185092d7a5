/** ` (+12%)`; nothing where there is nothing to measure against. */
export function comparado(agora: number | null, antes: number): string {
  if (agora === null || antes === 0) return ''
  const porcento = Math.round(((agora - antes) / Math.abs(antes)) * 100)
  return porcento === 0 ? ' (igual)' : ` (${porcento > 0 ? '+' : '−'}${Math.abs(porcento)}%)`
}
