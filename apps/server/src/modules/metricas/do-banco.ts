import { sql } from 'kysely'
import { copyStatus } from '../../backup/status.ts'
import { isGood } from '../../backup/copies.ts'
import { poolOf } from '../../db/db.ts'
import type { Replica } from '../../db/replica.ts'
import { QUEUE_SCHEMA } from '../../db/roles.ts'
import type { Deps } from '../../deps.ts'
import { hasQueue } from '../../jobs/fila.ts'
import { listComAvisosPorEmail } from '../notificacoes/avisar-por-email.ts'
import type { Lidas } from './familias.ts'

const segundosDesde = (agora: Temporal.Instant, em: string): number =>
  Math.max(0, agora.since(Temporal.Instant.from(em)).total('seconds'))

/** Connections, known without asking the database. */
export function lerPool({ db }: Pick<Deps, 'db'>): Lidas {
  const pool = poolOf(db)
  if (!pool) return {}
  return {
    rh_db_connections: [
      { rotulos: { state: 'used' }, valor: pool.totalCount - pool.idleCount },
      { rotulos: { state: 'idle' }, valor: pool.idleCount },
    ],
    rh_db_connections_max: [{ valor: pool.options.max ?? 0 }],
    rh_db_waiting: [{ valor: pool.waitingCount }],
  }
}

/** The standby that reports are read from; absent where there is none. */
export function lerReplica(replica: Replica | undefined): Lidas {
  if (!replica) return {}
  const atraso = replica.lag()
  return {
    rh_replica_up: [{ valor: replica.isFresh() ? 1 : 0 }],
    ...(atraso !== null && { rh_replica_lag_seconds: [{ valor: atraso }] }),
    rh_replica_reads: Object.entries(replica.reads).map(([source, valor]) => ({
      sufixo: '_total',
      rotulos: { source },
      valor,
    })),
  }
}

/** What the database knows; when it does not answer, that alone is told. */
export async function lerBanco(deps: Deps): Promise<Lidas> {
  try {
    const partes = await Promise.all([lerFilas(deps), lerEnvios(deps), lerTrilha(deps)])
    return Object.assign({ rh_db_up: [{ valor: 1 }] }, ...partes) as Lidas
  } catch {
    return { rh_db_up: [{ valor: 0 }] }
  }
}

interface Fila {
  readonly nome: string
  readonly esperando: number
  readonly idade: number
  readonly falhas: number
}

async function lerFilas({ db }: Deps): Promise<Lidas> {
  // Where no instance ran tasks yet.
  if (!(await hasQueue(db))) return {}
  const { rows } = await sql<Fila>`
    with trabalhos as (
      select name, state, start_after, completed_on, state in ('created', 'retry') and start_after <= now() as espera
        from ${sql.table(`${QUEUE_SCHEMA}.job`)})
    select q.name as nome, count(t.name) filter (where t.espera)::int as esperando,
           coalesce(extract(epoch from now() - min(t.start_after) filter (where t.espera)), 0)::float8 as idade,
           count(t.name) filter (where t.state = 'failed' and t.completed_on > now() - interval '1 day')::int as falhas
      from ${sql.table(`${QUEUE_SCHEMA}.queue`)} q left join trabalhos t on t.name = q.name
     where q.name not like '\\_\\_pgboss%' group by q.name order by q.name`.execute(db)
  const amostras = (de: (fila: Fila) => number) =>
    rows.map((fila) => ({ rotulos: { task: fila.nome }, valor: de(fila) }))
  return {
    rh_jobs_waiting: amostras(({ esperando }) => esperando),
    rh_jobs_oldest_seconds: amostras(({ idade }) => idade),
    rh_jobs_failed_last_day: amostras(({ falhas }) => falhas),
  }
}

async function lerEnvios(deps: Deps): Promise<Lidas> {
  const { rows } = await sql<{ recusados: number; webhooks: number }>`
    select (select count(*)::int from relatorio_envio
             where resultado = 'recusado' and em > now() - interval '1 day') as recusados,
           (select count(*)::int from webhook_entrega where estado = 'pendente' and proxima_em <= now()) as webhooks
  `.execute(deps.db)
  return {
    ...(deps.correio && { rh_emails_due: [{ valor: (await listComAvisosPorEmail(deps)).length }] }),
    rh_emails_refused_last_day: [{ valor: rows[0]?.recusados ?? 0 }],
    rh_webhooks_waiting: [{ valor: rows[0]?.webhooks ?? 0 }],
  }
}

async function lerTrilha({ db, clock }: Deps): Promise<Lidas> {
  const { rows } = await sql<{ problemas: number; conferida: string | null; sem_selo: string | null }>`
    select coalesce((select max(problemas) from auditoria_conferencia), 0) as problemas,
           (select max(em) from auditoria_conferencia) as conferida,
           (select em from auditoria
             where id > coalesce((select max(ate) from auditoria_selo), 0) order by id limit 1) as sem_selo`.execute(
    db.withoutPlugins(),
  )
  const [linha] = rows
  if (!linha) return {}
  const agora = clock.agora()
  return {
    rh_trail_problems: [{ valor: linha.problemas }],
    rh_trail_seal_age_seconds: [
      { valor: linha.sem_selo === null ? 0 : segundosDesde(agora, linha.sem_selo) },
    ],
    ...(linha.conferida !== null && {
      rh_trail_check_age_seconds: [{ valor: segundosDesde(agora, linha.conferida) }],
    }),
  }
}

/** From the folder of copies; absent where there are none, or where they are somebody else's business. */
export async function lerCopias({ config, clock }: Deps): Promise<Lidas> {
  const { ultima } = await copyStatus(config, clock).catch(() => ({ ultima: null }))
  return ultima === null || !isGood(ultima)
    ? {}
    : { rh_backup_age_seconds: [{ valor: segundosDesde(clock.agora(), ultima.fim) }] }
}
