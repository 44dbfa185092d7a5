import type { Deps } from '../../../deps.ts'
import { exportar, type ExportSource } from '../../../exportacao/exportar.ts'
import type { RequestContext } from '../../../http/ator.ts'
import { hojeEm } from '../../../clock.ts'
import { contarPorStatus, listOpcoes } from './contagens.ts'
import { processSource, listProcessos } from './lista.ts'
import type { FiltrosDeProcesso, LinhaDeProcesso, Listagem } from './listagem.ts'
import { nomeDoContrato, nomeDoUsuario } from '../nomes.ts'
import { obterQuadro } from './quadro.ts'
import { emArquivo, type Trabalho } from './trabalho.ts'

/** List, export, filters and board of a kind. */
export interface Listas {
  readonly listar: (deps: Deps, request: RequestContext, query: object) => Promise<object>
  readonly exportar: (deps: Deps, request: RequestContext, query: object) => Promise<object>
  readonly filtros: (deps: Deps, request: RequestContext) => Promise<object>
  readonly quadro: (deps: Deps, request: RequestContext, query: object) => Promise<object>
}

/** Builds the lists of a kind, and its board. Queries were validated by the kind's contract. */
export const listasDoTipo = <L extends LinhaDeProcesso>(listagem: Listagem<L>): Listas => ({
  async listar(deps, { ator }, query) {
    const filtros = noDia(deps, query)
    const [page, contagens] = await Promise.all([
      listProcessos(deps.db, listagem, ator, filtros),
      contarPorStatus(deps.db, listagem, ator, filtros),
    ])
    return { ...page, contagens }
  },
  exportar: (deps, request, query) =>
    exportar(deps, request, {
      lista: listagem.lista,
      query: query as FiltrosDeProcesso & Parameters<typeof exportar>[2]['query'],
      source: paraArquivo(processSource(listagem, request.ator, noDia(deps, query))),
      nomes: { contratoId: nomeDoContrato(request.ator), solicitanteId: nomeDoUsuario },
    }),
  filtros: ({ db }, { ator }) => listOpcoes(db, listagem, ator),
  quadro(deps, { ator }, query) {
    const filtros = noDia(deps, query)
    return obterQuadro(deps.db, listagem, ator, filtros, filtros)
  },
})

/** The same rows as a file holds them. */
export const paraArquivo = <L, R extends Trabalho>(source: ExportSource<L, R>) => ({
  ...source,
  mostrar: (linha: L) => emArquivo(source.mostrar(linha)),
})

const noDia = ({ clock, config }: Deps, query: object) => ({
  ...(query as FiltrosDeProcesso),
  hoje: hojeEm(clock.agora(), config.empresaFuso),
  fuso: config.empresaFuso,
})
