import { sql, type RawBuilder } from 'kysely'

const simples = (texto: RawBuilder<string>) => sql`regexp_replace(busca(${texto}), '\\s', '', 'g')`

/** Whether a column says the same name as a text: letters of either case, accents and spaces make no difference. */
export const mesmoNome = (coluna: string, texto: string): RawBuilder<boolean> =>
  sql<boolean>`${simples(sql.ref(coluna))} = ${simples(sql`${texto}::text`)}`
