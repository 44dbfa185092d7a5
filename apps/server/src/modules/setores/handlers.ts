import type { setoresContract } from '@rh/domain/contract/setores'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/serve.ts'
import { hojeEm } from '../../clock.ts'
import { listParabens } from './parabens.ts'
import { contarPendencias } from './pendencias.ts'

export function setoresHandlers({ db, clock, config }: Deps): Handlers<typeof setoresContract> {
  return {
    'GET /api/setores/pendencias': async ({ request: { ator } }) => ({
      results: await contarPendencias(db, ator),
    }),
    'GET /api/parabens': ({ request: { ator } }) =>
      listParabens(db, ator, hojeEm(clock.agora(), config.empresaFuso)),
  }
}
