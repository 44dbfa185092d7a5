import { sql, type RawBuilder } from 'kysely'

/** A text of a register that its history shows: the column of a table, under the alias that a query gives it. */
interface Nome {
  readonly tabela: string
  readonly alias: string
  readonly coluna: string
}

/** Which day, in SQL, and the time zone of the company in which a rename has its day. */
interface Dia {
  readonly dia: RawBuilder<string>
  readonly fuso: string
}

/**
 * SQL for the name that a row of a register had on a day: what the first rename after it replaced, by the audit trail,
 * and otherwise the present one. A rename holds from its own day on.
 */
export const nomeEm = (
  { tabela, alias, coluna }: Nome,
  { dia, fuso }: Dia,
): RawBuilder<string> => sql<string>`
  coalesce((select a.mudancas -> ${coluna}::text ->> 0 from auditoria a
             where a.entidade = ${tabela} and a.registro = ${sql.ref(`${alias}.id`)} and a.tabela = ${tabela}
               and a.operacao = 'UPDATE' and a.mudancas ? ${coluna}::text and (a.em at time zone ${fuso})::date > ${dia}
             order by a.sequencia limit 1), ${sql.ref(`${alias}.${coluna}`)})`
