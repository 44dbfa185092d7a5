import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type {
  ContagemDoEstoque,
  estoqueContagemContract,
  LinhaDaContagem,
} from '@rh/domain/contract/estoque-contagem'
import { diferencaDaContagem } from '@rh/domain/estoque/estoque'
import { listaContagens } from '@rh/domain/listas/estoque'
import { isoDe } from '../../clock.ts'
import type { Db, Tx } from '../../db/db.ts'
import { listPage } from '../../db/list-query.ts'
import { contemTermos } from '../../db/termos.ts'
import type { UnitOfWork } from '../../db/write.ts'
import type { Quem } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { todas } from '../cadastros/cadastro.ts'
import { requireVersao } from '../cadastros/versao.ts'
import {
  escreverMovimentos,
  faltasDe,
  lockSaldos,
  recusarExcesso,
  recusarFaltas,
  requireTamanhosDaPeca,
  saldoDe,
} from './livro.ts'
import { localVisivel, requireLocal } from './locais.ts'

type Filtros = z.output<NonNullable<(typeof estoqueContagemContract)['GET /api/product/contagens']['query']>>
type Contar = z.output<
  NonNullable<(typeof estoqueContagemContract)['PUT /api/product/contagens/:id']['body']>
>

const contagens = (ator: Quem, onde: RawBuilder<boolean>): RawBuilder<unknown> => sql`
  select c.id, c.versao, c.local_id, el.nome as local, c.aberta_em, ua.nome as aberta_por, c.fechada_em,
         uf.nome as fechada_por, c.cancelada, coalesce(l.contadas, 0)::int as contadas,
         coalesce(l.diferencas, 0)::int as diferencas
    from estoque_contagem c
    join estoque_local el on el.id = c.local_id
    cross join lateral (select busca(el.nome) as texto) t
    join usuario ua on ua.id = c.aberta_por
    left join usuario uf on uf.id = c.fechada_por
    left join lateral (
      select count(*) as contadas, count(*) filter (where x.contado <> x.esperado) as diferencas
        from estoque_contagem_linha x where x.contagem_id = c.id) l on true
   where ${localVisivel(ator)} and ${onde}`

export const listContagens = (db: Db, ator: Quem, filtros: Filtros) =>
  listPage<ContagemDoEstoque>(db, filtros, {
    from: contagens(
      ator,
      todas([
        ...(filtros.localId === undefined ? [] : [sql<boolean>`c.local_id = ${filtros.localId}`]),
        ...(filtros.busca ? [contemTermos('t.texto', filtros.busca)] : []),
      ]),
    ),
    colunas: { abertaEm: sql`achados.aberta_em` },
    ordemPadrao: listaContagens.ordemPadrao,
    semNulos: ['abertaEm'],
  })

