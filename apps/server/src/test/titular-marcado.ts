import { sql, type RawBuilder } from 'kysely'
import { chavesEmOutras, documentosMistos } from '@rh/domain/privacidade/anonimizacao'
import { comPrazoDoFim, type NomeDeCategoria } from '@rh/domain/privacidade/categorias'
import { colunasDa, tabelaPessoal, type NomeDeTabela } from '@rh/domain/privacidade/tabelas'
import type { Db, Tx } from '../db/db.ts'
import { doTitular, tabelasComTitular, type Titular } from '../modules/privacidade/linhas.ts'

/** Kinds that an anonymisation of who left is about, with what a hired person once typed as a candidate. */
const categorias: readonly NomeDeCategoria[] = [...comPrazoDoFim, 'candidatos']

interface Coluna {
  readonly nome: string
  readonly tipo: string
  readonly obrigatoria: boolean
  readonly fixa: boolean
}

/** Tables of those kinds whose rows find their person. A hold is about the keeping and not marked. */
export const tabelasMarcadas = tabelasComTitular.filter(
  (tabela) => categorias.includes(tabelaPessoal(tabela).categoria) && tabela !== 'retencao_suspensa',
)

/** A value that is nowhere else: of which kind, table and column. */
const marca = (...partes: readonly string[]): string => `ZQ:${partes.join(':')}:`

/** Worked out by a trigger from what was said in the process, whatever a test writes there. */
const DERIVADA = 'palavras'

/** Every mark that is in a text, each once. */
export const marcasEm = (texto: string): string[] => [
  ...new Set(texto.match(/ZQ:[a-z_A-Z:0-9]+?:(?=[^a-z_A-Z0-9]|$)/g)),
]

const doTipo: Readonly<Record<string, string>> = {
  text: "''",
  integer: '1',
  smallint: '1',
  bigint: '1',
  numeric: '1',
  boolean: 'false',
  date: "'2020-01-01'",
  'timestamp with time zone': "'2020-01-01'",
  'time without time zone': "'08:00'",
  jsonb: "'[]'",
  xid8: "'1'",
  uuid: 'gen_random_uuid()',
  tsvector: "''",
  time: "'08:00'",
  'double precision': '1',
  real: '1',
  bytea: "decode(md5(random()::text), 'hex')",
  'text[]': "'{}'",
  'integer[]': "'{}'",
}

async function colunasDoBanco(tx: Tx, tabela: string): Promise<readonly Coluna[]> {
  const { rows } = await sql<Coluna>`
    select attname as nome, format_type(atttypid, null) as tipo, attnotnull as obrigatoria,
           attgenerated <> '' or attidentity <> '' as fixa
      from pg_attribute where attrelid = ${tabela}::regclass and attnum > 0 and not attisdropped`.execute(tx)
  return rows
}

/** One row of the person in a table that has none, whatever it says. */
async function semear(
  tx: Tx,
  tabela: NomeDeTabela,
  titular: Titular,
  colunas: readonly Coluna[],
): Promise<readonly string[]> {
  const { rows } =
    await sql`select from ${sql.table(tabela)} where ${doTitular(tabela, titular)} limit 1`.execute(tx)
  if (rows.length > 0) return []
  const [pai = '', ponta = ''] = (tabelaPessoal(tabela).de ?? '').split('.')
  const dela = sql`(select id from ${sql.table(pai)} where ${doTitular(pai as NomeDeTabela, titular)} limit 1)`
  const enchidas = colunas.filter(
    ({ nome, obrigatoria, fixa }) => nome === ponta || nome === 'arquivo_id' || (obrigatoria && !fixa),
  )
  const arquivo = colunas.some(({ nome }) => nome === 'arquivo_id') ? await semearArquivo(tx, tabela) : null
  const valores = enchidas.map(({ nome, tipo }): RawBuilder<unknown> => {
    if (nome === ponta) return dela
    // Whatever else it is of: a leave is a process of the same person.
    if (nome === 'processo_id')
      return sql`(select id from processo where ${doTitular('processo', titular)} limit 1)`
    if (nome === 'arquivo_id') return sql`${arquivo?.id}::uuid`
    const valor = doTipo[tipo]
    if (valor === undefined) throw new Error(`${tabela}.${nome}: ${tipo}`)
    return sql.raw(`${valor}::${tipo}`)
  })
  await sql`insert into ${sql.table(tabela)} (${sql.join(enchidas.map(({ nome }) => sql.ref(nome)))})
    values (${sql.join(valores)})`.execute(tx)
  return arquivo ? [arquivo.marca] : []
}

/** A file whose name is a mark of the kind that its table is of. */
async function semearArquivo(tx: Tx, tabela: NomeDeTabela): Promise<{ id: string; marca: string }> {
  const nome = marca(tabelaPessoal(tabela).categoria, 'arquivo', 'nome', tabela)
  const { rows } = await sql<{ id: string }>`
    insert into arquivo (id, nome, tipo, bytes, sha256, enviado_em)
    values (gen_random_uuid(), ${nome}, 'application/pdf', 1, '', now()) returning id`.execute(tx)
  return { id: rows[0]?.id ?? '', marca: nome }
}

