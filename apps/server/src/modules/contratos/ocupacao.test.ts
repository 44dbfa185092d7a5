import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../db/db.ts'
import { createTestApp, type TestApp } from '../../test/harness.ts'
import { ocupacaoDosPostos } from './ocupacao.ts'
import { juntarTitulares } from './titulares.ts'
import { HOJE } from '../../test/clock.ts'

// Who holds a slot is told by what each write changed and by the few whose stay begins or ends: the same as looking at
// every stay on every day, whatever is written in whatever order.

const DIAS = ['2025-03-10', '2026-06-30', HOJE, '2026-12-15', '2027-02-01'] as const

let rh: TestApp
beforeAll(async () => {
  rh = await createTestApp()
})
afterAll(() => rh[Symbol.asyncDispose]())

interface Ocupacao {
  readonly postoId: number
  readonly ocupado: number
  readonly entrando: number
}
const lida = async (db: Db, dia: string): Promise<readonly Ocupacao[]> =>
  (
    await sql<Ocupacao>`select posto_id, ocupado, entrando
      from ${ocupacaoDosPostos({ dia, desde: dia, hoje: HOJE, onde: sql`true` })} po order by posto_id`.execute(
      db,
    )
  ).rows

/** Every stay looked at on the day, and on each day on which somebody comes. */
async function contada(db: Db, dia: string): Promise<readonly Ocupacao[]> {
  const saiu = (no: ReturnType<typeof sql>) => sql`exists (select from remanejamento re
    join processo_agenda ag on ag.processo_id = re.processo_id and ag.transicao = 'efetivar'
   where re.libera and re.origem_posto_id = al.posto_id and re.vinculo_id = al.vinculo_id and ag.para <= ${no})`
  const { rows } = await sql<Ocupacao>`
    with dias as (
      select po.id, ${dia}::date as dia from posto po
      union select al.posto_id, al.inicio from alocacao al where al.tipo = 'titular' and al.inicio > ${dia}::date),
    em_cada as (
      select d.id, d.dia,
             (select count(*) from alocacao al where al.posto_id = d.id and al.tipo = 'titular'
                and al.inicio <= d.dia and (al.fim is null or al.fim >= d.dia)) as todos,
             (select count(*) from alocacao al where al.posto_id = d.id and al.tipo = 'titular'
                and al.inicio <= d.dia and (al.fim is null or al.fim >= d.dia) and not ${saiu(sql`d.dia`)}) as ficam
        from dias d),
    saindo as (
      select re.origem_posto_id as id, count(*) as total from remanejamento re
        join processo_agenda ag on ag.processo_id = re.processo_id and ag.transicao = 'efetivar'
       where re.libera and ag.para <= ${dia}::date group by 1)
    select po.id as posto_id, (h.todos - coalesce(s.total, 0))::int as ocupado,
           (case when ${dia}::date < ${HOJE}::date then 0
             else (select count(*) from processo_indice pr where pr.posto_id = po.id and (
                     (pr.tipo = 'admissao' and pr.status in ('solicitada', 'em_analise', 'devolvida', 'aprovada'))
                     or (pr.tipo = 'remanejamento' and pr.status in ('solicitado', 'em_analise', 'devolvido', 'aprovado'))
                     or (pr.tipo = 'promocao' and pr.status in ('solicitada', 'em_analise', 'devolvida', 'aprovada'))))
                  + case when (select count(*) from em_cada e where e.id = po.id) > 1
                      then (select max(e.ficam) from em_cada e where e.id = po.id) - h.todos + coalesce(s.total, 0)
                      else 0 end end)::int as entrando
      from posto po
      join em_cada h on h.id = po.id and h.dia = ${dia}::date
      left join saindo s on s.id = po.id
     order by po.id`.execute(db)
  return rows
}

const conferir = async (db: Db): Promise<void> => {
  for (const dia of DIAS) expect([dia, await lida(db, dia)]).toEqual([dia, await contada(db, dia)])
}

describe('the slots that are held', () => {
  it('are those of every stay looked at one by one, on any day', async () => {
    expect((await lida(rh.db, HOJE)).some(({ ocupado }) => ocupado > 1)).toBe(true)
    await conferir(rh.db)
  })

  it('stay so through random stays that begin, change, move and are taken back', async () => {
    await rh.db.transaction().execute(async (tx) => {
      for (let vez = 0; vez < 6; vez += 1) {
        await sql`select setseed(${vez / 10})`.execute(tx)
        // Somebody leaves, somebody stays after all, somebody's stay is of another post, somebody never came.
        await sql`update alocacao set fim = greatest(inicio, ${HOJE}::date + (random() * 120 - 60)::int)
          where tipo = 'titular' and fim is null and random() < 0.2`.execute(tx)
        await sql`update alocacao a set fim = null where tipo = 'titular' and fim is not null and random() < 0.3
          and not exists (select from alocacao b where b.vinculo_id = a.vinculo_id and b.id <> a.id and b.inicio > a.inicio)`.execute(
          tx,
        )
        await sql`update alocacao set posto_id = (select id from posto order by random() limit 1), tipo = 'titular'
          where tipo = 'titular' and random() < 0.1`.execute(tx)
        await sql`delete from alocacao where tipo = 'titular' and random() < 0.05`.execute(tx)
        await sql`insert into alocacao (vinculo_id, posto_id, inicio, fim)
          select v.id, (select id from posto order by random(), v.id limit 1),
                 ${HOJE}::date + (random() * 200 - 100)::int, case when random() < 0.2 then ${HOJE}::date + 150 end
            from vinculo v
           where not exists (select from alocacao a where a.vinculo_id = v.id and a.tipo = 'titular')`.execute(
          tx,
        )
        if (vez % 2 === 1) await juntarTitulares(tx)
        await conferir(tx)
      }
      // Approved transfers leave before, on and after the days that are looked at.
      await sql`update processo_agenda set para = ${HOJE}::date + (processo_id % 40) - 10 where transicao = 'efetivar'`.execute(
        tx,
      )
      await conferir(tx)
      await juntarTitulares(tx)
      const { rows } = await sql<{ linhas: number; postos: number }>`
        select count(*)::int as linhas, count(distinct posto_id)::int as postos from posto_titulares`.execute(
        tx,
      )
      expect(rows[0]?.linhas).toBe(rows[0]?.postos)
      await sql`rollback`.execute(tx)
    })
  })
})
