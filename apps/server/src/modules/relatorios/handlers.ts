import type { relatoriosContract } from '@rh/domain/contract/relatorios'
import { descreverRelatorio, type relatoriosCatalogoContract } from '@rh/domain/contract/relatorios-catalogo'
import type { Formato } from '@rh/domain/contract/formatos'
import { nomesDosRelatorios, relatoriosDoSetor, type NomeDoRelatorio } from '@rh/domain/relatorios/catalogo'
import type { Deps } from '../../deps.ts'
import { exportar } from '../../exportacao/exportar.ts'
import type { RequestContext } from '../../http/ator.ts'
import type { Handlers } from '../../http/serve.ts'
import { nomeDoContrato } from '../processo/nomes.ts'
import { folhaDoRelatorio } from './folha.ts'
import { abrir, lerRelatorio } from './ler.ts'
import { comPeriodo, type Consulta } from './pedido.ts'

interface Args {
  readonly query: Consulta
  readonly request: RequestContext
}

async function exportarRelatorio(
  deps: Deps,
  nome: NomeDoRelatorio,
  request: RequestContext,
  query: Consulta & { readonly formato: Formato; readonly colunas?: readonly string[] },
) {
  if (query.formato === 'pdf') return folhaDoRelatorio(deps, nome, request, query)
  const { relatorio, pedido, fonte } = await abrir(deps, nome, request.ator, query)
  return exportar(deps, request, {
    lista: relatorio.lista,
    query: { ...comPeriodo(relatorio, query, pedido), formato: query.formato, colunas: query.colunas },
    source: fonte,
    nomes: { contratoId: nomeDoContrato(request.ator) },
  })
}

/** Every report of the catalogue: a page of it, its file and its paper. */
export function relatoriosHandlers(
  deps: Deps,
): Handlers<typeof relatoriosContract & typeof relatoriosCatalogoContract> {
  const deCada = nomesDosRelatorios.flatMap((nome) => [
    [
      `GET /api/relatorios/${nome}`,
      ({ query, request }: Args) => lerRelatorio(deps, nome, request.ator, query),
    ],
    [
      `GET /api/relatorios/${nome}/exportar`,
      ({ query, request }: Args & { readonly query: { readonly formato: Formato } }) =>
        exportarRelatorio(deps, nome, request, query),
    ],
  ])
  return {
    ...(Object.fromEntries(deCada) as Handlers<typeof relatoriosContract>),
    'GET /api/relatorios/listar': async ({ query: { setor }, request: { ator } }) => ({
      results: relatoriosDoSetor(setor, ator.grupos).map((um) => descreverRelatorio(um, ator.grupos)),
    }),
  }
}
