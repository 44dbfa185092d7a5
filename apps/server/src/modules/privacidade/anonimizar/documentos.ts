import { sql } from 'kysely'
import { chavesEmOutras, documentosMistos } from '@rh/domain/privacidade/anonimizacao'
import type { NomeDeCategoria } from '@rh/domain/privacidade/categorias'
import type { NomeDeTabela } from '@rh/domain/privacidade/tabelas'
import type { Tx } from '../../../db/db.ts'
import { doTitular, type Titular } from '../linhas.ts'

/** A line of the history of a form, which names the field that changed. */
const isMudanca = (valor: object): valor is { readonly campo: string } =>
  'campo' in valor && typeof valor.campo === 'string' && 'de' in valor && 'para' in valor

/**
 * A document without what is under these keys, and without what changed in fields of these names, however deep; a list
 * stays a list.
 */
export function semChaves(valor: unknown, chaves: ReadonlySet<string>): unknown {
  if (Array.isArray(valor)) return valor.map((item) => semChaves(item, chaves))
  if (valor === null || typeof valor !== 'object') return valor
  if (isMudanca(valor) && chaves.has(valor.campo)) return { ...valor, de: null, para: null }
  return Object.fromEntries(
    Object.entries(valor).map(([chave, dentro]) => [
      chave,
      chaves.has(chave) ? (Array.isArray(dentro) ? [] : null) : semChaves(dentro, chaves),
    ]),
  )
}

/** Takes the values of a kind out of documents that belong to another one and stay; answers how many rows changed. */
export async function limparDocumentos(
  tx: Tx,
  categoria: NomeDeCategoria,
  titular: Titular,
): Promise<number> {
  const chaves = new Set(chavesEmOutras[categoria])
  if (chaves.size === 0) return 0
  let linhas = 0
  for (const [tabela, colunas] of Object.entries(documentosMistos))
    for (const coluna of colunas)
      linhas += await limparColuna(tx, [tabela as NomeDeTabela, coluna], titular, chaves)
  const { numAffectedRows = 0n } = await sql`
    delete from candidato_campo
     where ${doTitular('candidato_campo', titular)}
       and (campo = any (${sql.val([...chaves])}::text[]) or etapa = any (${sql.val([...chaves])}::text[]))`.execute(
    tx,
  )
  return linhas + Number(numAffectedRows)
}

async function limparColuna(
  tx: Tx,
  [tabela, coluna]: readonly [NomeDeTabela, string],
  titular: Titular,
  chaves: ReadonlySet<string>,
): Promise<number> {
  // Asked by the text first: a document of a hundred fields is read only if one of the keys is in it.
  const { rows } = await sql<{ linha: string; valor: unknown }>`
    select ctid::text as linha, ${sql.ref(coluna)} as valor from ${sql.table(tabela)}
     where ${doTitular(tabela, titular)}
       and ${sql.ref(coluna)}::text like any (${sql.val([...chaves].map((chave) => `%"${chave}"%`))}::text[])
       for update`.execute(tx)
  let linhas = 0
  for (const { linha, valor } of rows) {
    const limpo = JSON.stringify(semChaves(valor, chaves))
    if (limpo === JSON.stringify(valor)) continue
    await sql`update ${sql.table(tabela)} set ${sql.ref(coluna)} = ${limpo}::jsonb
               where ctid = ${linha}::tid`.execute(tx)
    linhas += 1
  }
  return linhas
}
