import type { AnyProcess } from '@rh/domain/processo/define'
import { podeEsperar, SEGUNDOS_PARA_DESFAZER } from '@rh/domain/processo/espera'
import type { DecisaoDoSetor } from '@rh/domain/processo/vez'
import { sql } from 'kysely'
import { isoDe } from '../../../clock.ts'
import type { Db, Tx } from '../../../db/db.ts'
import { prepared } from '../../../db/prepared.ts'
import type { UnitOfWork } from '../../../db/write.ts'
import type { Decisor, Quem } from '../../../http/ator.ts'
import { failure } from '../../../http/failure.ts'
import { callTarefa } from '../../../tarefa.ts'
import type { Engine, Modulo } from '../modulo.ts'
import { abrirParaMudar, requireProcessoPreso } from '../requirements.ts'
import { decidir, type Pedido } from './decidir.ts'

/** Name of the task that makes the decisions whose time to undo is over. */
export const TAREFA_DAS_DECISOES = 'processo.decisoes'

/**
 * Keeps a decision that can still be undone. It is made as it would be now and taken back, so that whatever refuses it
 * refuses it at once; the task makes it for good, through the same path. Throws what the decision itself throws, and 409
 * for a move that does not wait.
 */
export async function segurar<C>(
  engine: Engine,
  modulo: Modulo<C>,
  work: UnitOfWork,
  ator: Decisor,
  pedido: Pedido,
): Promise<void> {
  const { process } = modulo
  // Before the rehearsal: what it takes from a sequence, as the number of a new bond, does not come back with it.
  if ('transicao' in pedido && !podeEsperar(process, pedido.transicao))
    throw failure('transicao_invalida', {
      mensagem: 'Esta ação vale na hora e não pode ser desfeita.',
      acao: 'Faça-a fora da fila.',
    })
  // Locked before the rehearsal, whose own locks go with it: two decisions of one person come one after the other.
  const { id } = await abrirParaMudar(work, process, pedido, ator, engine.fuso)
  await ensaiarDecisao(engine, modulo, work, ator, pedido)
  const { agora, tx } = work
  await tx
    .insertInto('decisaoEmEspera')
    .values({
      processoId: id,
      usuarioId: ator.id,
      ...('parecer' in pedido
        ? { parecer: pedido.parecer, decisao: pedido.decisao }
        : { transicao: pedido.transicao }),
      pedido: JSON.stringify(pedido),
      em: isoDe(agora),
      executaEm: isoDe(agora.add({ seconds: SEGUNDOS_PARA_DESFAZER })),
    })
    .execute()
  await callTarefa(tx, TAREFA_DAS_DECISOES)
}

/**
 * Makes a decision as it would be now and takes all of it back: rows, notices, and what was to follow the commit. Throws
 * what refuses it.
 */
export async function ensaiarDecisao<C>(
  engine: Engine,
  modulo: Modulo<C>,
  work: UnitOfWork,
  ator: Decisor,
  pedido: Pedido,
): Promise<void> {
  await sql`savepoint ensaio`.execute(work.tx)
  await decidir(engine, modulo, { ...work, noFim: () => {}, depois: () => {} }, ator, pedido)
  await sql`rollback to savepoint ensaio`.execute(work.tx)
}

/** Undoes the person's own decision. Throws 404, and 409 once it was made. */
export async function desfazerEspera(
  process: AnyProcess,
  { tx }: UnitOfWork,
  ator: Quem,
  id: number,
): Promise<void> {
  await requireProcessoPreso(tx, process, id, ator)
  // Nothing is left to undo where the task, which has the process while it makes the decision, was waited for.
  const { numDeletedRows } = await tx
    .deleteFrom('decisaoEmEspera')
    .where('processoId', '=', id)
    .where('usuarioId', '=', ator.id)
    .executeTakeFirst()
  if (numDeletedRows === 0n)
    throw failure('transicao_invalida', {
      mensagem: 'Não há mais o que desfazer: a decisão já foi registrada.',
      acao: 'Veja no histórico o que ficou.',
    })
}

/** Decision of this person that waits to be made. */
export async function findEspera(db: Db | Tx, processoId: number, { id }: Quem, agora: Temporal.Instant) {
  const linha = await db
    .selectFrom('decisaoEmEspera')
    .select(['parecer', 'transicao', 'em', 'executaEm'])
    .select((eb) => eb.ref('decisao').$castTo<DecisaoDoSetor | null>().as('decisao'))
    .where('processoId', '=', processoId)
    .where('usuarioId', '=', id)
    .modifyEnd(prepared)
    .executeTakeFirst()
  if (!linha) return null
  const { executaEm, ...espera } = linha
  return { ...espera, faltam: Temporal.Instant.from(executaEm).epochMilliseconds - agora.epochMilliseconds }
}
