/**
 * Runs at once, and then no more often than every `ms` milliseconds: calls that come in between are one more run at the end
 * of that time. A run that waits keeps no process alive.
 */
export function espacar(ms: number, run: () => void): () => void {
  let descanso: NodeJS.Timeout | undefined
  let pedido = false
  const fim = (): void => {
    descanso = undefined
    if (pedido) agora()
  }
  const agora = (): void => {
    pedido = false
    descanso = setTimeout(fim, ms).unref()
    run()
  }
  return () => {
    if (descanso) pedido = true
    else agora()
  }
}
