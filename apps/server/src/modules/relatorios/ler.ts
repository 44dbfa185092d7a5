import { sql } from 'kysely'
import type { LinhaDeRelatorio, RespostaDoRelatorio } from '@rh/domain/contract/relatorios'
import { colunasVisiveis } from '@rh/domain/listas/define-list'
import { relatorioOf, type NomeDoRelatorio } from '@rh/domain/relatorios/catalogo'
import type { Relatorio } from '@rh/domain/relatorios/definir'
import { isoDe } from '../../clock.ts'
import { listPage } from '../../db/list-query.ts'
import type { Deps } from '../../deps.ts'
import type { Ator } from '../../http/ator.ts'
import { listContratos } from '../ferias/contratos.ts'
import { periodoAntes } from '@rh/domain/relatorios/comparar'
import type { Fonte, Lido, Pedido } from './leitura.ts'
import { leituras } from './leituras.ts'
import { pedidoDe, type Consulta } from './pedido.ts'
import { resumir } from './resumo.ts'

/** What a report answers, read once: its rows, its totals and what they do not tell. */
export async function abrir(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  nome: NomeDoRelatorio,
  ator: Ator,
  consulta: Consulta,
) {
  const relatorio = relatorioOf(nome)
  const pedido = pedidoDe(deps, relatorio, ator, consulta)
  const lido = await leituras[nome](pedido)
  const visiveis = colunasVisiveis(relatorio.lista, ator.grupos)
  return {
    relatorio,
    pedido,
    visiveis,
    fonte: mostrada(relatorio, lido.fonte, visiveis),
    resumo: () => resumoDe(nome, { pedido, lido, visiveis }),
    ressalvas: [...(lido.ressalvas ?? []), ...ressalvasDoPassado(relatorio, pedido)],
  }
}

interface Aberto {
  readonly pedido: Pedido
  readonly lido: Lido
  readonly visiveis: readonly string[]
}

/** Rows of the span before, where the report is held against it. */
async function contarAntes(nome: NomeDoRelatorio, pedido: Pedido): Promise<number | null> {
  if (!relatorioOf(nome).contraAntes) return null
  const { fonte } = await leituras[nome]({ ...pedido, ...periodoAntes('anterior', pedido) })
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (${fonte.indice?.achados ?? fonte.from}) t`.execute(pedido.db)
  return rows[0]?.total ?? 0
}

/** What the report says over all of its rows: totals, sentence and chart. */
async function resumoDe(nome: NomeDoRelatorio, { pedido, lido, visiveis }: Aberto) {
  const relatorio = relatorioOf(nome)
  const [{ total, fatos, ...resumo }, antes, primeira] = await Promise.all([
    resumir(pedido.db, relatorio, visiveis, lido.somadas ?? lido.fonte.from),
    contarAntes(nome, pedido),
    lido.primeira?.() ?? '',
  ])
  const somados: Readonly<Record<string, number | null>> = { ...resumo.totais, ...lido.totais }
  // In the order of the columns, whatever the database made of it.
  const totais = Object.fromEntries(
    visiveis.flatMap((coluna) => (coluna in somados ? [[coluna, somados[coluna] ?? null] as const] : [])),
  )
  const { grafico } = resumo
  const marca = relatorio.grafico?.marca ? (totais[relatorio.grafico.valor ?? ''] ?? null) : null
  return {
    totais,
    grafico: grafico && { ...grafico, marca },
    achado: relatorio.achado({
      total,
      antes,
      totais,
      fatos,
      primeira,
      maiores: (grafico?.barras ?? []).toSorted((a, b) => b.valor - a.valor),
      em: pedido.em,
      periodo: relatorio.periodo ? { de: pedido.de, ate: pedido.ate } : null,
    }),
  }
}

const ressalvasDoPassado = ({ comoEra }: Relatorio, { em, hoje }: Pedido): readonly string[] =>
  em < hoje ? (comoEra ?? []) : []

const soVisiveis = <V>(campos: Readonly<Record<string, V>>, visiveis: readonly string[]): Record<string, V> =>
  Object.fromEntries(Object.entries(campos).filter(([nome]) => visiveis.includes(nome)))

/** Rows with the columns of the report that the person sees, and nothing else. */
function mostrada({ abre, ordemPadrao }: Relatorio, fonte: Fonte, visiveis: readonly string[]): Fonte {
  const mostrar = (linha: object): LinhaDeRelatorio => {
    const vista = { ...linha, ...fonte.mostrar(linha) } as Readonly<Record<string, unknown>>
    const alvo = vista[abre?.por ?? 'id']
    return {
      ...soVisiveis(fonte.mostrar(linha) as Record<string, string | number | boolean | null>, visiveis),
      id: Number(vista['id']),
      alvo: abre && typeof alvo === 'number' ? alvo : null,
    }
  }
  return { ...fonte, ordemPadrao, mostrar }
}

/** A page of a report, with its totals. */
export async function lerRelatorio(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  nome: NomeDoRelatorio,
  ator: Ator,
  consulta: Consulta,
): Promise<RespostaDoRelatorio> {
  const { relatorio, pedido, fonte, resumo, ressalvas } = await abrir(deps, nome, ator, consulta)
  const { em, hoje, de, ate } = pedido
  const [pagina, { totais, achado, grafico }, contratos] = await Promise.all([
    listPage<object>(deps.db, consulta, fonte),
    resumo(),
    listContratos(deps.db, ator, em),
  ])
  const linhas = fonte.completar ? await fonte.completar(pagina.results) : pagina.results
  return {
    ...pagina,
    results: linhas.map((linha) => fonte.mostrar(linha) as LinhaDeRelatorio),
    totais,
    achado,
    grafico,
    em,
    hoje,
    posicao: isoDe(deps.clock.agora()),
    periodo: relatorio.periodo ? { de, ate } : null,
    ressalvas: [...ressalvas],
    contratos,
  }
}
