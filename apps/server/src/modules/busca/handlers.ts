import type { buscaContract } from '@rh/domain/contract/busca'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/serve.ts'
import { hojeEm } from '../../clock.ts'
import { procurarColaboradores } from './colaboradores.ts'
import { procurarProcessos } from './processos.ts'
import { readTermo } from './termo.ts'

export function buscaHandlers({ db, clock, config }: Deps): Handlers<typeof buscaContract> {
  return {
    'GET /api/busca': async ({ query, request: { ator } }) => {
      const termo = readTermo(query.q, ator)
      const hoje = hojeEm(clock.agora(), config.empresaFuso)
      const [colaboradores, processos] = await Promise.all([
        procurarColaboradores(db, ator, termo, hoje),
        procurarProcessos(db, ator, termo),
      ])
      return { colaboradores, processos }
    },
  }
}
