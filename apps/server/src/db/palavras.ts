import { sql, type RawBuilder } from 'kysely'

/** Shorter words match the beginning of a word only: an index of three letters cannot help them. */
const TRIGRAMA = 3
const PALAVRAS_MAX = 8

/** `%` and `_` are letters like others. */
const literal = (texto: string): string => texto.replace(/[\\%_]/g, String.raw`\$&`)

/**
 * Every word typed is in the text, in any order, whatever its accents: "maria silva" finds Maria Aparecida da Silva.
 * `coluna` holds what `busca()` makes of a text, under an index of trigrams.
 */
export function contemPalavras(coluna: string, busca: string): RawBuilder<boolean> {
  const texto = sql.ref(coluna)
  const palavras = busca.split(/\s+/).filter(Boolean).slice(0, PALAVRAS_MAX)
  const partes = palavras.map((palavra) => {
    const termo = sql`busca(${literal(palavra)})`
    return palavra.length >= TRIGRAMA
      ? sql`${texto} like '%' || ${termo} || '%'`
      : sql`(${texto} like ${termo} || '%' or ${texto} like '% ' || ${termo} || '%')`
  })
  return sql<boolean>`(${sql.join(partes, sql` and `)})`
}
