import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { estoqueContract, MovimentoDoEstoque } from '@rh/domain/contract/estoque'
import { veCusto, vePessoas } from '@rh/domain/estoque/quem'
import { listaMovimentos } from '@rh/domain/listas/estoque'
import { somarDias } from '@rh/domain/regras/calendario/datas'
import type { Db } from '../../db/db.ts'
import { listPage } from '../../db/list-query.ts'
import { contemTermos } from '../../db/termos.ts'
import type { ExportSource } from '../../exportacao/exportar.ts'
import type { Ator } from '../../http/ator.ts'
import { todas } from '../cadastros/cadastro.ts'
import { emVigor } from '../colaborador/periodo.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'
import { localVisivel } from './locais.ts'

export type Filtros = z.output<NonNullable<(typeof estoqueContract)['GET /api/product/movimentos']['query']>>

/** The company's clock: its days begin at its midnight. */
export interface Relogio {
  readonly hoje: string
  readonly fuso: string
}

type Linha = Required<MovimentoDoEstoque>

const comeco = (dia: string, { fuso }: Relogio): string =>
  Temporal.PlainDate.from(dia).toZonedDateTime(fuso).toInstant().toString()

/** People of a search and of a filter, of those that the reader may see. */
const EXAMINADAS = 500
const pessoas = (ator: Ator, onde: RawBuilder<boolean>, hoje: string): RawBuilder<unknown> => sql`
  select cp.vinculo_id from colaborador_periodo cp
   where ${emVigor(hoje)} and ${contratoNoEscopo(ator, 'cp.contrato_id')} and ${onde} limit ${EXAMINADAS}`

/** What the words of a search name: pieces, and people for who may see them. */
export interface Nomeados {
  readonly itens: readonly number[]
  readonly pessoas: readonly number[]
}

/**
 * Looked up before the ledger is read: of a million movements the planner then knows how few a search is about, and
 * leaves out what it names none of.
 */
export async function procurar(
  db: Db,
  ator: Ator,
  busca: string | undefined,
  hoje: string,
): Promise<Nomeados> {
  if (!busca) return { itens: [], pessoas: [] }
  const itens = sql<{ id: number }>`select i.id from item_uniforme i
    cross join lateral (select busca(i.descricao || ' ' || i.codigo) as texto) t where ${contemTermos('t.texto', busca)}`
  const delas = sql<{
    id: number
  }>`select p.vinculo_id as id from (${pessoas(ator, contemTermos('cp.nome_busca', busca), hoje)}) p`
  const [daPeca, daPessoa] = await Promise.all([
    itens.execute(db),
    vePessoas(ator.grupos) ? delas.execute(db) : { rows: [] },
  ])
  return { itens: daPeca.rows.map(({ id }) => id), pessoas: daPessoa.rows.map(({ id }) => id) }
}

