import { sql, type RawBuilder } from 'kysely'
import type { LinhaDeRelatorio, RespostaDoRelatorio } from '@rh/domain/contract/relatorios'
import { colunasVisiveis } from '@rh/domain/listas/define-list'
import { relatorioOf, type NomeDoRelatorio } from '@rh/domain/relatorios/catalogo'
import type { Relatorio } from '@rh/domain/relatorios/definir'
import { isoDe } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { listPage } from '../../db/list-query.ts'
import type { Deps } from '../../deps.ts'
import type { Ator } from '../../http/ator.ts'
import { listContratos } from '../ferias/contratos.ts'
import type { Fonte, Pedido } from './leitura.ts'
import { leituras } from './leituras.ts'
import { pedidoDe, type Consulta } from './pedido.ts'

const campoSql = (nome: string): string => nome.replace(/[A-Z]/g, (letra) => `_${letra.toLowerCase()}`)

/** Sums of the columns that have one, of those that the person sees, over every row. */
export async function somar(
  db: Db,
  relatorio: Relatorio,
  visiveis: readonly string[],
  linhas: RawBuilder<unknown>,
): Promise<Record<string, number | null>> {
  const somadas = visiveis.filter((nome) => relatorio.colunas[nome]?.total)
  if (somadas.length === 0) return {}
  const somas = somadas.map(
    (nome) => sql`sum(t.${sql.ref(campoSql(nome))})::float8 as ${sql.ref(campoSql(nome))}`,
  )
  const { rows } = await sql<Record<string, number | null>>`
    select ${sql.join(somas)} from (${linhas}) t`.execute(db)
  return rows[0] ?? {}
}

/** What a report answers, read once: its rows, its totals and what they do not tell. */
export async function abrir(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  nome: NomeDoRelatorio,
  ator: Ator,
  consulta: Consulta,
) {
  const relatorio = relatorioOf(nome)
  const pedido = pedidoDe(deps, relatorio, ator, consulta)
  const { fonte, somadas = fonte.from, totais, ressalvas = [] } = await leituras[nome](pedido)
  const visiveis = colunasVisiveis(relatorio.lista, ator.grupos)
  return {
    relatorio,
    pedido,
    visiveis,
    fonte: mostrada(relatorio, fonte, visiveis),
    totais: async () => ({
      ...(await somar(deps.db, relatorio, visiveis, somadas)),
      ...soVisiveis(totais ?? {}, visiveis),
    }),
    ressalvas: [...ressalvas, ...ressalvasDoPassado(relatorio, pedido)],
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
  const { relatorio, pedido, fonte, totais, ressalvas } = await abrir(deps, nome, ator, consulta)
  const { em, hoje, de, ate } = pedido
  const [pagina, somas, contratos] = await Promise.all([
    listPage<object>(deps.db, consulta, fonte),
    totais(),
    listContratos(deps.db, ator, em),
  ])
  const linhas = fonte.completar ? await fonte.completar(pagina.results) : pagina.results
  return {
    ...pagina,
    results: linhas.map((linha) => fonte.mostrar(linha) as LinhaDeRelatorio),
    totais: somas,
    em,
    hoje,
    posicao: isoDe(deps.clock.agora()),
    periodo: relatorio.periodo ? { de, ate } : null,
    ressalvas: [...ressalvas],
    contratos,
  }
}
