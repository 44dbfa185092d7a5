import { isCpf } from '@rh/domain/br/documentos'
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDb, type Db } from '../db/db.ts'
import { abrirFormularios } from '../cifra/formularios.ts'
import { chavesDeTeste } from '../test/chaves.ts'
import { createDemoDatabase, createTestDatabase, type TestDatabase } from '../test/database.ts'
import { createClock } from '../test/clock.ts'
import { carregar } from './carregar.ts'

const COLABORADORES = 300

interface Carregado {
  readonly banco: TestDatabase
  readonly db: Db
}

async function carregado(semente: number): Promise<Carregado> {
  const banco = await createTestDatabase()
  const db = openDb({ ...banco.connection, max: 2, statement_timeout: 0 }, chavesDeTeste)
  await carregar(db, createClock(), { colaboradores: COLABORADORES, semente })
  return { banco, db }
}

let um: Carregado
let outro: Carregado
beforeAll(async () => {
  um = await carregado(1)
  outro = await carregado(1)
})
afterAll(async () => {
  for (const { db, banco } of [um, outro]) {
    await db.destroy()
    await banco.drop()
  }
})

const contar = async ({ db }: Carregado, de: string): Promise<number> =>
  (await sql.raw<{ n: number }>(`select count(*)::int as n from ${de}`).execute(db)).rows[0]?.n ?? -1

/** All that a load writes, in one digest; what the database says of the moment is not its doing. */
const digest = async ({ db }: Carregado): Promise<unknown> =>
  (
    await sql`
      select (select md5(string_agg(concat_ws('|', id, cpf, nome, nascimento, mae, logradouro), ',' order by id)) from pessoa) as pessoas,
             (select md5(string_agg(concat_ws('|', id, pessoa_id, matricula, data_admissao, data_desligamento, admissao_id), ',' order by id)) from vinculo) as vinculos,
             (select md5(string_agg(concat_ws('|', vinculo_id, vigencia, posto_id, salario_centavos), ',' order by id)) from vinculo_versao) as versoes,
             (select md5(string_agg(concat_ws('|', p.id, p.numero, p.status, p.criado_em), ',' order by p.id)) from processo p) as admissoes,
             (select md5(string_agg(concat_ws('|', processo_id, tipo, nome, em), ',' order by id)) from processo_evento) as eventos,
             (select md5(string_agg(concat_ws('|', posto_id, quantidade), ',' order by posto_id)) from posto_vigencia) as postos`.execute(
      db,
    )
  ).rows[0]

/** The forms as they were typed: the names of what is encrypted in them are drawn anew each time. */
async function formularios({ db }: Carregado): Promise<string> {
  const linhas = await db
    .selectFrom('processoFormulario')
    .select(['processoId', 'dados'])
    .orderBy('processoId')
    .execute()
  const abertos = await abrirFormularios(
    db,
    linhas.map(({ processoId, dados }) => ({ processoId, dados: dados as object })),
  )
  return createHash('sha256').update(JSON.stringify(abertos)).digest('hex')
}

describe('a load', () => {
  it('is the same for the same seed and day', async () => {
    expect(await digest(um)).toEqual(await digest(outro))
    expect(await formularios(um)).toBe(await formularios(outro))
  })

  it('has the size asked for, three in ten of them gone, and six admissions for ten people', async () => {
    expect(await contar(um, "vinculo where matricula >= '100000'")).toBe(COLABORADORES)
    const saidas = await contar(um, "vinculo where matricula >= '100000' and data_desligamento is not null")
    expect(saidas / COLABORADORES).toBeCloseTo(0.3, 1)
    expect(await contar(um, 'processo p where p.solicitante_id in (select id from usuario)')).toBeGreaterThan(
      180,
    )
    const emCada = await contar(um, '(select distinct status from processo) s')
    expect(emCada).toBeGreaterThanOrEqual(8)
  })

  it('has a dismissal of everybody who left, some under way, and a radar that is not empty', async () => {
    expect(
      await contar(
        um,
        `vinculo v where v.data_desligamento < '2026-11-20' and v.matricula >= '100000'
            and not exists (select from demissao d where d.vinculo_id = v.id)`,
      ),
    ).toBe(0)
    for (const status of ['finalizada', 'em_aviso', 'em_conferencia'])
      expect(
        await contar(um, `processo where tipo = 'demissao' and status = '${status}'`),
        status,
      ).toBeGreaterThan(0)
    expect(
      await contar(
        um,
        `demissao d join processo p on p.id = d.processo_id join vinculo v on v.id = d.vinculo_id
          where p.status = 'em_aviso' and v.data_desligamento is distinct from d.desligamento`,
      ),
    ).toBe(0)
    expect(
      await contar(um, "processo_indice where tipo = 'demissao' and (nome is null or data is null)"),
    ).toBe(0)
    expect(await contar(um, 'estabilidade')).toBeGreaterThan(5)
  })

  it('is made of people who could exist: documents, ages, one allocation a day, no post beyond its slots', async () => {
    const { rows } = await sql<{ cpf: string }>`select cpf from pessoa`.execute(um.db)
    expect(rows.filter(({ cpf }) => !isCpf(cpf))).toEqual([])
    expect(
      await contar(
        um,
        "pessoa p join vinculo v on v.pessoa_id = p.id where p.nascimento + interval '18 years' > v.data_admissao",
      ),
    ).toBe(0)
    expect(
      await contar(
        um,
        `posto po where (select count(*) from alocacao al where al.posto_id = po.id and al.fim is null and al.inicio <= '2026-11-20')
          > (select quantidade from posto_termos(po.id, '2026-11-20'))`,
      ),
    ).toBe(0)
    expect(
      await contar(um, "processo p where p.status in ('efetivada', 'finalizada') and p.vinculo_id is null"),
    ).toBe(0)
  })

  it('leaves no trail, and the trail on', async () => {
    expect(await contar(um, "auditoria where requisicao = 'carga de volume'")).toBe(0)
    const dono = await um.db.selectFrom('pessoa').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
    await um.db.updateTable('pessoa').set({ bairro: 'Outro' }).where('id', '=', dono.id).execute()
    expect(await contar(um, `auditoria where entidade = 'pessoa' and registro = ${dono.id}`)).toBe(1)
    expect(await contar(um, "pg_trigger where tgname = 'auditar' and tgenabled <> 'O'")).toBe(0)
  })

  it('goes on with numbers that are free', async () => {
    expect(
      await contar(
        um,
        "vinculo where matricula = (select lpad(last_value::text, 6, '0') from matricula_seq)",
      ),
    ).toBe(1)
    for (const tabela of ['pessoa', 'vinculo', 'processo', 'contrato'])
      expect(await contar(um, `${tabela} where id > (select last_value from ${tabela}_id_seq)`), tabela).toBe(
        0,
      )
  })

  it('refuses a database with anybody in it', async () => {
    const banco = await createDemoDatabase()
    const db = openDb({ ...banco.connection, max: 1, statement_timeout: 0 }, chavesDeTeste)
    try {
      await expect(carregar(db, createClock(), { colaboradores: 10, semente: 1 })).rejects.toThrow(
        /só entra em um banco vazio/,
      )
    } finally {
      await db.destroy()
      await banco.drop()
    }
  })
})
