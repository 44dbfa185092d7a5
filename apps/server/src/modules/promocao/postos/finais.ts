import { sql, type RawBuilder } from 'kysely'
import { processos } from '@rh/domain/processos/processos'

/** Condition "this row of `processo` is over", from the final statuses of the declarations. */
export const finaisDe = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    processos.map(({ name, statuses }) => {
      const finais = Object.entries(statuses).flatMap(([nome, { final }]) => (final ? [nome] : []))
      return sql`(${sql.ref(`${alias}.tipo`)} = ${name} and ${sql.ref(`${alias}.status`)} = any (${sql.val(finais)}::text[]))`
    }),
    sql` or `,
  )})`
