import { sql, type RawBuilder } from 'kysely'
import { nomesDeCategorias, type NomeDeCategoria } from '@rh/domain/privacidade/categorias'
import { nomesDeTabelas, tabelaPessoal, tabelasDa, type NomeDeTabela } from '@rh/domain/privacidade/tabelas'
import type { Db } from '../../db/db.ts'

/** Whose rows are looked for. */
export interface Titular {
  readonly pessoaId: number
  readonly cpf: string
}

/** Condition on the rows of a table that are of this person, by the path that the table of personal data declares. */
export function doTitular(nome: NomeDeTabela, titular: Titular): RawBuilder<boolean> {
  if (nome === 'pessoa') return sql`id = ${titular.pessoaId}`
  // An admission that came to nothing has no bond: its CPF tells whose it is.
  if (nome === 'processo')
    return sql`(${porReferencia('vinculo.vinculo_id', titular)}
      or id in (select id from processo_indice where cpf = ${titular.cpf}))`
  return porReferencia(tabelaPessoal(nome).de ?? '', titular)
}

function porReferencia(de: string, titular: Titular): RawBuilder<boolean> {
  const [pai = '', coluna = ''] = de.split('.')
  return sql`${sql.ref(coluna)} in (
    select id from ${sql.table(pai)} where ${doTitular(pai as NomeDeTabela, titular)})`
}

/** Tables whose rows tell whose they are. */
export const tabelasComTitular: readonly NomeDeTabela[] = nomesDeTabelas.filter(
  (nome) => nome === 'pessoa' || tabelaPessoal(nome).de !== null,
)

/** Rows of each category that are of this person. */
export async function contarLinhas(
  db: Db,
  titular: Titular,
): Promise<Readonly<Record<NomeDeCategoria, number>>> {
  const partes = tabelasComTitular.map(
    (nome) =>
      sql`select ${nome}::text as tabela, count(*)::int as linhas from ${sql.table(nome)} where ${doTitular(nome, titular)}`,
  )
  const { rows } = await sql<{ tabela: NomeDeTabela; linhas: number }>`
    ${sql.join(partes, sql` union all `)}`.execute(db)
  const porTabela = new Map(rows.map(({ tabela, linhas }) => [tabela, linhas]))
  return Object.fromEntries(
    nomesDeCategorias.map((categoria) => [
      categoria,
      tabelasDa(categoria).reduce((soma, nome) => soma + (porTabela.get(nome) ?? 0), 0),
    ]),
  ) as Record<NomeDeCategoria, number>
}