/** Fills each column that tells of the person with a mark of its own; answers the marks. */
async function marcar(tx: Tx, tabela: NomeDeTabela, titular: Titular, colunas: readonly Coluna[]) {
  const novos = categorias.flatMap((categoria) =>
    colunasDa(tabela, categoria).flatMap((nome) => {
      const coluna = colunas.find((uma) => uma.nome === nome)
      if (!coluna || coluna.fixa || nome === DERIVADA || !['text', 'jsonb', 'text[]'].includes(coluna.tipo))
        return []
      const texto = marca(categoria, tabela, nome)
      if (coluna.tipo === 'text') return [{ nome, texto, valor: sql`${texto}` }]
      if (coluna.tipo === 'text[]') return [{ nome, texto, valor: sql`array[${texto}]` }]
      // In a list where the column holds one; with values of other kinds in it where it may.
      const dentro = {
        livre: texto,
        ...(documentosMistos[tabela]?.includes(nome) ? misturas(tabela, nome) : {}),
      }
      return [{ nome, texto: JSON.stringify(dentro), valor: sql`${JSON.stringify([dentro])}::jsonb` }]
    }),
  )
  if (novos.length === 0) return []
  await sql`update ${sql.table(tabela)}
       set ${sql.join(novos.map(({ nome, valor }) => sql`${sql.ref(nome)} = ${valor}`))}
     where ${doTitular(tabela, titular)}`.execute(tx)
  return novos.flatMap(({ texto }) => marcasEm(texto))
}

const misturas = (tabela: string, coluna: string) =>
  Object.fromEntries(
    Object.entries(chavesEmOutras).flatMap(([categoria, chaves]) =>
      chaves.map((chave) => [chave, marca(categoria, tabela, coluna, chave)]),
    ),
  )

/**
 * Gives a person a row with marks in every table of those kinds, through the triggers of the trail, so that the marks are
 * there too. Checks and foreign keys of the test's own database are dropped: what a value looks like is not the point.
 */
export async function marcarTitular(db: Db, titular: Titular): Promise<readonly string[]> {
  const { rows } = await sql<{ comando: string }>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as comando
      from pg_constraint where connamespace = 'public'::regnamespace
       and (contype in ('c', 'x') or contype = 'f' and confrelid <> 'arquivo'::regclass)`.execute(db)
  for (const { comando } of rows) await sql.raw(comando).execute(db)
  return db.transaction().execute(async (tx) => {
    await sql`select set_config('rh.anonimizacao', 'sim', true)`.execute(tx)
    const marcas: string[] = []
    // A parent before its children; what triggers derive of them last.
    for (const tabela of tabelasMarcadas.toSorted((a, b) => fundo(a) - fundo(b))) {
      const colunas = await colunasDoBanco(tx, tabela)
      await sql`set local session_replication_role = replica`.execute(tx)
      marcas.push(...(await semear(tx, tabela, titular, colunas)))
      await sql`set local session_replication_role = origin`.execute(tx)
      marcas.push(...(await marcar(tx, tabela, titular, colunas)))
    }
    return marcas
  })
}

const fundo = (tabela: NomeDeTabela): number => {
  if (tabela === 'processo_indice') return 10
  const pai = tabelaPessoal(tabela).de?.split('.')[0]
  return tabela === 'pessoa' || !pai ? 0 : 1 + fundo(pai as NomeDeTabela)
}

/** Tables of the database, the trail included. */
export async function tabelasDoBanco(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ nome: string }>`
    select relname as nome from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
     order by 1`.execute(db)
  return rows.map(({ nome }) => nome)
}

/** Rows of any table in which one of these texts is, as `tabela: linha`: a scan of every column of everything. */
export async function procurar(db: Db, ...textos: readonly string[]): Promise<readonly string[]> {
  const achados: string[] = []
  for (const tabela of await tabelasDoBanco(db)) {
    const { rows } = await sql<{ linha: string }>`
      select linha from (select t::text as linha from ${sql.table(tabela)} t offset 0) as t
       where exists (select from unnest(${sql.val([...textos])}::text[]) as texto where strpos(linha, texto) > 0)`.execute(
      db,
    )
    achados.push(...rows.map(({ linha }) => `${tabela}: ${linha}`))
  }
  return achados
}

/** Every mark that is anywhere. */
export const procurarMarcas = async (db: Db): Promise<string[]> =>
  marcasEm((await procurar(db, 'ZQ:')).join('\n')).toSorted()

/** What the rows of everybody else say, table by table. */
export async function dosOutros(db: Db, titular: Titular): Promise<ReadonlyMap<string, string>> {
  const resumos = new Map<string, string>()
  for (const tabela of await tabelasDoBanco(db)) {
    const dela = (tabelasComTitular as readonly string[]).includes(tabela)
      ? doTitular(tabela as NomeDeTabela, titular)
      : sql<boolean>`false`
    const { rows } = await sql<{ resumo: string }>`
      select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as resumo
        from (select * from ${sql.table(tabela)} where not coalesce(${dela}, false)) t`.execute(db)
    resumos.set(tabela, rows[0]?.resumo ?? '')
  }
  return resumos
}
