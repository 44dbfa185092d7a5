import type { Encarregado } from '@rh/domain/contract/privacidade'
import type { Db, Tx } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import { requireVersao } from '../cadastros/versao.ts'

const EMPRESA = 1

/** Who answers for the data of people (LGPD art. 41), with the version of the company's row. */
export async function findEncarregado(
  db: Db | Tx,
): Promise<{ readonly encarregado: Encarregado | null; readonly versao: number }> {
  const {
    encarregadoNome: nome,
    encarregadoEmail: email,
    versao,
  } = await db
    .selectFrom('empresa')
    .select(['encarregadoNome', 'encarregadoEmail', 'versao'])
    .where('id', '=', EMPRESA)
    .executeTakeFirstOrThrow()
  return { encarregado: nome === null || email === null ? null : { nome, email }, versao }
}

export async function saveEncarregado(
  { tx }: UnitOfWork,
  { versao, nome, email }: Encarregado & { readonly versao: number },
  fuso: string,
): Promise<void> {
  await requireVersao(tx, 'empresa', { id: EMPRESA, versao }, fuso)
  await tx
    .updateTable('empresa')
    .set({ encarregadoNome: nome, encarregadoEmail: email, versao: versao + 1 })
    .where('id', '=', EMPRESA)
    .execute()
}
