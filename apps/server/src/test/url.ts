import type { ClientConfig } from 'pg'

/** A connection as `DATABASE_URL`, for a process of its own. */
export const urlDe = ({
  connectionString,
  user,
  password,
  host = '',
  port,
  database,
}: ClientConfig): string => {
  const senha = typeof password === 'string' ? `:${encodeURIComponent(password)}` : ''
  const query = new URLSearchParams({ host, port: String(port ?? 5432) }).toString()
  return connectionString ?? `postgresql://${user}${senha}@localhost/${database}?${query}`
}
