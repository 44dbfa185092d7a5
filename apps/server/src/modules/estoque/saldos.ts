import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { Compra, estoqueContract, TotaisDaCompra } from '@rh/domain/contract/estoque'
import { DIAS_DE_REPOSICAO, DIAS_DE_SAIDA } from '@rh/domain/estoque/estoque'
import { veCusto } from '@rh/domain/estoque/quem'
import { listaCompras, listaSaldos } from '@rh/domain/listas/estoque'
import type { Db } from '../../db/db.ts'
import { listPage } from '../../db/list-query.ts'
import { contemTermos } from '../../db/termos.ts'
import type { ExportSource } from '../../exportacao/exportar.ts'
import type { Ator } from '../../http/ator.ts'
import { todas } from '../cadastros/cadastro.ts'
import { localVisivel } from './locais.ts'

type DasCompras = z.output<NonNullable<(typeof estoqueContract)['GET /api/product/compras']['query']>>
type Filtros = Omit<DasCompras, 'ordenar' | 'pagina' | 'porPagina'>

interface Saldo {
  readonly descricao: string
  readonly saldo: number
  readonly custoCentavos: number | null
  readonly valorCentavos: number | null
}

/** Balances as `es` with their piece `i` and their place `el`. */
const saldos = (
  ator: Ator,
  { busca, tipo, localId }: Filtros,
  outras: readonly RawBuilder<boolean>[] = [],
): RawBuilder<unknown> => sql`
    from estoque_saldo es
    join item_uniforme i on i.id = es.item_id
    join estoque_local el on el.id = es.local_id
    cross join lateral (select busca(i.descricao || ' ' || i.codigo) as texto) t
    left join lateral (
      select m.custo_centavos::int as custo_centavos from estoque_movimento m
       where m.item_id = es.item_id and m.custo_centavos is not null order by m.id desc limit 1) cu on true
   where ${todas([
     sql<boolean>`el.ativo`,
     localVisivel(ator),
     ...(busca ? [contemTermos('t.texto', busca)] : []),
     ...(tipo ? [sql<boolean>`i.tipo = ${tipo}`] : []),
     ...(localId ? [sql<boolean>`el.id = ${localId}`] : []),
     ...outras,
   ])}`

/** A balance has no number of its own; ties keep the order of the tape measure. */
const ID = sql`row_number() over (order by el.nome, el.id, busca(i.descricao), i.id, array_position(i.tamanhos, es.tamanho), es.tamanho)::int`

const semCusto =
  <L extends { readonly custoCentavos?: unknown; readonly valorCentavos?: unknown }>(ator: Ator) =>
  ({ custoCentavos, valorCentavos, ...linha }: L) => ({
    ...linha,
    ...(veCusto(ator.grupos) && { custoCentavos, valorCentavos }),
  })

/** Every size at every place, for a spreadsheet. */
export function saldosSource(ator: Ator, filtros: Filtros): ExportSource<Saldo, object> {
  return {
    from: sql`
      select ${ID} as id, i.descricao, busca(i.descricao) as nome_busca, i.codigo, i.tipo, es.tamanho, el.nome as local,
             es.saldo, es.minimo, i.ca, i.ca_validade, cu.custo_centavos,
             (cu.custo_centavos::bigint * es.saldo) as valor_centavos ${saldos(ator, filtros)}`,
    colunas: {
      descricao: sql`achados.nome_busca`,
      local: sql`achados.local`,
      saldo: sql`achados.saldo`,
    },
    ordemPadrao: listaSaldos.ordemPadrao,
    mostrar: semCusto(ator),
  }
}

const COMPRAR = sql`(x.minimo - x.saldo + ceil(x.saida * ${DIAS_DE_REPOSICAO}::numeric / ${DIAS_DE_SAIDA}))::int`

/** What is below its minimum, of sizes that the register has, with how much to buy (`quantidadeAComprar`). */
export function comprasSource(
  ator: Ator,
  filtros: Filtros,
  agora: Temporal.Instant,
): ExportSource<Required<Compra>, object> {
  const desde = agora.subtract({ hours: 24 * DIAS_DE_SAIDA }).toString()
  const abaixo = sql`
    select ${ID} as id, es.item_id, es.local_id, i.descricao, busca(i.descricao) as nome_busca, i.codigo, i.tipo,
           es.tamanho, el.nome as local, es.saldo, es.minimo, i.ca, cu.custo_centavos,
           coalesce((select -sum(m.quantidade) from estoque_movimento m
             where m.tipo = 'entrega' and m.item_id = es.item_id and m.tamanho = es.tamanho
               and m.local_id = es.local_id and m.em >= ${desde}::timestamptz), 0)::int as saida
      ${saldos(ator, filtros, [sql<boolean>`es.saldo < es.minimo`, sql<boolean>`i.ativo and es.tamanho = any (i.tamanhos)`])}`
  return {
    from: sql`select x.*, ${COMPRAR} as comprar, x.custo_centavos::bigint * ${COMPRAR} as valor_centavos from (${abaixo}) x`,
    colunas: {
      descricao: sql`achados.nome_busca`,
      local: sql`achados.local`,
      saldo: sql`achados.saldo`,
      comprar: sql`achados.comprar`,
    },
    ordemPadrao: listaCompras.ordemPadrao,
    mostrar: semCusto(ator),
  }
}

export async function listCompras(db: Db, ator: Ator, filtros: DasCompras, agora: Temporal.Instant) {
  const source = comprasSource(ator, filtros, agora)
  const page = await listPage<Required<Compra>>(db, filtros, source)
  return {
    ...page,
    totais: await somarCompras(db, ator, source),
    results: page.results.map((linha) => ({
      ...(source.mostrar(linha) as Compra),
      id: `${linha.localId}-${linha.itemId}-${linha.tamanho}`,
    })),
  }
}

async function somarCompras(
  db: Db,
  ator: Ator,
  { from }: Pick<ReturnType<typeof comprasSource>, 'from'>,
): Promise<TotaisDaCompra> {
  const { rows } = await sql<Required<TotaisDaCompra>>`
    select coalesce(sum(comprar), 0)::int as pecas, coalesce(sum(valor_centavos), 0)::bigint as valor_centavos,
           count(*) filter (where valor_centavos is null)::int as sem_custo
      from (${from}) achados`.execute(db)
  const [{ valorCentavos, ...totais } = { pecas: 0, valorCentavos: 0, semCusto: 0 }] = rows
  return { ...totais, ...(veCusto(ator.grupos) && { valorCentavos: Number(valorCentavos) }) }
}
