import type { Familia } from './openmetrics.ts'

/**
 * Every figure that `/metrics` offers. What each means for whoever watches, and when to worry, is the table of
 * docs/operacao.md, which a test compares with this one.
 */
export const familias = {
  rh_build: { tipo: 'info', ajuda: 'Version of the system and of Node.' },
  rh_http_request_duration_seconds: {
    tipo: 'histogram',
    ajuda: 'Answered requests by method, route template and status class.',
  },
  rh_http_requests_in_flight: { tipo: 'gauge', ajuda: 'Requests that are being answered.' },
  rh_event_loop_lag_seconds: {
    tipo: 'gauge',
    ajuda: 'Delay of the event loop since the last scrape, by quantile.',
  },
  rh_process_memory_bytes: { tipo: 'gauge', ajuda: 'Memory of the process, by kind.' },
  rh_process_cpu_seconds: { tipo: 'counter', ajuda: 'Processor time of the process.' },
  rh_process_start_time_seconds: { tipo: 'gauge', ajuda: 'When the process started, as a Unix time.' },
  rh_sockets: { tipo: 'gauge', ajuda: 'Screens connected to this instance.' },
  rh_logins_refused: { tipo: 'counter', ajuda: 'Refused logins of this instance, by reason.' },
  rh_security_events_waiting: { tipo: 'gauge', ajuda: 'Security events that are not written yet.' },
  rh_db_up: { tipo: 'gauge', ajuda: '1 while the database answers this scrape.' },
  rh_db_connections: { tipo: 'gauge', ajuda: 'Connections of the pool, by state.' },
  rh_db_connections_max: { tipo: 'gauge', ajuda: 'Connections that the pool may open.' },
  rh_db_waiting: { tipo: 'gauge', ajuda: 'Requests that wait for a connection.' },
  rh_replica_up: { tipo: 'gauge', ajuda: '1 while reports are read from the replica.' },
  rh_replica_lag_seconds: { tipo: 'gauge', ajuda: 'Age of the data of the replica, at most.' },
  rh_replica_reads: { tipo: 'counter', ajuda: 'Calls that may read from the replica, by what answered.' },
  rh_jobs_waiting: { tipo: 'gauge', ajuda: 'Runs of tasks that are due and wait, by task.' },
  rh_jobs_oldest_seconds: { tipo: 'gauge', ajuda: 'Age of the oldest run that is due and waits, by task.' },
  rh_jobs_failed_last_day: {
    tipo: 'gauge',
    ajuda: 'Runs of tasks given up in the last 24 hours, by task.',
  },
  rh_emails_due: { tipo: 'gauge', ajuda: 'People to whom a message by e-mail is due.' },
  rh_emails_refused_last_day: {
    tipo: 'gauge',
    ajuda: 'Reports that the mail server refused in the last 24 hours.',
  },
  rh_webhooks_waiting: { tipo: 'gauge', ajuda: 'Deliveries to other systems that are due and wait.' },
  rh_backup_age_seconds: { tipo: 'gauge', ajuda: 'Age of the newest copy that could be read back.' },
  rh_trail_seal_age_seconds: { tipo: 'gauge', ajuda: 'Age of the oldest link of the trail without a seal.' },
  rh_trail_check_age_seconds: { tipo: 'gauge', ajuda: 'Age of the last check of the trail.' },
  rh_trail_problems: { tipo: 'gauge', ajuda: 'Problems that the last checks of the trail found.' },
} as const satisfies Readonly<Record<string, Pick<Familia, 'tipo' | 'ajuda'>>>

export type NomeDeFamilia = keyof typeof familias
/** What was read of each; a family that could not be read is absent. */
export type Lidas = { readonly [N in NomeDeFamilia]?: Familia['amostras'] }

export const comoFamilias = (lidas: Lidas): Familia[] =>
  (Object.keys(familias) as NomeDeFamilia[]).map((nome) => ({
    nome,
    ...familias[nome],
    amostras: lidas[nome] ?? [],
  }))
