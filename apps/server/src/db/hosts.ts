/** Scheme, login with its "@", hosts, and the rest of a PostgreSQL URL. */
const PARTS = /^(postgres(?:ql)?:\/\/)([^@/?#]*@)?([^/?#]*)(.*)$/

/** Which server libpq would look for: ours is always the one that takes writes, or the copy that was asked for. */
const LIBPQ_ONLY = new Set(['target_session_attrs', 'load_balance_hosts'])

function withoutLibpqOnly(rest: string): string {
  const [path = '', query] = rest.split('?', 2)
  const kept = (query ?? '').split('&').filter((part) => !LIBPQ_ONLY.has(part.split('=', 1)[0] ?? ''))
  return kept.join('') === '' ? path : `${path}?${kept.join('&')}`
}

/**
 * The addresses that a URL of libpq's form names, each as a URL of its own: `postgresql://user@one:5432,two:5432/name`.
 * Of a URL with one host, that one.
 */
export function urlsOf(text: string): readonly string[] {
  const [, scheme = '', login = '', hosts = '', rest = ''] = PARTS.exec(text) ?? []
  if (scheme === '') return [text]
  return hosts.split(',').map((host) => `${scheme}${login}${host}${withoutLibpqOnly(rest)}`)
}

/** Whether every address of it can be read. */
export const isDatabaseUrl = (text: string): boolean =>
  PARTS.test(text) && urlsOf(text).every((url) => URL.canParse(url))

/** Name of the database in a URL. */
export const databaseIn = (text: string): string => new URL(urlsOf(text)[0] ?? '').pathname.slice(1)
