import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nomesDeCategorias } from '@rh/domain/privacidade/categorias'
import {
  colunasDaTabela,
  colunasSemDadoPessoal,
  nomesDeTabelas,
  tabelaPessoal,
  tabelasDa,
  tabelasSemDadoPessoal,
} from '@rh/domain/privacidade/tabelas'
import { openDb, type Db } from '../../db/db.ts'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'

// Every table and column of the migrated database is named once in the table of personal data: a migration that adds one
// says what it is, or fails here.

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await createTestDatabase()
  db = openDb({ ...database.connection, max: 1 })
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const daBase = async (): Promise<ReadonlyMap<string, string[]>> => {
  const { rows } = await sql<{ tabela: string; colunas: string[] }>`
    select c.relname as tabela, array_agg(a.attname::text order by a.attname) as colunas
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and c.relname <> 'migracao'
     group by c.relname`.execute(db)
  return new Map(rows.map(({ tabela, colunas }) => [tabela, colunas]))
}

describe('the table of personal data', () => {
  it('names every table and every column of the database, each once', async () => {
    const declaradas = new Map([
      ...nomesDeTabelas.map((nome) => [nome as string, colunasDaTabela(nome).toSorted()] as const),
      ...Object.keys(tabelasSemDadoPessoal).map(
        (nome) => [nome, colunasSemDadoPessoal(nome).toSorted()] as const,
      ),
    ])
    const base = await daBase()
    expect([...declaradas.keys()].toSorted()).toEqual([...base.keys()].toSorted())
    for (const [tabela, colunas] of base)
      expect([tabela, declaradas.get(tabela)]).toEqual([tabela, colunas.toSorted()])
    expect(nomesDeTabelas.filter((nome) => nome in tabelasSemDadoPessoal)).toEqual([])
  })

  it('finds whose a row is by foreign keys that are there', async () => {
    const { rows } = await sql<{ de: string }>`
      select con.conrelid::regclass || '>' || con.confrelid::regclass || '.' || a.attname as de
        from pg_constraint con join pg_attribute a on a.attrelid = con.conrelid and a.attnum = any (con.conkey)
       where con.contype = 'f'`.execute(db)
    const chaves = new Set(rows.map(({ de }) => de))
    const sem = nomesDeTabelas.flatMap((nome) => {
      const { de } = tabelaPessoal(nome)
      return de === null || nome === 'pessoa' || chaves.has(`${nome}>${de}`) ? [] : [`${nome}>${de}`]
    })
    // It points at its draft by two columns, of which this is one.
    expect(sem.toSorted()).toEqual(SEM_CHAVE)
  })

  it('has something in every category', () => {
    expect(nomesDeCategorias.filter((nome) => tabelasDa(nome).length === 0)).toEqual([])
  })
})

const SEM_CHAVE = ['carta_rascunho_anexo>usuario.usuario_id']
