import { asFailure } from './http/error-handler.ts'
import { StartupError } from './startup-error.ts'

const detail = (error: unknown): string =>
  process.env.LOG_NIVEL === 'debug' && error instanceof Error ? String(error.stack) : String(error)

/** Why the start failed, for the person at the terminal: what happened and what to do. */
export function explainStart(error: unknown): string {
  if (error instanceof StartupError) return error.message
  // Whoever answered a moment ago: out of connections, restarting, or behind a lock.
  if (asFailure(error).codigo === 'ocupado')
    return `O banco de dados deixou de atender durante o início, e nada foi perdido.
Confira se ele está no ar e se ainda aceita conexões (max_connections do PostgreSQL, POOL_MAX daqui), e inicie de novo.
Detalhe: ${detail(error)}`
  return `O sistema não pôde iniciar por um erro inesperado.\nDetalhe: ${detail(error)}`
}
