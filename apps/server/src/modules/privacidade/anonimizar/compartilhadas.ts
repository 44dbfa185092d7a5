import { sql } from 'kysely'
import { chavesEmOutras, comAsJuntas, documentosMistos } from '@rh/domain/privacidade/anonimizacao'
import type { NomeDeCategoria } from '@rh/domain/privacidade/categorias'
import { colunasDa, tabelaPessoal, tabelasDa, type NomeDeTabela } from '@rh/domain/privacidade/tabelas'
import type { Db, Tx } from '../../../db/db.ts'
import { doTitular, tabelasComTitular, type Titular } from '../linhas.ts'
import type { Cadeias, Elo } from './elos.ts'

// Some tables are told in the chain of something else – a contract, a batch – in which other people are too. A link
// that makes or deletes a row says whose it is; one that changes a row says only what it was and became, and is found by
// that: from the values that the person's rows have, back to those that they had.

/** A table of a kind whose links are in such chains. */
interface Compartilhada {
  readonly tabela: NomeDeTabela
  readonly entidade: string
  readonly registros: readonly string[]
  /** Column that says whose a row is, and what it holds of this person. */
  readonly ponta: string
  readonly ids: ReadonlySet<string>
  /** What the columns of the kind hold, each as JSON. */
  readonly valores: ReadonlySet<string>
}

/** Of a table that is told in the trail: in whose chain, by which column. */
export interface Gatilho {
  readonly tabela: string
  readonly entidade: string
  readonly coluna: string
}

export async function lerGatilhos(db: Db): Promise<readonly Gatilho[]> {
  const { rows } = await sql<Gatilho>`
    select tgrelid::regclass::text as tabela, partes[1] as entidade, partes[2] as coluna
      from pg_trigger t join pg_proc p on p.oid = t.tgfoid
      cross join lateral string_to_array(encode(tgargs, 'escape'), ${String.raw`\000`}) as partes
     where p.proname = 'auditar' and not tgisinternal`.execute(db)
  return rows
}

interface Procura {
  readonly titular: Titular
  readonly cadeias: Cadeias
  readonly gatilhos: readonly Gatilho[]
}

/** Read before anything is taken away: afterwards no row says what it was. */
export async function lerCompartilhadas(
  tx: Tx,
  categoria: NomeDeCategoria,
  { titular, cadeias, gatilhos: todos }: Procura,
): Promise<readonly Compartilhada[]> {
  const misturadas = chavesEmOutras[categoria] ? (Object.keys(documentosMistos) as NomeDeTabela[]) : []
  const tabelas = [...comAsJuntas(categoria).flatMap(tabelasDa), ...misturadas].filter((tabela) =>
    tabelasComTitular.includes(tabela),
  )
  const gatilhos = todos.filter(
    ({ tabela, entidade }) => tabelas.includes(tabela as NomeDeTabela) && !cadeias.has(entidade),
  )
  const lidas: Compartilhada[] = []
  for (const { tabela, entidade, coluna } of gatilhos) {
    const nome = tabela as NomeDeTabela
    const [, ponta = ''] = (tabelaPessoal(nome).de ?? '').split('.')
    const colunas = colunasDoTipo(nome, categoria)
    const { rows } = await sql<{ linha: Readonly<Record<string, unknown>> }>`
      select to_jsonb(t) as linha from ${sql.table(nome)} t where ${doTitular(nome, titular)}`.execute(tx)
    if (rows.length === 0) continue
    lidas.push({
      tabela: nome,
      entidade,
      registros: rows.map(({ linha }) => String(linha[coluna])),
      ponta,
      ids: new Set(rows.map(({ linha }) => String(linha[ponta]))),
      valores: new Set(rows.flatMap(({ linha }) => colunas.flatMap((uma) => comoTexto(linha[uma])))),
    })
  }
  return lidas
}

/** Columns that hold something of a kind, documents of another one among them. */
const colunasDoTipo = (tabela: NomeDeTabela, categoria: NomeDeCategoria): string[] => [
  ...comAsJuntas(categoria).flatMap((tipo) => colunasDa(tabela, tipo)),
  ...(chavesEmOutras[categoria] ? (documentosMistos[tabela] ?? []) : []),
]

/** A value as it is compared; of nothing, nothing: everybody has that. */
const comoTexto = (valor: unknown): string[] =>
  valor === null || valor === undefined ? [] : [JSON.stringify(valor)]

/** The links of the person among those of a shared chain. */
export async function elosCompartilhados(
  tx: Tx,
  { tabela, entidade, registros, ponta, ids, valores }: Compartilhada,
  categoria: NomeDeCategoria,
): Promise<readonly Elo[]> {
  const { rows } = await sql<Elo>`
    select id::text, hash, tabela, mudancas from auditoria
     where entidade = ${entidade} and registro = any (${sql.val([...registros])}::bigint[]) and tabela = ${tabela}
     order by id`.execute(tx)
  const colunas = colunasDoTipo(tabela, categoria)
  const conhecidos = new Set(valores)
  const ladosDe = ({ mudancas }: Elo): string[] =>
    colunas.flatMap((coluna) => (mudancas[coluna] ?? []).flatMap(comoTexto))
  const isDela = (elo: Elo): boolean => {
    const dono = elo.mudancas[ponta]
    return dono ? dono.some((id) => ids.has(String(id))) : ladosDe(elo).some((lado) => conhecidos.has(lado))
  }
  const dela = new Set<Elo>()
  for (let antes = -1; antes < dela.size;) {
    antes = dela.size
    for (const elo of rows.filter((um) => !dela.has(um) && isDela(um))) {
      dela.add(elo)
      for (const lado of ladosDe(elo)) conhecidos.add(lado)
    }
  }
  return [...dela]
}
