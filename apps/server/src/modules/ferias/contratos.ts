import { sql } from 'kysely'
import type { Db } from '../../db/db.ts'
import { whileUnchanged } from '../../db/unchanged.ts'
import type { Ator } from '../../http/ator.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'

export interface OpcaoDeContrato {
  readonly value: number
  readonly label: string
}

/** Contracts to choose from: those in force that the person follows; all of them the same until one is written. */
export const listContratos = (db: Db, ator: Ator, hoje: string): Promise<OpcaoDeContrato[]> =>
  ator.escopado
    ? lerContratos(db, ator, hoje)
    : whileUnchanged(
        db,
        { about: 'contratos em vigor', question: [hoje], tables: ['cliente', 'contrato'] },
        () => lerContratos(db, ator, hoje),
      )

async function lerContratos(db: Db, ator: Ator, hoje: string): Promise<OpcaoDeContrato[]> {
  const { rows } = await sql<OpcaoDeContrato>`
    select co.id as value, co.numero || ' · ' || cl.nome_fantasia as label
      from contrato co join cliente cl on cl.id = co.cliente_id
     where co.termino >= ${hoje}::date and ${contratoNoEscopo(ator, 'co.id')}
     order by label`.execute(db)
  return rows
}
