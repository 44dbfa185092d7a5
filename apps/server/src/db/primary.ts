import { Client, type ClientConfig } from 'pg'
import { errorCode } from '../startup-error.ts'
import { urlsOf } from './hosts.ts'

/** Of several servers, the one that takes writes. */
export interface Primary {
  /** Its URL. Asks all of them when it is not known; rejects when none takes writes. */
  find(): Promise<string>
  /** Told that the one that is known may not be it any longer. */
  doubt(): void
}

/** Time for a connection, and as much for its answer: together well below the wait for a connection of the pool. */
const ASK_MS = 1_000

/** SQLSTATE of a server that takes no connections for now: whoever asked may ask again. */
const CANNOT_CONNECT_NOW = '57P03'

interface Answer {
  readonly url: string
  /** Number of its history, which grows by one with each promotion; null of a standby. */
  readonly timeline: number | null
}

const takesWrites = (answer: Answer): answer is Answer & { readonly timeline: number } =>
  answer.timeline !== null

const STATE = `
  select case when not pg_is_in_recovery() then left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline`

async function ask(config: ClientConfig, url: string): Promise<Answer> {
  const client = new Client({
    ...config,
    connectionString: url,
    application_name: 'rh-procura',
    connectionTimeoutMillis: ASK_MS,
    query_timeout: ASK_MS,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ timeline: string | null }>(STATE)
    const timeline = rows[0]?.timeline ?? null
    return { url, timeline: timeline === null ? null : Number.parseInt(timeline, 16) }
  } finally {
    void client.end().catch(() => {})
  }
}

const NONE = 'None of the servers takes writes'

/** A standby that waits is better news than a server that is off; a refused login is worse than either. */
function whyNot(outcomes: readonly PromiseSettledResult<Answer>[]): Error {
  const refused = outcomes
    .filter((one) => one.status === 'rejected')
    .map(({ reason }) => reason as Error)
    .find((reason) => /^(28|3D)/.test(errorCode(reason) ?? ''))
  const causes = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  return refused ?? Object.assign(new AggregateError(causes, NONE), { code: CANNOT_CONNECT_NOW })
}

/**
 * Looks for the primary among several servers, as `target_session_attrs=read-write` does for programs of libpq.
 *
 * A primary that died and comes back by itself, after a standby took its place, takes writes as well: of two, the one
 * with the longer history is meant, and what was left behind once is never gone back to.
 */
export function createPrimary(config: ClientConfig, urls: readonly string[]): Primary {
  let known: string | undefined
  let newest = 0
  let asking: Promise<string> | undefined
  const search = async (): Promise<string> => {
    const outcomes = await Promise.allSettled(urls.map((url) => ask(config, url)))
    const best = outcomes
      .flatMap((one) => (one.status === 'fulfilled' && takesWrites(one.value) ? [one.value] : []))
      .toSorted((a, b) => b.timeline - a.timeline)[0]
    if (best === undefined || best.timeline < newest) throw whyNot(outcomes)
    newest = best.timeline
    known = best.url
    return best.url
  }
  return {
    find: async () =>
      known ??
      (await (asking ??= search().finally(() => {
        asking = undefined
      }))),
    doubt: () => {
      known = undefined
    },
  }
}

/** What finds the primary of a connection that names several servers. */
export function primaryOf(config: ClientConfig): Primary | undefined {
  const urls = urlsOf(config.connectionString ?? '')
  return urls.length > 1 ? createPrimary(config, urls) : undefined
}

type Connected = ((error: Error) => void) | ((error: null, client: Client) => void)

/** A connection whose server is chosen when it is opened; those to another server than the one found last are closed. */
export function clientFor(primary: Primary): typeof Client {
  const open = new Map<Client, string>()
  return class extends Client {
    constructor(config?: string | ClientConfig) {
      super(typeof config === 'object' ? { ...config, connectionString: firstOf(config) } : config)
      // Closed by the other side.
      this.on('error', () => primary.doubt())
      this.on('end', () => open.delete(this))
    }

    override connect(): Promise<Client>
    override connect(callback: Connected): void
    override connect(callback?: Connected): Promise<Client> | void {
      const connected = this.#connectTo()
      if (callback === undefined) return connected
      const tell = callback as (error: unknown, client?: Client) => void
      connected.then((client) => tell(null, client), tell)
    }

    async #connectTo(): Promise<Client> {
      const url = await primary.find()
      const { host, port } = new Client({ connectionString: url })
      Object.assign(this, { host, port })
      try {
        await super.connect()
      } catch (error) {
        primary.doubt()
        throw error
      }
      open.set(this, url)
      // A server that froze or that the network took does not say that it is gone.
      for (const [client, where] of open) if (where !== url) void client.end().catch(() => {})
      return this
    }
  }
}

const firstOf = ({ connectionString = '' }: ClientConfig): string => urlsOf(connectionString)[0] ?? ''

/** A connection to the server of this configuration, or to the one of several that takes writes. */
export function createClient(config: ClientConfig): Client {
  const primary = primaryOf(config)
  return primary ? new (clientFor(primary))(config) : new Client(config)
}
