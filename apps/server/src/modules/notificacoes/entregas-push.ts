import { sql } from 'kysely'
import { isoDe } from '../../clock.ts'
import { writeAsSystem, type UnitOfWork } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import { silencioDe, type ColunasDoSilencio } from './ajustes.ts'
import type { Aparelho, Destino } from './mandar-push.ts'
import { isSilencio } from './por-enviar.ts'

/** Attempts of a message, each twice as late as the one before: two hours in which the person is not silent. */
const TENTATIVAS_MAXIMAS = 8
/** A browser that took nothing for so long is gone. */
const DIAS_ATE_ESQUECER = 14

/** All that waits for one browser, as one message. */
export interface Envio {
  readonly aparelhoId: number
  readonly usuarioId: number
  readonly aparelho: Aparelho
  readonly avisos: readonly number[]
  /** Deliveries that it makes. */
  readonly entregas: readonly number[]
}

/** Browsers for which something is due, of people who are not silent now. */
export async function listVencidos({ db, clock, config }: Deps): Promise<number[]> {
  const agora = clock.agora()
  const { rows } = await sql<ColunasDoSilencio & { id: number }>`
    select a.id, u.silencio_de, u.silencio_ate, u.silencio_folgas
      from push_aparelho a join usuario u on u.id = a.usuario_id
     where exists (select from push_entrega e where e.aparelho_id = a.id and e.proxima_em <= ${isoDe(agora)})
     order by a.id`.execute(db)
  return rows.flatMap(({ id, ...colunas }) =>
    isSilencio(agora, config.empresaFuso, silencioDe(colunas)) ? [] : [id],
  )
}

/**
 * Takes what is due for these browsers for one attempt, which is counted and put off before it begins: a sender that died
 * lets go by itself, and two at once never send the same.
 */
export const reservar = (deps: Deps, tarefa: string, aparelhos: readonly number[]): Promise<Envio[]> =>
  writeAsSystem(deps, tarefa, async ({ tx, agora }) => {
    const { rows } = await sql<Envio>`
      with livres as (
        select id from push_aparelho where id = any (${sql.val([...aparelhos])}::int[])
         order by id for no key update skip locked),
      tomadas as (
        update push_entrega e set tentativas = e.tentativas + 1,
               proxima_em = ${isoDe(agora)}::timestamptz + make_interval(mins => (2 ^ e.tentativas)::int)
          from livres l where e.aparelho_id = l.id and e.proxima_em <= ${isoDe(agora)}
        returning e.id, e.aparelho_id, e.avisos)
      select a.id as aparelho_id, a.usuario_id,
             jsonb_build_object('endpoint', a.endpoint, 'p256dh', a.p256dh, 'auth', a.auth) as aparelho,
             array(select distinct aviso from tomadas t, unnest(t.avisos) aviso where t.aparelho_id = a.id) as avisos,
             array(select t.id from tomadas t where t.aparelho_id = a.id) as entregas
        from push_aparelho a where a.id in (select aparelho_id from tomadas)`.execute(tx)
    return rows
  })

/** Writes down what came of an attempt: the browser is forgotten, or its message is over, or it is tried again. */
export async function anotar(
  { tx, agora }: UnitOfWork,
  { aparelhoId, entregas }: Envio,
  destino: Destino | 'nada',
): Promise<void> {
  const em = isoDe(agora)
  const limite = isoDe(agora.subtract({ hours: 24 * DIAS_ATE_ESQUECER }))
  const chegou = destino === 'chegou'
  if (destino !== 'nada')
    await sql`
      update push_aparelho set usado_em = case when ${chegou} then ${em}::timestamptz else usado_em end,
             falhando_desde = case when ${chegou} then null else coalesce(falhando_desde, ${em}) end
       where id = ${aparelhoId}`.execute(tx)
  await sql`delete from push_aparelho where id = ${aparelhoId}
    and (${destino === 'sumiu'} or falhando_desde < ${limite})`.execute(tx)
  await sql`delete from push_entrega where id = any (${sql.val([...entregas])}::int[])
    and (${destino !== 'falhou'} or tentativas >= ${TENTATIVAS_MAXIMAS})`.execute(tx)
}
