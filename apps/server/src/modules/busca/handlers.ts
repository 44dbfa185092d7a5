import type { buscaContract } from '@rh/domain/contract/busca'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/serve.ts'
import { hojeEm } from '../../relogio.ts'
import { procurarAdmissoes } from './admissoes.ts'
import { procurarColaboradores } from './colaboradores.ts'
import { lerTermo } from './termo.ts'

export function buscaHandlers({ db, relogio, config }: Deps): Handlers<typeof buscaContract> {
  return {
    'GET /api/busca': async ({ query, pedido: { ator } }) => {
      const termo = lerTermo(query.q, ator)
      const hoje = hojeEm(relogio.agora(), config.empresaFuso)
      const [colaboradores, admissoes] = await Promise.all([
        procurarColaboradores(db, ator, termo, hoje),
        procurarAdmissoes(db, ator, termo),
      ])
      return { colaboradores, admissoes }
    },
  }
}
