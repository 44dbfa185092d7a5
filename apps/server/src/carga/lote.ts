import { sql } from 'kysely'
import type { Tx } from '../db/db.ts'
import type { Database } from '../db/schema.gen.ts'

const snake = (nome: string): string => nome.replace(/[A-Z]/g, (letra) => `_${letra.toLowerCase()}`)

/** Rows of one statement: enough to be fast, few enough to fit in the memory of a small machine. */
const POR_LOTE = 2_000

/** Inserts many rows of equal keys, as one JSON document per statement that the table's own types read. */
export async function inserirLotes(tx: Tx, tabela: keyof Database, linhas: readonly object[]): Promise<void> {
  const nomes = Object.keys(linhas[0] ?? {})
  const nomeSql = sql.raw(snake(tabela))
  const colunas = sql.raw(nomes.map(snake).join(', '))
  for (let i = 0; i < linhas.length; i += POR_LOTE) {
    const lote = linhas.slice(i, i + POR_LOTE)
    const json = JSON.stringify(lote.map((linha) => comColunas(linha)))
    await sql`insert into ${nomeSql} (${colunas}) overriding system value
      select ${colunas} from jsonb_populate_recordset(null::${nomeSql}, ${json}::jsonb)`.execute(tx)
  }
}

const comColunas = (linha: object): object =>
  Object.fromEntries(Object.entries(linha).map(([nome, valor]) => [snake(nome), valor]))

/** The first id that a table has free; the rows of a load count up from it. */
export async function proximoId(tx: Tx, tabela: keyof Database): Promise<number> {
  const { rows } = await sql<{ proximo: number }>`
    select coalesce(max(id), 0)::int + 1 as proximo from ${sql.raw(snake(tabela))}`.execute(tx)
  return rows[0]?.proximo ?? 1
}

/** Lets the identity column go on where the load stopped. */
export async function acertarSequencia(tx: Tx, tabela: keyof Database): Promise<void> {
  const nome = snake(tabela)
  await sql`select setval(pg_get_serial_sequence(${nome}, 'id'), max(id)) from ${sql.raw(nome)}`.execute(tx)
}

/** Writes what lists and boards read of the processes of a temporary table: who each is about, its date, and when it began. */
export async function indexarDaCarga(tx: Tx, tabela: string, data: string): Promise<void> {
  await sql`update processo_indice i set nome = coalesce(pe.nome_social, pe.nome),
                     nome_civil = case when pe.nome_social is not null then pe.nome end, cpf = pe.cpf, data = f.${sql.ref(data)}::text
              from ${sql.table(tabela)} f
              join vinculo v on v.id = f.vinculo_id
              join pessoa pe on pe.id = v.pessoa_id
             where i.id = f.id`.execute(tx)
  await sql`insert into processo_evento (processo_id, tipo, usuario_id, em)
            select p.id, 'criacao', p.solicitante_id, p.criado_em from processo p join ${sql.table(tabela)} f using (id)
             order by p.id`.execute(tx)
}
