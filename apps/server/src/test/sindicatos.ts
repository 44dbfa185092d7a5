import type { Db } from '../db/db.ts'

/** A union of companies, which no contract and no person may have. */
export async function sindicatoPatronal(db: Db): Promise<number> {
  const { id } = await db
    .insertInto('sindicato')
    .values({ nome: 'SEAC Teste', cnpj: '11222333000181', tipo: 'patronal', uf: 'SP', dataBaseMes: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
