import { sql } from 'kysely'
import { isoDe } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { writeAsSystem, type UnitOfWork } from '../../db/write.ts'
import type { Ator } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import type { Tarefa } from '../../tarefa.ts'

/** Morning hour at which what was put off comes again. */
const HORA = '08:00'

/** Marks the person's own alerts as read; a number of nobody, or of somebody else, is as if it were not there. */
export async function lerEntradas(db: Db, ator: Ator, ids: readonly number[], agora: Temporal.Instant) {
  await db
    .updateTable('notificacao')
    .set({ lidaEm: isoDe(agora) })
    .where('usuarioId', '=', ator.id)
    .where('id', 'in', ids)
    .where('lidaEm', 'is', null)
    .execute()
  return { ok: true as const }
}

/** Puts alerts off to tomorrow morning: out of sight until then, then told again. */
export async function adiar(db: Db, ator: Ator, ids: readonly number[], agora: Temporal.ZonedDateTime) {
  const em = agora
    .toPlainDate()
    .add({ days: 1 })
    .toZonedDateTime({ timeZone: agora.timeZoneId, plainTime: Temporal.PlainTime.from(HORA) })
    .toInstant()
  const { rows } = await sql`
    update notificacao set lembrar_em = ${isoDe(em)}, lida_em = coalesce(lida_em, ${isoDe(agora.toInstant())})
     where usuario_id = ${ator.id} and id = any (${sql.val([...ids])}::int[]) returning id`.execute(db)
  if (rows.length === 0) throw failure('nao_encontrado')
  return { em: isoDe(em) }
}

/** Ends the alerts of a process for the person, or takes them up again. */
export async function silenciar(
  { tx, agora }: UnitOfWork,
  { id: usuarioId }: Ator,
  { processoId, silenciar: calar }: { readonly processoId: number; readonly silenciar: boolean },
) {
  if (!calar) {
    await tx
      .deleteFrom('avisoMudo')
      .where('usuarioId', '=', usuarioId)
      .where('processoId', '=', processoId)
      .execute()
    return { ok: true as const }
  }
  const avisado = await tx
    .selectFrom('notificacao')
    .select('id')
    .where('usuarioId', '=', usuarioId)
    .where('processoId', '=', processoId)
    .limit(1)
    .executeTakeFirst()
  if (!avisado) throw failure('nao_encontrado')
  await tx
    .insertInto('avisoMudo')
    .values({ usuarioId, processoId, em: isoDe(agora) })
    .onConflict((conflito) => conflito.doNothing())
    .execute()
  return { ok: true as const }
}

const NOME = 'avisos.lembrar'

/** Tells again, by every way that the person chose, what they put off; of a process once. */
export const lembrarAvisos: Tarefa = {
  nome: NOME,
  titulo: 'Avisos adiados que voltam',
  cron: '* * * * *',
  executar: (deps) =>
    writeAsSystem(deps, NOME, async ({ tx, agora }) => {
      await sql`
        with vencidas as (
          update notificacao set lembrar_em = null where lembrar_em <= ${isoDe(agora)} returning *)
        insert into notificacao (usuario_id, processo_id, contrato_id, vinculo_id, lote_id, evento_id, kanban_cartao_id, conversa_id,
                                 comunicado_id, carta_id, assunto, icone, texto, criada_em)
        select distinct on (usuario_id, coalesce(processo_id, -id))
               usuario_id, processo_id, contrato_id, vinculo_id, lote_id, evento_id, kanban_cartao_id, conversa_id, comunicado_id,
               carta_id, assunto, icone, texto, ${isoDe(agora)}
          from vencidas order by usuario_id, coalesce(processo_id, -id), id desc`.execute(tx)
    }),
}
