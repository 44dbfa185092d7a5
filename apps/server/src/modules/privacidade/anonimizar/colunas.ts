import { sql, type RawBuilder } from 'kysely'
import { ANONIMIZADO, comAsJuntas, neutros } from '@rh/domain/privacidade/anonimizacao'
import type { NomeDeCategoria } from '@rh/domain/privacidade/categorias'
import { colunasDa, type NomeDeTabela } from '@rh/domain/privacidade/tabelas'
import type { Db, Tx } from '../../../db/db.ts'
import { doTitular, type Titular } from '../linhas.ts'

interface Coluna {
  readonly tipo: string
  readonly obrigatoria: boolean
  /** The database works it out of other columns. */
  readonly gerada: boolean
}
/** Columns by `tabela.coluna`, as the database has them. */
export type Catalogo = ReadonlyMap<string, Coluna>

export async function lerCatalogo(db: Db): Promise<Catalogo> {
  const { rows } = await sql<Coluna & { nome: string }>`
    select c.relname || '.' || a.attname as nome, format_type(a.atttypid, null) as tipo,
           a.attnotnull as obrigatoria, a.attgenerated <> '' as gerada
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`.execute(db)
  return new Map(rows.map(({ nome, ...coluna }) => [nome, coluna]))
}

const DIA_NENHUM = '1900-01-01'

/** What a column that cannot be empty holds instead. */
const vazios: Readonly<Record<string, (coluna: RawBuilder<unknown>) => RawBuilder<unknown>>> = {
  text: () => sql`${ANONIMIZADO}::text`,
  date: () => sql`${DIA_NENHUM}::date`,
  boolean: () => sql`false`,
  bytea: () => sql`''::bytea`,
  'text[]': () => sql`'{}'::text[]`,
  jsonb: (coluna) => sql`case jsonb_typeof(${coluna}) when 'array' then '[]'::jsonb else '{}'::jsonb end`,
}

function neutro(tabela: NomeDeTabela, coluna: string, catalogo: Catalogo): RawBuilder<unknown> {
  const nome = `${tabela}.${coluna}`
  const proprio = neutros[nome]
  if (proprio !== undefined) return sql.raw(proprio)
  const { tipo, obrigatoria } = catalogo.get(nome) ?? { tipo: '?', obrigatoria: true }
  if (!obrigatoria) return sql`null`
  const vazio = vazios[tipo]
  if (!vazio) throw new Error(`No neutral value for ${nome}, of type ${tipo}`)
  return vazio(sql.ref(coluna))
}

/** Empties the columns of a kind in the rows of a person that still hold something; answers how many rows. */
export async function esvaziar(
  tx: Tx,
  tabela: NomeDeTabela,
  categoria: NomeDeCategoria,
  { titular, catalogo }: { readonly titular: Titular; readonly catalogo: Catalogo },
): Promise<number> {
  const mudam = comAsJuntas(categoria)
    .flatMap((nome) => colunasDa(tabela, nome))
    .filter((coluna) => catalogo.get(`${tabela}.${coluna}`)?.gerada === false)
    .map((coluna) => ({ coluna: sql.ref(coluna), valor: neutro(tabela, coluna, catalogo) }))
  if (mudam.length === 0) return 0
  const { numAffectedRows = 0n } = await sql`
    update ${sql.table(tabela)}
       set ${sql.join(mudam.map(({ coluna, valor }) => sql`${coluna} = ${valor}`))}
     where ${doTitular(tabela, titular)}
       and (${sql.join(
         mudam.map(({ coluna, valor }) => sql`${coluna} is distinct from ${valor}`),
         sql` or `,
       )})`.execute(tx)
  return Number(numAffectedRows)
}

/** Deletes the rows of a person; answers how many. */
export async function apagar(tx: Tx, tabela: NomeDeTabela, titular: Titular): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(tabela)} where ${doTitular(tabela, titular)}`.execute(tx)
  return Number(numAffectedRows)
}
