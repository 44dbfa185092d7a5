import type { ClientConfig } from 'pg'
import { withClient } from './connect.ts'

interface Column {
  readonly tabela: string
  readonly coluna: string
  readonly tipo: string
  readonly lista: boolean
  readonly obrigatoria: boolean
  readonly insertion: 'livre' | 'opcional' | 'proibida'
  readonly comentario: string | null
}

interface Enum {
  readonly nome: string
  readonly valores: readonly string[]
}

const COLUMNS = `
  select c.relname tabela, a.attname coluna,
    coalesce(base.typname, item.typname, t.typname) tipo,
    t.typcategory = 'A' lista,
    a.attnotnull obrigatoria,
    case when a.attidentity = 'a' or a.attgenerated <> '' then 'proibida'
         when a.atthasdef or a.attidentity = 'd' then 'opcional' else 'livre' end insertion,
    col_description(c.oid, a.attnum) comentario
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  left join pg_type item on t.typcategory = 'A' and item.oid = t.typelem
  left join pg_type base on t.typtype = 'd' and base.oid = t.typbasetype
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
    and not c.relispartition and c.relname <> 'migracao'
  order by c.relname collate "C", a.attnum`

const ENUMS = `
  select t.typname nome, array_agg(e.enumlabel order by e.enumsortorder)::text[] valores
  from pg_type t join pg_enum e on e.enumtypid = t.oid
  where t.typnamespace = 'public'::regnamespace
  group by t.typname order by t.typname collate "C"`

/** TypeScript type of each PostgreSQL type, as the parsers of db.ts return it: days and instants stay text. */
const byType: Readonly<Record<string, string>> = {
  xid8: 'string',
  bool: 'boolean',
  bytea: 'Uint8Array',
  date: 'string',
  daterange: 'string',
  float4: 'number',
  float8: 'number',
  inet: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  interval: 'string',
  json: 'unknown',
  jsonb: 'unknown',
  numeric: 'number',
  text: 'string',
  time: 'string',
  timestamp: 'string',
  timestamptz: 'string',
  tstzrange: 'string',
  tsvector: 'string',
  uuid: 'string',
  varchar: 'string',
}

const camel = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
const pascal = (name: string): string => camel(`_${name}`)
const doc = (text: string | null, indent: string): string =>
  text === null ? '' : `${indent}/** ${text.replaceAll('*/', '* /')} */\n`

function typeOf(column: Column, enums: ReadonlySet<string>): string {
  const name = enums.has(column.tipo) ? pascal(column.tipo) : byType[column.tipo]
  if (name === undefined) {
    throw new Error(
      `No TypeScript type for ${column.tipo} (${column.tabela}.${column.coluna}): add it to byType`,
    )
  }
  const value = column.lista ? `${name}[]` : name
  const nullable = column.obrigatoria || value === 'unknown' ? value : `${value} | null`
  if (column.insertion === 'proibida') return `GeneratedAlways<${nullable}>`
  return column.insertion === 'opcional' ? `Generated<${nullable}>` : nullable
}

function printTable(tabela: string, columns: readonly Column[], enums: ReadonlySet<string>): string {
  const lines = columns.map(
    (column) => `${doc(column.comentario, '  ')}  ${camel(column.coluna)}: ${typeOf(column, enums)}\n`,
  )
  return `export interface ${pascal(tabela)}Table {\n${lines.join('')}}\n`
}

const printEnum = ({ nome, valores }: Enum): string =>
  `export type ${pascal(nome)} = ${valores.map((valor) => `'${valor}'`).join(' | ')}\n`

function printDatabase(tabelas: readonly string[]): string {
  const lines = tabelas.map((tabela) => `  ${camel(tabela)}: ${pascal(tabela)}Table\n`)
  return `export interface Database {\n${lines.join('')}}\n`
}

/** Generates Kysely types of every table, view and enum of a migrated database. */
export const generateTypes = (config: ClientConfig): Promise<string> =>
  withClient(config, async (client) => {
    const { rows: columns } = await client.query<Column>(COLUMNS)
    const { rows: enums } = await client.query<Enum>(ENUMS)
    const names = new Set(enums.map(({ nome }) => nome))
    const tables = Map.groupBy(columns, ({ tabela }) => tabela)
    return [
      '// Generated from migrations/*.sql by `npm run db:codegen`. Do not edit.\n' +
        `import type { Generated, GeneratedAlways } from 'kysely'\n`,
      ...enums.map(printEnum),
      ...[...tables].map(([tabela, own]) => printTable(tabela, own, names)),
      printDatabase([...tables.keys()]),
    ].join('\n')
  })
