import type { Config } from '../../config.ts'
import { failure } from '../../http/failure.ts'

/** Where people sign in at a provider, no call takes a password of ours: it would be a way around the provider. */
export function exigirSenhaDaqui({ metodoLogin }: Config): void {
  if (metodoLogin !== 'jwt') throw failure('rota_inexistente')
}
