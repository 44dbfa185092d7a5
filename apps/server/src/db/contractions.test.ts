import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contractionsOf } from './contractions.ts'
import { migrationsFolder } from './migrate.ts'

describe('a statement that the version before may not survive', () => {
  it.each([
    'drop table cargo',
    'alter table cargo drop column nome',
    'alter table cargo add x int, drop column if exists nome',
    'drop view cargos',
    'drop function busca(text)',
    'alter table cargo rename to funcao',
    'alter table cargo rename column nome to titulo',
    'alter table cargo alter column nome type varchar(10)',
    'alter table cargo alter nome set data type text',
    'alter table cargo alter column nome set not null',
    'alter table cargo alter column nome drop default',
    'alter table cargo add column cbo text not null',
    'alter table cargo add cbo text not null check (length(cbo) > 0)',
    'alter table cargo add constraint um unique (nome)',
    "alter table cargo add check (nome <> '')",
    'create unique index cargo_nome on cargo (nome)',
    "alter type situacao rename value 'a' to 'b'",
    'revoke update on cargo from rh',
  ])('%s', (sql) => {
    expect(contractionsOf(`create table outra (id int);\n${sql};`)).toMatchObject([{ line: 2, reason: null }])
  })

  it.each([
    'create table nova (id int primary key, nome text not null unique)',
    'alter table cargo add column cbo text',
    'alter table cargo add ativo boolean not null default true',
    'alter table cargo add busca text not null generated always as (lower(nome)) stored',
    'alter table cargo drop constraint cargo_nome_check',
    'alter table cargo alter column nome drop not null',
    'alter index cargo_nome rename to cargo_nome_antigo',
    'alter table cargo rename constraint a to b',
    'create index on cargo (nome)',
    'drop index cargo_nome',
    "insert into cargo values ('drop table cargo; rename')",
    'create or replace function f() returns void language plpgsql as $$ begin drop table x; end $$',
    '-- drop table cargo\nselect 1',
    'create table nova (id int); alter table nova add check (id > 0); create unique index on nova (id)',
  ])('is not this one: %s', (sql) => {
    expect(contractionsOf(`${sql};`)).toEqual([])
  })

  it('is said with its line, and with the reason that the file gives', () => {
    const sql = `alter table cargo add column titulo text;

-- contrai: since 0.3 nothing reads it
alter table cargo
  drop column nome;
`
    expect(contractionsOf(sql)).toEqual([
      {
        line: 4,
        statement: 'alter table cargo',
        why: 'takes away what the version before may use',
        reason: 'since 0.3 nothing reads it',
      },
    ])
  })
})

/** Migrations from here on reach databases that are in use. */
const IN_USE = '0150_'

it('the migrations: what contracts says since when nothing needs it', () => {
  const files = readdirSync(migrationsFolder)
  const told = (nome: string) => contractionsOf(readFileSync(join(migrationsFolder, nome), 'utf8'))
  // Written before the first database was in use, all in one go; they show that there is something to find.
  expect(told('0016_formularios.sql').map(({ statement }) => statement)).toContain(
    'alter table admissao rename to processo_formulario',
  )
  const silent = files
    .filter((nome) => nome >= IN_USE)
    .flatMap((nome) =>
      told(nome)
        .filter(({ reason }) => reason === null)
        .map((one) => ({ nome, ...one })),
    )
  expect(silent).toEqual([])
})
