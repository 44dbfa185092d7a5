import { sql } from 'kysely'
import type { Db } from '../../db/db.ts'
import type { Tarefa } from '../../tarefa.ts'

/**
 * Makes one row of what the writes of a day changed in each post (`posto_titulares`), in one statement: whoever reads sees
 * the rows from before or the one from after, and what others write meanwhile stays beside it.
 */
export async function juntarTitulares(db: Db): Promise<void> {
  await sql`
    with juntadas as (
      delete from posto_titulares where posto_id in (
        select posto_id from posto_titulares group by posto_id having count(*) > 1)
      returning posto_id, pessoas)
    insert into posto_titulares (posto_id, pessoas)
    select posto_id, sum(pessoas) from juntadas group by posto_id having sum(pessoas) <> 0`.execute(db)
}

export const juntarTitularesDosPostos: Tarefa = {
  nome: 'contratos.juntar-titulares',
  titulo: 'Titulares dos postos por período',
  cron: '40 3 * * *',
  executar: ({ db }) => juntarTitulares(db),
}
