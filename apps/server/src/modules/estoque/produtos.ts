import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { estoqueContract, Produto } from '@rh/domain/contract/estoque'
import {
  DIAS_DO_AVISO_DO_CA,
  DIAS_DE_REPOSICAO,
  situacaoDoCa,
  type SituacaoDoCa,
  type SituacaoDoSaldo,
} from '@rh/domain/estoque/estoque'
import { veCusto } from '@rh/domain/estoque/quem'
import { listaProdutos } from '@rh/domain/listas/estoque'
import type { Db } from '../../db/db.ts'
import { listPage, type ListSource } from '../../db/list-query.ts'
import { contemTermos } from '../../db/termos.ts'
import type { Ator } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { todas } from '../cadastros/cadastro.ts'
import { listLocais, localVisivel } from './locais.ts'
import { listUltimos } from './movimentos.ts'

type Filtros = z.output<NonNullable<(typeof estoqueContract)['GET /api/product/list']['query']>>
type PorTamanho = Produto['tamanhos'][number]

/** A row as it is read; sizes are put in the order of the tape measure afterwards. */
interface Linha extends Omit<Produto, 'caSituacao' | 'tamanhos'> {
  readonly tamanhos: readonly string[]
  readonly grade: readonly PorTamanho[]
}

const situacoes: Readonly<Record<SituacaoDoSaldo, RawBuilder<boolean>>> = {
  abaixo: sql<boolean>`coalesce(s.faltam, 0) > 0`,
  zerado: sql<boolean>`s.saldo = 0`,
  sem_controle: sql<boolean>`not exists (select from estoque_saldo x where x.item_id = i.id)`,
}

const doCa = (situacao: SituacaoDoCa, hoje: string): RawBuilder<boolean> => {
  const aviso = sql`${hoje}::date + ${DIAS_DO_AVISO_DO_CA}::int`
  const condicoes = {
    valido: sql<boolean>`i.ca is not null and (i.ca_validade is null or i.ca_validade > ${aviso})`,
    vence: sql<boolean>`i.ca_validade between ${hoje}::date and ${aviso}`,
    vencido: sql<boolean>`i.ca_validade < ${hoje}::date`,
    sem_ca: sql<boolean>`i.ca is null`,
  }
  return sql<boolean>`(i.tipo = 'epi' and ${condicoes[situacao]})`
}

/** Text of a piece that a search looks at. */
const contemPeca = (busca: string): RawBuilder<boolean> => sql<boolean>`(${contemTermos('t.texto', busca)})`

interface Recorte {
  readonly ator: Ator
  readonly hoje: string
  readonly localId?: number | undefined
}

/** Pieces as `i` with what the places that the person sees have of them as `s`. */
const pecas = ({ ator, localId }: Recorte, onde: RawBuilder<boolean>): RawBuilder<unknown> => sql`
  select i.id, i.codigo, i.descricao, busca(i.descricao) as nome_busca, i.tipo, i.ativo, i.ca, i.ca_validade, i.tamanhos,
         exists (select from estoque_saldo x where x.item_id = i.id) as controlado,
         coalesce(s.saldo, 0) as saldo, coalesce(s.faltam, 0) as faltam, coalesce(s.grade, '[]'::jsonb) as grade
    from item_uniforme i
    cross join lateral (select busca(i.descricao || ' ' || i.codigo || coalesce(' ' || i.ca, '')) as texto) t
    left join (
      select item_id, sum(saldo)::int as saldo, sum(faltam)::int as faltam,
             jsonb_agg(jsonb_build_object('tamanho', tamanho, 'saldo', saldo, 'minimo', minimo)) as grade
        from (select es.item_id, es.tamanho, sum(es.saldo)::int as saldo, sum(es.minimo)::int as minimo,
                     count(*) filter (where es.saldo < es.minimo and es.tamanho = any (r.tamanhos)) as faltam
                from estoque_saldo es join estoque_local el on el.id = es.local_id
                join item_uniforme r on r.id = es.item_id
               where el.ativo and ${localVisivel(ator)}
                 and ${localId === undefined ? sql`true` : sql`el.id = ${localId}`}
               group by es.item_id, es.tamanho) g
       group by item_id) s on s.item_id = i.id
   where ${onde}`

/** Sizes of the register in their order, and after them what is left of sizes that it lost. */
export const emOrdem = (tamanhos: readonly string[], grade: readonly PorTamanho[]): PorTamanho[] => {
  const daGrade = new Map(grade.map((um) => [um.tamanho, um]))
  return [
    ...tamanhos.map((tamanho) => daGrade.get(tamanho) ?? { tamanho, saldo: 0, minimo: 0 }),
    ...grade.filter(({ tamanho, saldo }) => saldo > 0 && !tamanhos.includes(tamanho)),
  ]
}

const mostrar =
  (hoje: string) =>
  ({ grade, tamanhos, ...linha }: Linha): Produto => ({
    ...linha,
    caSituacao: situacaoDoCa(linha, hoje),
    tamanhos: emOrdem(tamanhos, grade),
  })

