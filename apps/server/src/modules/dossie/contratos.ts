import { sql } from 'kysely'
import type { Db } from '../../db/db.ts'
import type { Ator } from '../../http/ator.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'

/** Contracts that began, those over too: a client inspects what was. Those that the person follows, by number. */
export async function listContratosDoDossie(db: Db, ator: Ator, hoje: string) {
  const { rows } = await sql<{ value: number; label: string }>`
    select co.id as value, co.numero || ' · ' || cl.nome_fantasia as label
      from contrato co join cliente cl on cl.id = co.cliente_id
     where co.inicio <= ${hoje}::date and ${contratoNoEscopo(ator, 'co.id')}
     order by label`.execute(db)
  return rows
}
