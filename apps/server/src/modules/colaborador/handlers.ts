import type { colaboradorContract } from '@rh/domain/contract/colaborador'
import { listaColaborador } from '@rh/domain/listas/colaborador'
import { listaLayoutDaFolha } from '@rh/domain/listas/layout-da-folha'
import type { Deps } from '../../deps.ts'
import { exportar } from '../../exportacao/exportar.ts'
import { diaPedido } from '../../http/dia-pedido.ts'
import type { Handlers } from '../../http/serve.ts'
import { hojeEm } from '../../clock.ts'
import { cofreDe } from '../../cifra/banco.ts'
import { folhaSource } from './folha.ts'
import { contarPorSituacao, colaboradorSource, listColaboradores } from './lista.ts'
import { listOpcoes, nomesDosFiltros } from './opcoes.ts'

export function colaboradorHandlers(deps: Deps): Handlers<typeof colaboradorContract> {
  const { db, clock, config } = deps
  const dia = (em: string | undefined) => diaPedido(hojeEm(clock.agora(), config.empresaFuso), em)
  return {
    'GET /api/colaborador/listar': ({ query, request: { ator } }) =>
      listColaboradores(db, ator, query, dia(query.em)),
    'GET /api/colaborador/exportar': ({ query, request }) =>
      exportar(deps, request, {
        lista: listaColaborador,
        query,
        source: colaboradorSource(request.ator, query, dia(query.em)),
        nomes: nomesDosFiltros(request.ator),
      }),
    'GET /api/colaborador/folha/exportar': ({ query, request }) =>
      exportar(deps, request, {
        lista: listaLayoutDaFolha,
        query,
        source: folhaSource(cofreDe(db), request.ator, query, dia(query.em)),
        nomes: nomesDosFiltros(request.ator),
      }),
    'GET /api/colaborador/contagens': async ({ query, request: { ator } }) => ({
      contagens: await contarPorSituacao(db, ator, query, dia(query.em)),
    }),
    'GET /api/colaborador/filtros': ({ request: { ator } }) => listOpcoes(db, ator),
  }
}
