import { sql } from 'kysely'
import type { Fracao } from '@rh/domain/processos/ferias/formulario'
import type { Tx } from '../../db/db.ts'
import { versaoVigente } from '../colaborador/vinculo.ts'

interface Quem {
  readonly vinculoId: number
  /** Today in company time: the contract of the day is the one whose absences are counted. */
  readonly hoje: string
  readonly fracoes: readonly Fracao[]
}

/**
 * Makes whoever counts the same absences, or names the same people to cover, wait for this transaction. The bond is
 * locked before (`lockVinculo`); then the contract, then each person by id: always in this order, so that two never wait
 * for each other. Whoever locks for several requests in one transaction takes all bonds first, then all contracts.
 */
export async function lockDias(tx: Tx, { vinculoId, hoje, fracoes }: Quem): Promise<void> {
  // Not the key: whatever only refers to the contract goes on.
  await sql`
    select co.id from contrato co where co.id = (
      select ve.contrato_id from vinculo v ${versaoVigente(hoje)} where v.id = ${vinculoId})
       for no key update`.execute(tx)
  await lockPessoas(tx, [vinculoId, ...fracoes.flatMap(({ colaboradorId }) => colaboradorId ?? [])])
}

/** Makes whoever counts or uses the days of the same people wait; after the contract, never before it. */
export async function lockPessoas(tx: Tx, pessoas: readonly number[]): Promise<void> {
  // No row lock: somebody else's bond may be held by a request of their own, which waits for the contract.
  for (const id of [...new Set(pessoas)].toSorted((a, b) => a - b))
    await sql`select pg_advisory_xact_lock(hashtextextended('ferias.dias:' || ${id}::int, 0))`.execute(tx)
}
