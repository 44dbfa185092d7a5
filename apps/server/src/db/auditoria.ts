import type { Db, Tx } from './db.ts'

export interface Quebra {
  readonly entidade: string
  readonly registro: number
  readonly sequencia: number
  readonly problema: string
}

export interface Verificacao {
  readonly cadeias: number
  readonly elos: number
  readonly quebras: readonly Quebra[]
}

/** Recomputes every hash chain of the audit trail and reports inconsistencies. */
export async function verificarAuditoria(db: Db | Tx): Promise<Verificacao> {
  const [{ cadeias }, { elos }, quebras] = await Promise.all([
    db
      .selectFrom('auditoriaCabeca')
      .select(({ fn }) => fn.countAll<number>().as('cadeias'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('auditoria')
      .select(({ fn }) => fn.countAll<number>().as('elos'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('auditoriaQuebrada')
      .selectAll()
      .orderBy('entidade')
      .orderBy('registro')
      .orderBy('sequencia')
      .execute(),
  ])
  return { cadeias, elos, quebras: quebras as readonly Quebra[] }
}