/** A search finds the piece, the person, or the beginning of the number of the note. */
const encontra = (busca: string, { itens, pessoas: delas }: Nomeados): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    [
      sql`lower(m.nota) like lower(${busca.replace(/[\\%_]/g, String.raw`\$&`)}) || '%'`,
      ...(itens.length > 0 ? [sql`m.item_id = any (${itens}::int[])`] : []),
      ...(delas.length > 0 ? [sql`m.vinculo_id = any (${delas}::int[])`] : []),
    ],
    sql` or `,
  )})`

function condicoes(
  ator: Ator,
  filtros: Partial<Filtros>,
  relogio: Relogio,
  nomeados: Nomeados,
): RawBuilder<boolean> {
  const { busca, movimento, localId, itemId, colaboradorId, de, ate } = filtros
  return todas([
    // Places are few: known before the ledger is read.
    ...(ator.escopado
      ? [
          sql<boolean>`m.local_id = any (array(select el.id from estoque_local el where ${localVisivel(ator)}))`,
        ]
      : []),
    ...(movimento ? [sql<boolean>`m.tipo = ${movimento}`] : []),
    ...(localId ? [sql<boolean>`m.local_id = ${localId}`] : []),
    ...(itemId ? [sql<boolean>`m.item_id = ${itemId}`] : []),
    ...(colaboradorId ? [daPessoa(ator, colaboradorId, relogio.hoje)] : []),
    ...(de ? [sql<boolean>`m.em >= ${comeco(de, relogio)}::timestamptz`] : []),
    ...(ate ? [sql<boolean>`m.em < ${comeco(somarDias(ate, 1), relogio)}::timestamptz`] : []),
    ...(busca ? [encontra(busca, nomeados)] : []),
  ])
}

/** Of a person that the reader does not see there is nothing to be found. */
const daPessoa = (ator: Ator, id: number, hoje: string): RawBuilder<boolean> =>
  vePessoas(ator.grupos)
    ? sql<boolean>`m.vinculo_id = any (array(${pessoas(ator, sql<boolean>`cp.vinculo_id = ${id}`, hoje)}))`
    : sql<boolean>`false`

const comColunas = (ator: Ator, origem: RawBuilder<unknown>, hoje: string): RawBuilder<unknown> => sql`
  select m.id, m.em, m.tipo, m.item_id, i.descricao as item, m.tamanho, m.quantidade, m.saldo, el.nome as local,
         ol.nome as outro_local, cp.vinculo_id as colaborador_id, cp.nome as colaborador, cp.matricula, m.nota,
         m.custo_centavos::int as custo_centavos,
         case when m.vinculo_id is null or cp.vinculo_id is not null then m.motivo end as motivo, us.nome as por
    from ${origem} p
    join estoque_movimento m on m.id = p.id
    join item_uniforme i on i.id = m.item_id
    join estoque_local el on el.id = m.local_id
    -- The other end may be at a contract that the reader does not follow.
    left join (select el.id, el.nome from estoque_local el where ${localVisivel(ator)}) ol on ol.id = m.outro_local_id
    left join usuario us on us.id = m.usuario_id
    left join lateral (
      select cp.vinculo_id, cp.matricula, coalesce(pe.nome_social, pe.nome) as nome
        from colaborador_periodo cp join vinculo v on v.id = cp.vinculo_id join pessoa pe on pe.id = v.pessoa_id
       where cp.vinculo_id = m.vinculo_id and ${emVigor(hoje)}
         and ${contratoNoEscopo(ator, 'cp.contrato_id')}) cp on true`

/** The ledger that a person sees, for its pages and its file. Whose a piece was is told to who sees the person. */
export function movimentosSource(
  ator: Ator,
  filtros: Partial<Filtros>,
  relogio: Relogio,
  nomeados: Nomeados,
): ExportSource<Linha, MovimentoDoEstoque> {
  const achados = sql`select m.id, m.em from estoque_movimento m where ${condicoes(ator, filtros, relogio, nomeados)}`
  const nomeia = vePessoas(ator.grupos)
  const custo = veCusto(ator.grupos)
  return {
    from: comColunas(ator, sql`(${achados})`, relogio.hoje),
    colunas: { em: sql`achados.em` },
    ordemPadrao: listaMovimentos.ordemPadrao,
    semNulos: ['em'],
    indice: {
      achados,
      chaves: sql`achados.id, achados.em`,
      comColunas: (origem) => comColunas(ator, origem, relogio.hoje),
      // The number of a note is of few movements, of which the planner knows nothing before it looks.
      findAntes: Boolean(filtros.busca) && nomeados.itens.length + nomeados.pessoas.length === 0,
    },
    mostrar: ({ custoCentavos, ...linha }) => ({
      ...linha,
      ...(!nomeia && { colaboradorId: null, colaborador: null, matricula: null, motivo: null }),
      ...(custo && { custoCentavos }),
    }),
  }
}

export async function listMovimentos(db: Db, ator: Ator, filtros: Filtros, relogio: Relogio) {
  const source = movimentosSource(
    ator,
    filtros,
    relogio,
    await procurar(db, ator, filtros.busca, relogio.hoje),
  )
  const page = await listPage<Linha>(db, filtros, source)
  return { ...page, results: page.results.map(source.mostrar) }
}

/** Movements of a piece that its page begins with. */
const ULTIMOS = 10

export async function listUltimos(db: Db, ator: Ator, itemId: number, hoje: string) {
  const pedido = [ator, { itemId }, { hoje, fuso: 'UTC' }, { itens: [], pessoas: [] }] as const
  const source = movimentosSource(...pedido)
  const { rows } = await sql<Linha>`${comColunas(
    ator,
    sql`(select m.id, m.em from estoque_movimento m
          where ${condicoes(...pedido)} order by m.em desc, m.id desc limit ${ULTIMOS})`,
    hoje,
  )} order by m.em desc, m.id desc`.execute(db)
  return rows.map(source.mostrar)
}