/** Opens the count of a place. Throws 409 while one of it is open. */
export async function abrirContagem(
  { tx, agora }: UnitOfWork,
  ator: Quem,
  localId: number,
): Promise<{ id: number }> {
  await requireLocal(tx, ator, localId)
  const aberta = await tx
    .insertInto('estoqueContagem')
    .values({ localId, abertaEm: isoDe(agora), abertaPor: ator.id })
    .onConflict((oc) => oc.column('localId').where('fechadaEm', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!aberta) throw failure('transicao_invalida', { mensagem: 'A contagem deste local já está aberta.' })
  return aberta
}

/** Sizes of a count as `l`: all that the place keeps or the register has, with what was counted. */
const linhas = (onde: RawBuilder<boolean>): RawBuilder<unknown> => sql`
  select i.id as item_id, i.descricao as item, i.codigo, t.tamanho,
         case when c.fechada_em is null then coalesce(es.saldo, 0) else coalesce(x.esperado, 0) end as saldo,
         x.contado, x.esperado, x.contado_em, u.nome as contado_por
    from estoque_contagem c
    cross join item_uniforme i
    cross join lateral (
      select tamanho, min(ordem) as ordem
        from (select tamanho, ordem from unnest(i.tamanhos) with ordinality r (tamanho, ordem)
              union all
              select s.tamanho, 1000 from estoque_saldo s
               where s.local_id = c.local_id and s.item_id = i.id and s.saldo > 0
              union all
              select y.tamanho, 1000 from estoque_contagem_linha y
               where y.contagem_id = c.id and y.item_id = i.id) todos
       group by tamanho) t
    left join estoque_saldo es on es.local_id = c.local_id and es.item_id = i.id and es.tamanho = t.tamanho
    left join estoque_contagem_linha x on x.contagem_id = c.id and x.item_id = i.id and x.tamanho = t.tamanho
    left join usuario u on u.id = x.contado_por
   where ${onde}
     and case when c.fechada_em is null then i.ativo or es.saldo > 0 or x.contado is not null
              else x.contado is not null end
   order by busca(i.descricao), i.id, t.ordem, t.tamanho`

/** A count of a place that the person sees. Throws 404 otherwise. */
export async function obterContagem(db: Db, ator: Quem, id: number) {
  const [uma, lidas] = await Promise.all([
    sql<ContagemDoEstoque>`${contagens(ator, sql<boolean>`c.id = ${id}`)}`.execute(db),
    sql<LinhaDaContagem>`${linhas(sql<boolean>`c.id = ${id}`)}`.execute(db),
  ])
  const [contagem] = uma.rows
  if (!contagem) throw failure('nao_encontrado')
  return { contagem, linhas: lidas.rows }
}

/** The place of a count that is open; nobody closes it until the write ends. */
async function requireAberta(tx: Tx, ator: Quem, id: number): Promise<number> {
  const { rows } = await sql<{ localId: number; fechadaEm: string | null }>`
    select c.local_id, c.fechada_em from estoque_contagem c join estoque_local el on el.id = c.local_id
     where c.id = ${id} and ${localVisivel(ator)} for share of c`.execute(tx)
  const [contagem] = rows
  if (!contagem) throw failure('nao_encontrado')
  if (contagem.fechadaEm !== null)
    throw failure('transicao_invalida', { mensagem: 'Esta contagem já foi fechada.' })
  return contagem.localId
}

/**
 * Writes what was counted of a size, with what the stock says at this moment: the balance is held meanwhile, so that no
 * movement falls between the two. Throws 409 where somebody else counted the line since it was shown.
 */
export async function contar(
  { tx, agora }: UnitOfWork,
  ator: Quem,
  id: number,
  { itemId, tamanho, contado, antes }: Contar,
): Promise<LinhaDaContagem> {
  const localId = await requireAberta(tx, ator, id)
  await requireTamanhosDaPeca(tx, { localId, itemId }, [tamanho])
  const chave = { localId, itemId, tamanho }
  const esperado = saldoDe(await lockSaldos(tx, [chave]), chave)
  const { rows } = await sql<{ contado: number }>`select contado from estoque_contagem_linha
    where contagem_id = ${id} and item_id = ${itemId} and tamanho = ${tamanho}`.execute(tx)
  if ((rows[0]?.contado ?? null) !== antes)
    throw failure('versao_antiga', { mensagem: 'Outra pessoa contou esta linha enquanto você contava.' })
  const linha = { contado, esperado, contadoEm: isoDe(agora), contadoPor: ator.id }
  await tx
    .insertInto('estoqueContagemLinha')
    .values({ contagemId: id, itemId, tamanho, ...linha })
    .onConflict((oc) => oc.columns(['contagemId', 'itemId', 'tamanho']).doUpdateSet(linha))
    .execute()
  const lida = await sql<LinhaDaContagem>`
    ${linhas(sql<boolean>`c.id = ${id} and i.id = ${itemId} and t.tamanho = ${tamanho}`)}`.execute(tx)
  const [nova] = lida.rows
  if (!nova) throw failure('nao_encontrado')
  return nova
}

interface Qual {
  readonly id: number
  readonly versao: number
}

async function requireParaFechar(tx: Tx, ator: Quem, qual: Qual, fuso: string): Promise<number> {
  const { rows } = await sql<{ localId: number }>`
    select c.local_id from estoque_contagem c join estoque_local el on el.id = c.local_id
     where c.id = ${qual.id} and ${localVisivel(ator)}`.execute(tx)
  const [contagem] = rows
  if (!contagem) throw failure('nao_encontrado')
  await requireVersao(tx, 'estoque_contagem', qual, fuso)
  return requireAberta(tx, ator, qual.id)
}

/**
 * Ends a count: each difference, against the moment of its line, is added to what there is now. What moved since then
 * is left as it moved. Throws 409 where that would go below zero: the line wants to be counted again.
 */
export async function fecharContagem(
  work: UnitOfWork,
  ator: Quem,
  qual: Qual,
  fuso: string,
): Promise<{ ajustes: number }> {
  const { tx, agora } = work
  const localId = await requireParaFechar(tx, ator, qual, fuso)
  const contadas = await tx
    .selectFrom('estoqueContagemLinha')
    .select(['itemId', 'tamanho', 'contado', 'esperado'])
    .where('contagemId', '=', qual.id)
    .execute()
  const ajustes = contadas.flatMap(({ itemId, tamanho, ...linha }) => {
    const quantidade = diferencaDaContagem(linha)
    return quantidade === 0 ? [] : [{ localId, itemId, tamanho, quantidade }]
  })
  const saldos = await lockSaldos(tx, ajustes)
  const tirados = ajustes
    .filter(({ quantidade }) => quantidade < 0)
    .map((ajuste) => ({ ...ajuste, quantidade: -ajuste.quantidade }))
  await recusarFaltas(
    tx,
    faltasDe(saldos, tirados),
    'Saíram peças depois da contagem: conte estas linhas de novo.',
  )
  const movimentos = ajustes.map((ajuste) => ({
    ...ajuste,
    tipo: 'ajuste' as const,
    contagemId: qual.id,
    motivo: 'Contagem do estoque',
  }))
  recusarExcesso(saldos, movimentos)
  await escreverMovimentos(work, ator.id, movimentos)
  await encerrar(tx, qual, { ator, agora, cancelada: false })
  return { ajustes: ajustes.length }
}

/** Gives a count up; the lines stay to be read. */
export async function cancelarContagem(
  { tx, agora }: UnitOfWork,
  ator: Quem,
  qual: Qual,
  fuso: string,
): Promise<{ id: number }> {
  await requireParaFechar(tx, ator, qual, fuso)
  await encerrar(tx, qual, { ator, agora, cancelada: true })
  return { id: qual.id }
}

const encerrar = (
  tx: Tx,
  { id, versao }: Qual,
  { ator, agora, cancelada }: { ator: Quem; agora: Temporal.Instant; cancelada: boolean },
) =>
  tx
    .updateTable('estoqueContagem')
    .set({ fechadaEm: isoDe(agora), fechadaPor: ator.id, cancelada, versao: versao + 1 })
    .where('id', '=', id)
    .execute()
