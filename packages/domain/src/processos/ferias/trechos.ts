/** A stretch that another request of the period was granted. */
export interface TrechoConcedido {
  readonly concedido: number
  /** As many as granted, but for one that was interrupted. */
  readonly gozado: number
}

/** What the law counts of the other requests of a period. */
export interface TrechosDoPeriodo {
  /** Stretches as they were granted: one that goes on with an interrupted one is none of its own. */
  readonly jaMarcados: readonly number[]
  /** Days that an interruption gave back and nobody asked for again. */
  readonly aRetomar: number
}

/** The stretches of a period in the order of their requests; a later one that fits goes on with what was interrupted. */
export function trechosDoPeriodo(trechos: readonly TrechoConcedido[]): TrechosDoPeriodo {
  const jaMarcados: number[] = []
  let aRetomar = 0
  for (const { concedido, gozado } of trechos) {
    if (concedido <= aRetomar) aRetomar -= concedido
    else jaMarcados.push(concedido)
    aRetomar += concedido - gozado
  }
  return { jaMarcados, aRetomar }
}
