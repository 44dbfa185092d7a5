import { sql } from 'kysely'
import { pedidosAte } from '@rh/domain/processo/vez'
import { prepared } from '../../db/prepared.ts'
import type { UnitOfWork } from '../../db/write.ts'
import type { Quem } from '../../http/ator.ts'
import type { Modulo } from './modulo.ts'
import { marcarPrazo } from './prazo.ts'
import type { Processo } from './repository.ts'

// What the next moves of a process ask for (`pedeAte`), and what of it is done: as the index keeps it.

/**
 * Works out what is done of what the moves out of its status ask for, and writes it. Facts are read only where a move
 * asks for something. Returns the process with it.
 */
export async function marcarFeitos<C>(
  modulo: Modulo<C>,
  work: UnitOfWork,
  processo: Processo,
  lerContexto: () => Promise<C>,
): Promise<Processo> {
  const pedidos = pedidosAte(modulo.process, processo.status)
  if (pedidos.length === 0) return processo
  const contexto = await lerContexto()
  const feitos = pedidos.filter((nome) => isFeito(modulo, nome, contexto))
  await gravarFeitos(work, processo.id, feitos)
  return { ...processo, feitos }
}

/** The same after a write of something else of the process that the person has in hand, as an attachment. */
export const remarcarFeitos = <C>(modulo: Modulo<C>, work: UnitOfWork, processo: Processo, quem: Quem) =>
  marcarFeitos(modulo, work, processo, () => modulo.contexto(work, processo, quem))

const isFeito = <C>({ regras }: Modulo<C>, nome: string, contexto: C): boolean =>
  (regras[nome]?.(contexto) ?? []).every(({ severidade }) => severidade !== 'bloqueio')

/** Writes what changed, and what runs out because of it. */
async function gravarFeitos(work: UnitOfWork, id: number, feitos: readonly string[]): Promise<void> {
  const todos = sql.val([...feitos])
  const { numAffectedRows = 0n } = await sql`${prepared}
    update processo_indice set feitos = ${todos}::text[]
     where id = ${id} and feitos is distinct from ${todos}::text[]`.execute(work.tx)
  if (numAffectedRows > 0n) marcarPrazo(work, id)
}
