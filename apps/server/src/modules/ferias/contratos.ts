import { sql } from 'kysely'
import type { Db } from '../../db/db.ts'
import type { Ator } from '../../http/ator.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'

export interface OpcaoDeContrato {
  readonly value: number
  readonly label: string
}

/** Contracts to choose from: those in force that the person follows. */
export async function listContratos(db: Db, ator: Ator, hoje: string): Promise<OpcaoDeContrato[]> {
  const { rows } = await sql<OpcaoDeContrato>`
    select co.id as value, co.numero || ' · ' || cl.nome_fantasia as label
      from contrato co join cliente cl on cl.id = co.cliente_id
     where co.termino >= ${hoje}::date and ${contratoNoEscopo(ator, 'co.id')}
     order by label`.execute(db)
  return rows
}
