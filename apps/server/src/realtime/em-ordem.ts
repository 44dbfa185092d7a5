/**
 * Publishes notices one after the other: each takes a connection of its own, and of two on their way at once the later
 * may arrive first, so that the others would keep what is over. What fails is told, and the next one goes on.
 */
export function emOrdem<A>(
  publicar: (aviso: A) => Promise<void>,
  aoFalhar: (error: unknown) => void,
): (aviso: A) => void {
  let fila = Promise.resolve()
  return (aviso) => {
    fila = fila.then(() => publicar(aviso)).catch(aoFalhar)
  }
}
