import { sql, type RawBuilder } from 'kysely'

/** Minimum length of a trigram search; shorter words match prefixes only. */
const TRIGRAMA = 3
const TERMOS_MAX = 8

/** Escapes `%` and `_` for LIKE. */
const literal = (texto: string): string => texto.replace(/[\\%_]/g, String.raw`\$&`)

/**
 * Condition that every typed word occurs in the text, in any order, ignoring accents: "maria silva" finds Maria
 * Aparecida da Silva; without a word, every text. `coluna` holds the normalized text (`busca()`), under a trigram index.
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
  if (partes.length === 0) return sql<boolean>`true`
  return sql<boolean>`(${sql.join(partes, sql` and `)})`
}
