import type { colaboradorContract } from '@rh/domain/contract/colaborador'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/serve.ts'
import { hojeEm } from '../../relogio.ts'
import { contarPorSituacao, listColaboradores } from './lista.ts'
import { listOpcoes } from './opcoes.ts'

export function colaboradorHandlers({ db, relogio, config }: Deps): Handlers<typeof colaboradorContract> {
  const hoje = () => hojeEm(relogio.agora(), config.empresaFuso)
  return {
    'GET /api/colaborador/listar': ({ query, pedido: { ator } }) =>
      listColaboradores(db, ator, query, hoje()),
    'GET /api/colaborador/contagens': async ({ query, pedido: { ator } }) => ({
      contagens: await contarPorSituacao(db, ator, query, hoje()),
    }),
    'GET /api/colaborador/filtros': ({ pedido: { ator } }) => listOpcoes(db, ator),
  }
}
