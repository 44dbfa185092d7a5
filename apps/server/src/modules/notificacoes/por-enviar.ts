import { sql } from 'kysely'
import type { Canal } from '@rh/domain/avisos/ajustes'
import { foraDoSilencio, type Silencio } from '@rh/domain/avisos/silencio'
import { isoDe } from '../../clock.ts'
import type { UnitOfWork } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import { silencioDe, type ColunasDoSilencio } from './ajustes.ts'

// What leaves the house of what people were told and did not read: by which way, from when on, and until when.

/** A way out of the house. */
export interface Saida {
  readonly canal: Exclude<Canal, 'tela'>
  /** How long an alert may wait to be read on the screen before it leaves. */
  readonly espera: { readonly minutes: number }
}

/** What could not be sent for a day is old news. Hours of silence do not count. */
const VALIDADE = { hours: 24 } as const
/** No silence is as long: holidays beside a Sunday, and the nights around them. */
const ALCANCE = { hours: 8 * 24 } as const

const colunaDe = ({ canal }: Saida) => sql.ref(canal === 'email' ? 'n.email_em' : 'n.push_em')

/** Of `notificacao n`: unread by somebody who is still here, and wanted by this way. */
export const querSaber = (canal: Saida['canal']) => sql<boolean>`(
  n.lida_em is null
  and exists (select from usuario u where u.id = n.usuario_id and u.ativo
                 and ${`${canal}:`}::text || n.assunto <> all (u.avisos_desligados))
  and not exists (select from aviso_mudo m where m.usuario_id = n.usuario_id and m.processo_id = n.processo_id))`

/** Wanted, not sent by this way, and of an age at which it may make sense to send. */
const candidatas = (saida: Saida, agora: Temporal.Instant) => sql<boolean>`
  ${querSaber(saida.canal)} and ${colunaDe(saida)} is null
  and n.criada_em > ${isoDe(agora.subtract(ALCANCE))} and n.criada_em <= ${isoDe(agora.subtract(saida.espera))}
  ${saida.canal === 'push' ? temAparelho : sql``}`

/** What came before a browser said yes is not sent to it. */
const temAparelho = sql`and exists (
  select from push_aparelho a where a.usuario_id = n.usuario_id and a.criado_em <= n.criada_em)`

/** Whether an alert may leave now: nobody is disturbed, and it is no older than a day of hours in which it could. */
const podeSair = (
  { espera }: Saida,
  { agora, fuso, silencio }: { agora: Temporal.Instant; fuso: string; silencio: Silencio },
  criadaEm: string,
): boolean => {
  const pronta = Temporal.Instant.from(criadaEm).add(espera).toZonedDateTimeISO(fuso)
  const limite = foraDoSilencio(pronta, silencio).add(VALIDADE).subtract(espera).toInstant()
  return Temporal.Instant.compare(agora, limite) < 0
}

/** Whether a person keeps silence now. */
export const isSilencio = (agora: Temporal.Instant, fuso: string, silencio: Silencio): boolean => {
  const local = agora.toZonedDateTimeISO(fuso)
  return !foraDoSilencio(local, silencio).equals(local)
}

/** People with alerts to send by this way now; who keeps silence is told after it. */
export async function listComAvisos(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  saida: Saida,
): Promise<number[]> {
  const agora = clock.agora()
  const { rows } = await sql<ColunasDoSilencio & { id: number; ultima: string }>`
    select u.id, u.silencio_de, u.silencio_ate, u.silencio_folgas, max(n.criada_em) as ultima
      from notificacao n join usuario u on u.id = n.usuario_id
     where ${candidatas(saida, agora)}
     group by u.id order by u.id`.execute(db)
  return rows.flatMap(({ id, ultima, ...colunas }) => {
    const silencio = silencioDe(colunas)
    const quando = { agora, fuso: config.empresaFuso, silencio }
    // The newest one is the last to become old.
    return isSilencio(agora, config.empresaFuso, silencio) || !podeSair(saida, quando, ultima) ? [] : [id]
  })
}

/** When the oldest of what these people are to be told by this way came. */
export async function maisAntigo(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  saida: Saida,
  usuarioIds: readonly number[],
): Promise<string | null> {
  const { rows } = await sql<{ desde: string | null }>`
    select min(n.criada_em) as desde from notificacao n
     where n.usuario_id = any (${sql.val([...usuarioIds])}::int[]) and ${candidatas(saida, clock.agora())}`.execute(
    db,
  )
  return rows[0]?.desde ?? null
}

/** Takes the person's alerts for this way, marked as sent in the transaction; who comes at the same time finds none. */
export async function tomar(
  { tx, agora }: UnitOfWork,
  saida: Saida,
  { id: usuarioId, fuso }: { readonly id: number; readonly fuso: string },
): Promise<number[]> {
  const { rows } = await sql<ColunasDoSilencio & { id: number; criadaEm: string }>`
    select n.id, n.criada_em, u.silencio_de, u.silencio_ate, u.silencio_folgas
      from notificacao n join usuario u on u.id = n.usuario_id
     where n.usuario_id = ${usuarioId} and ${candidatas(saida, agora)}
     order by n.id for update of n skip locked`.execute(tx)
  const ids = rows.flatMap(({ id, criadaEm, ...colunas }) =>
    podeSair(saida, { agora, fuso, silencio: silencioDe(colunas) }, criadaEm) ? [id] : [],
  )
  if (ids.length === 0) return ids
  await tx
    .updateTable('notificacao')
    .set(saida.canal === 'email' ? { emailEm: isoDe(agora) } : { pushEm: isoDe(agora) })
    .where('id', 'in', ids)
    .execute()
  return ids
}
