import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDb, type Db } from '../db/db.ts'
import { abrirTrilha } from '../test/trilha.ts'

const t = abrirTrilha()

/** What somebody who can run any statement as the application might try, against the trail or around it. */
const ataques = {
  'forge a link': `insert into auditoria (entidade, registro, sequencia, tabela, operacao, em, mudancas, hash_anterior, hash)
    values ('vinculo', 7, 99, 'vinculo', 'UPDATE', now(), '{}', '', '')`,
  'change a link': `update auditoria set usuario_id = 1 where entidade = 'vinculo' and registro = 7`,
  'cut a tail': `delete from auditoria where entidade = 'vinculo' and registro = 7 and sequencia > 1`,
  'delete a chain': `delete from auditoria where entidade = 'vinculo' and registro = 7`,
  'empty the trail': `truncate auditoria`,
  'empty it with the heads': `truncate auditoria, auditoria_cabeca`,
  'empty it through another table': `truncate usuario cascade`,
  'move a head': `update auditoria_cabeca set sequencia = 1 where entidade = 'vinculo' and registro = 7`,
  'add a head': `insert into auditoria_cabeca values ('vinculo', 999999, 1, 'x')`,
  'delete a head': `delete from auditoria_cabeca where entidade = 'vinculo' and registro = 7`,
  'lock the trail up': `lock table auditoria in access exclusive mode`,
  'draw its numbers': `select nextval('auditoria_id_seq')`,
  'reset its numbers': `select setval('auditoria_id_seq', 1)`,
  'switch off its guard': `alter table auditoria disable trigger auditoria_imutavel`,
  'switch off its writer': `alter table vinculo disable trigger auditar`,
  'drop its writer': `drop trigger auditar on vinculo`,
  'switch triggers off for itself': `set session_replication_role = replica`,
  'replace the function': `create or replace function public.auditar() returns trigger language plpgsql as 'begin return null; end'`,
  'drop the trail': `drop table auditoria cascade`,
  'become its owner': `set role rh`,
  'take a name in our schema': `create table public.minha (id int)`,
  'make a schema': `create schema meu`,
  'rewrite what was migrated': `delete from migracao`,
  'rewrite what a process did': `update processo_evento set motivo = 'x'`,
  'write a file of the server': `copy (select 1) to '/tmp/x'`,
  'run a program': `copy (select 1) to program 'true'`,
} as const

describe("the application's own login", () => {
  let aplicacao: Db
  beforeAll(() => {
    aplicacao = openDb({ ...t.database.application, max: 1 })
  })
  afterAll(() => aplicacao.destroy())

  it.each(Object.entries(ataques))('cannot %s', async (_nome, comando) => {
    const desfazer = new Error('undo')
    const tentado = aplicacao.transaction().execute(async (tx) => {
      await sql.raw(comando).execute(tx)
      throw desfazer
    })
    await expect(tentado).rejects.toMatchObject({ code: '42501' })
  })

  it('cannot tell the trail a change of a table of its own', async () => {
    const tentado = aplicacao.transaction().execute(async (tx) => {
      await sql`create temporary table vinculo (id int) on commit drop`.execute(tx)
      await sql`create trigger auditar after insert on pg_temp.vinculo
        for each row execute function auditar('vinculo', 'id')`.execute(tx)
    })
    await expect(tentado).rejects.toMatchObject({ code: '42501' })
  })

  it('cannot catch what the trail writes in a table of its own', async () => {
    const { id } = await aplicacao.transaction().execute(async (tx) => {
      await sql`create temporary table auditoria (like public.auditoria) on commit drop`.execute(tx)
      await sql`create temporary table auditoria_cabeca (like public.auditoria_cabeca) on commit drop`.execute(
        tx,
      )
      const { rows } = await sql<{
        id: number
      }>`update public.cliente set nome_fantasia = nome_fantasia || ' X'
        where id = (select min(id) from public.cliente) returning id`.execute(tx)
      return rows[0] ?? { id: 0 }
    })
    const ultima = await t.db
      .selectFrom('auditoria')
      .select('mudancas')
      .where('entidade', '=', 'cliente')
      .where('registro', '=', id)
      .orderBy('sequencia', 'desc')
      .executeTakeFirstOrThrow()
    expect(Object.keys(ultima.mudancas as object)).toEqual(['nome_fantasia'])
  })
})
