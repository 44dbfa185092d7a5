import { sql, type RawBuilder } from 'kysely'

/** Shorter words match the beginning of a word only: an index of three letters cannot help them. */
const TRIGRAMA = 3
const TERMOS_MAX = 8

/** `%` and `_` are letters like others. */
const literal = (texto: string): string => texto.replace(/[\\%_]/g, String.raw`\$&`)

/**
 * Every word typed is in the text, in any order, whatever its accents: "maria silva" finds Maria Aparecida da Silva.
 * `coluna` holds what `busca()` makes of a text, under an index of trigrams.
 */
export function contemTermos(coluna: string, busca: string): RawBuilder<boolean> {
  const texto = sql.ref(coluna)
  const termos = busca.split(/\s+/).filter(Boolean).slice(0, TERMOS_MAX)
  const partes = termos.map((termo) => {
    const normal = sql`busca(${literal(termo)})`
    return termo.length >= TRIGRAMA
      ? sql`${texto} like '%' || ${normal} || '%'`
      : sql`(${texto} like ${normal} || '%' or ${texto} like '% ' || ${normal} || '%')`
  })
  return sql<boolean>`(${sql.join(partes, sql` and `)})`
}