function produtosSource(recorte: Recorte, { busca, tipo, situacao, ca }: Partial<Filtros>): ListSource {
  const onde = todas([
    // What is out of use is shown while something of it is left.
    sql<boolean>`(i.ativo or coalesce(s.saldo, 0) > 0)`,
    ...(busca ? [contemPeca(busca)] : []),
    ...(tipo ? [sql<boolean>`i.tipo = ${tipo}`] : []),
    ...(situacao ? [situacoes[situacao]] : []),
    ...(ca ? [doCa(ca, recorte.hoje)] : []),
  ])
  return {
    from: pecas(recorte, onde),
    colunas: {
      descricao: sql`achados.nome_busca`,
      codigo: sql`achados.codigo`,
      tipo: sql`achados.tipo`,
      saldo: sql`achados.saldo`,
      faltam: sql`achados.faltam`,
      caValidade: sql`achados.ca_validade`,
    },
    ordemPadrao: listaProdutos.ordemPadrao,
  }
}

/** A page of the pieces, with the places to choose from. */
export async function listProdutos(db: Db, ator: Ator, filtros: Filtros, hoje: string) {
  const recorte = { ator, hoje, localId: filtros.localId }
  const [page, locais] = await Promise.all([
    listPage<Linha>(db, filtros, produtosSource(recorte, filtros)),
    listLocais(db, ator),
  ])
  return { ...page, results: page.results.map(mostrar(hoje)), locais }
}

/** Pieces of a search; those of a chooser, none of which is out of use. */
const ACHADOS_MAX = 200

export async function procurarProdutos(
  db: Db,
  ator: Ator,
  { busca, localId }: { readonly busca?: string | undefined; readonly localId?: number | undefined },
  hoje: string,
) {
  const onde = todas([sql<boolean>`i.ativo`, ...(busca ? [contemPeca(busca)] : [])])
  const { rows } = await sql<Linha>`${pecas({ ator, hoje, localId }, onde)}
    order by nome_busca, i.id limit ${ACHADOS_MAX}`.execute(db)
  return { results: rows.map(mostrar(hoje)) }
}

interface EmUso {
  readonly emUso: number
  readonly porTrocar: number | null
  readonly vidaUtilDias: number | null
  readonly custoCentavos: number | null
}

/** What is in people's hands, in the contracts that the person follows, and what the piece cost last. */
async function obterUso(db: Db, ator: Ator, id: number, hoje: string): Promise<EmUso> {
  const { rows } = await sql<EmUso>`
    select i.vida_util_dias,
           (select m.custo_centavos from estoque_movimento m
             where m.item_id = i.id and m.custo_centavos is not null order by m.id desc limit 1)::int as custo_centavos,
           coalesce(u.em_uso, 0)::int as em_uso,
           case when i.vida_util_dias is not null then coalesce(u.por_trocar, 0)::int end as por_trocar
      from item_uniforme i
      cross join lateral (
        select sum(e.quantidade) as em_uso,
               sum(e.quantidade) filter (
                 where e.entregue_em + i.vida_util_dias <= ${hoje}::date + ${DIAS_DE_REPOSICAO}::int) as por_trocar
          from uniforme_entrega e
         where e.item_id = i.id and e.devolvido_em is null and ${entregaVisivel(ator, hoje)}) u
     where i.id = ${id}`.execute(db)
  const [uso] = rows
  if (!uso) throw failure('nao_encontrado')
  return uso
}

/** Condition on `uniforme_entrega e`: of a person of the contracts that the reader follows. */
const entregaVisivel = (ator: Ator, hoje: string): RawBuilder<boolean> =>
  ator.escopado
    ? sql<boolean>`exists (select from colaborador_periodo cp
        where cp.vinculo_id = e.vinculo_id and cp.desde <= ${hoje}::date and cp.ate > ${hoje}::date
          and cp.contrato_id in (select contrato_id from usuario_contrato where usuario_id = ${ator.id}))`
    : sql<boolean>`true`

/** A piece, place by place. Throws 404 for one that does not exist. */
export async function obterProduto(db: Db, ator: Ator, id: number, hoje: string) {
  const { rows } = await sql<Linha>`${pecas({ ator, hoje }, sql<boolean>`i.id = ${id}`)}`.execute(db)
  const [linha] = rows
  if (!linha) throw failure('nao_encontrado')
  const [{ vidaUtilDias, custoCentavos, ...uso }, locais, porLocal, ultimos] = await Promise.all([
    obterUso(db, ator, id, hoje),
    listLocais(db, ator),
    db
      .selectFrom('estoqueSaldo')
      .select(['localId', 'tamanho', 'saldo', 'minimo'])
      .where('itemId', '=', id)
      .execute(),
    listUltimos(db, ator, id, hoje),
  ])
  const grades = Map.groupBy(porLocal, ({ localId }) => localId)
  return {
    produto: { ...mostrar(hoje)(linha), vidaUtilDias },
    locais: locais
      .filter(({ ativo }) => ativo)
      .map((local) => ({
        ...local,
        tamanhos: emOrdem(
          linha.tamanhos,
          (grades.get(local.id) ?? []).map(({ tamanho, saldo, minimo }) => ({ tamanho, saldo, minimo })),
        ),
      })),
    ...uso,
    ...(veCusto(ator.grupos) && { custoCentavos }),
    ultimos,
  }
}
