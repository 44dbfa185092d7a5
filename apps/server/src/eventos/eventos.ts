import { sql } from 'kysely'
import { eventoDa, type EventoDeMuitos } from '@rh/domain/integracoes/eventos'
import { isoDe } from '../clock.ts'
import type { UnitOfWork } from '../db/write.ts'
import { callTarefa } from '../tarefa.ts'

/** Name of the task that sends what waits. */
export const TAREFA_DOS_WEBHOOKS = 'webhooks.entregar'

interface Efeito {
  readonly processoId: number
  readonly tipo: string
  readonly transicao: string
}

/**
 * Keeps the effect of a transition in the outbox, with a delivery for each webhook that asks for it, in the transaction of
 * the effect: told if and only if it happened. Nothing where the transition has no effect.
 */
export async function registrarEfeito(
  work: UnitOfWork,
  { processoId, tipo, transicao }: Efeito,
): Promise<void> {
  const evento = eventoDa(tipo, transicao)
  if (evento === undefined) return
  const { rows } = await sql<{ id: number }>`
    insert into efeito (tipo, objeto, processo_id, vinculo_id, contrato_id, data, em)
    select ${evento}, coalesce('colaborador:' || p.vinculo_id, 'processo:' || p.id), p.id, p.vinculo_id, p.contrato_id,
           -- The index keeps what a form says, a day or not.
           case when i.data ~ '^\\d{4}-\\d\\d-\\d\\d$' then i.data::date end, ${isoDe(work.agora)}
      from processo p left join processo_indice i on i.id = p.id
     where p.id = ${processoId}
    returning id`.execute(work.tx)
  await enfileirar(
    work,
    rows.map(({ id }) => id),
  )
}

/** Somebody to whom something happened with many others, and the day it counts from. */
interface Atingido {
  readonly vinculoId: number
  readonly data: string
}

/** The same for what happens to many people at once: an effect for each of them. */
export async function registrarEfeitos(
  work: UnitOfWork,
  evento: EventoDeMuitos,
  atingidos: readonly Atingido[],
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into efeito (tipo, objeto, vinculo_id, contrato_id, data, em)
    select ${evento}, 'colaborador:' || a."vinculoId", a."vinculoId", (
             select vv.contrato_id from vinculo_versao vv where vv.vinculo_id = a."vinculoId" and vv.vigencia <= a.data
              order by vv.vigencia desc limit 1), a.data, ${isoDe(work.agora)}
      from jsonb_to_recordset(${JSON.stringify(atingidos)}::jsonb) as a("vinculoId" int, data date)
     order by a."vinculoId"
    returning id`.execute(work.tx)
  await enfileirar(
    work,
    rows.map(({ id }) => id),
  )
}

/**
 * Queues events for every active webhook that asks for their kind. Whoever turns one on meanwhile waits for this, or is
 * waited for: an event is queued here or by them, never by neither.
 */
async function enfileirar({ tx, agora }: UnitOfWork, eventoIds: readonly number[]): Promise<void> {
  const { rows } = await sql`
    with w as materialized (select id, ativo, eventos from webhook order by id for key share)
    insert into webhook_entrega (webhook_id, evento_id, objeto, proxima_em)
    select w.id, e.id, e.objeto, ${isoDe(agora)}
      from efeito e join w on w.ativo and e.tipo = any (w.eventos)
     where e.id = any (${[...eventoIds]}::bigint[])
     order by e.id, w.id
    returning id`.execute(tx)
  if (rows.length > 0) await chamarEntrega({ tx })
}

/** Calls for the sending once the transaction commits. */
export const chamarEntrega = ({ tx }: Pick<UnitOfWork, 'tx'>) => callTarefa(tx, TAREFA_DOS_WEBHOOKS)
