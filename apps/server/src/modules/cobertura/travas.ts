import { sql } from 'kysely'
import type { Tx } from '../../db/db.ts'
import { failure } from '../../http/failure.ts'
import { contratoNoEscopo, type Escopo } from '../processo/escopo.ts'
import { lockPessoas } from '../ferias/travas.ts'

/**
 * Makes whoever fills a hole of the same contract, or uses the days of the same people, wait: the contract, then the people,
 * in the order of `lockDias`. 404 for a post that the person does not see.
 */
export async function lockCobertura(
  tx: Tx,
  {
    ator,
    postoId,
    pessoas,
  }: { readonly ator: Escopo; readonly postoId: number; readonly pessoas: readonly number[] },
): Promise<void> {
  const { rows } = await sql`
    select co.id from contrato co
     where co.id = (select po.contrato_id from posto po where po.id = ${postoId})
       and ${contratoNoEscopo(ator, 'co.id')}
       for no key update`.execute(tx)
  if (rows.length === 0) throw failure('nao_encontrado')
  await lockPessoas(tx, pessoas)
}
