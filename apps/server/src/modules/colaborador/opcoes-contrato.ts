import { sindicatosDeEmpregados } from '@rh/domain/cadastros/sindicato'
import { sql } from 'kysely'
import type { Db } from '../../db/db.ts'

/** What a correction of a contract may choose from: what is in use. */
export async function listOpcoesDoContrato(db: Db) {
  const [escalas, sindicatos, centrosDeCusto] = await Promise.all([
    db
      .selectFrom('escala')
      .select(['id', 'nome as label'])
      .where('ativo', '=', true)
      .orderBy('nome')
      .execute(),
    db
      .selectFrom('sindicato')
      .select(['id', 'nome as label'])
      .where('ativo', '=', true)
      .where('tipo', 'in', sindicatosDeEmpregados)
      .orderBy('nome')
      .execute(),
    db
      .selectFrom('centroDeCusto')
      .select(['id', sql<string>`codigo || ' · ' || descricao`.as('label')])
      .where('ativo', '=', true)
      .orderBy('codigo')
      .execute(),
  ])
  return { escalas, sindicatos, centrosDeCusto }
}
