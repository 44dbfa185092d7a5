import { regraDeVtDa } from '@rh/domain/cadastros/escala-vt'
import type { Db, Tx } from '../../../db/db.ts'
import { prepared } from '../../../db/prepared.ts'

/** Days with transport of a month where the register says none. */
export const DIAS_DE_REFERENCIA = 22

/** How the voucher counts the days of a scale, by the register in use; null where it has no such rule. */
export async function findEscalaVt(
  db: Db | Tx,
  escala: { readonly tipo: string; readonly dias: readonly string[] },
): Promise<{ readonly id: number; readonly dias: number } | null> {
  const linha = await db
    .selectFrom('escalaVt')
    .select(['id', 'diasMes'])
    .where('regra', '=', regraDeVtDa(escala))
    .where('ativo', '=', true)
    .orderBy('id')
    .modifyEnd(prepared)
    .executeTakeFirst()
  return linha ? { id: linha.id, dias: linha.diasMes ?? DIAS_DE_REFERENCIA } : null
}
