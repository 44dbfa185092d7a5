import type { Tx } from '../../db/db.ts'

/** Writes what is done of what the moves of staged processes ask for, as the engine does when their papers come. */
export async function anotarFeitos(tx: Tx, ids: readonly number[], feito: string): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('processoIndice')
    .set({ feitos: [feito] })
    .where('id', 'in', [...ids])
    .execute()
}
