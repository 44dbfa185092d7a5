import { setTimeout as sleep } from 'node:timers/promises'

/**
 * The time that all steps of an end share, in milliseconds: a step has its own limit, and never more than what is left of
 * the whole. Limits that are only summed exceed it on the day on which every step takes its own.
 */
export class PrazoComum {
  #fim = Number.POSITIVE_INFINITY

  /** From now on; before that a step has its own limit alone. */
  comecar(ms: number): void {
    this.#fim = performance.now() + ms
  }

  /** Waits for `work` that long at most, and leaves `reserva` of the whole to the steps after it. */
  async noMaximo(ms: number, work: PromiseLike<unknown>, reserva = 0): Promise<void> {
    const resta = Math.max(0, this.#fim - reserva - performance.now())
    await Promise.race([work, sleep(Math.min(ms, resta), undefined, { ref: false })])
  }
}
