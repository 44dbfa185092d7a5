import type { Db, Tx } from '../../db/db.ts'

// The two records of a swap move in one transaction: while one moves the other, neither asks the other to move again.

const emMovimento = new WeakMap<object, Set<number>>()

/** Whether this record is being moved in this transaction. */
export const isJunto = (db: Db | Tx, processoId: number): boolean =>
  emMovimento.get(db)?.has(processoId) ?? false

/** Whether any record is being moved, or opened, with another in this transaction. */
export const haJuntos = (tx: Tx): boolean => emMovimento.has(tx)

/** Runs with this record known as moving. */
export async function junto<R>(tx: Tx, processoId: number, run: () => Promise<R>): Promise<R> {
  const movidos = emMovimento.get(tx) ?? new Set<number>()
  emMovimento.set(tx, movidos)
  movidos.add(processoId)
  return run()
}
