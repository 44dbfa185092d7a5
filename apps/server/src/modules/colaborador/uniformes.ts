import { sql, type Selectable } from 'kysely'
import { errosDaEntrega, type NovaEntrega } from '@rh/domain/colaborador/uniforme'
import type { Entrega } from '@rh/domain/contract/ficha-listas'
import { somarDias } from '@rh/domain/regras/calendario/datas'
import { isoDe } from '../../clock.ts'
import type { Db, Tx } from '../../db/db.ts'
import type { UniformeEntregaTable } from '../../db/schema.gen.ts'
import type { UnitOfWork } from '../../db/write.ts'
import type { Quem as Ator } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { darBaixa, darVolta, reservarSaida } from '../estoque/entregas.ts'
import { versaoAntigaDe, type Vinculo } from './vinculo.ts'

type Linha = Omit<Entrega, 'trocarEm'> & { readonly vidaUtilDias: number | null }

/** What was handed out until a day, what is still with the person first. */
export async function listEntregas(db: Db | Tx, { id }: Vinculo, em: string): Promise<Entrega[]> {
  const { rows } = await sql<Linha>`
    select e.id, e.versao, i.descricao as item, i.tipo, e.tamanho, e.quantidade, e.entregue_em,
           ue.nome as entregue_por, e.ca, e.observacao, i.vida_util_dias,
           case when e.devolvido_em <= ${em}::date then e.devolvido_em end as devolvido_em,
           case when e.devolvido_em <= ${em}::date then ud.nome end as devolvido_a,
           case when e.devolvido_em <= ${em}::date then e.devolucao_estado end as devolucao_estado
      from uniforme_entrega e
      join item_uniforme i on i.id = e.item_id
      left join usuario ue on ue.id = e.entregue_por
      left join usuario ud on ud.id = e.devolvido_a
     where e.vinculo_id = ${id} and e.entregue_em <= ${em}::date
     order by (e.devolvido_em is not null and e.devolvido_em <= ${em}::date), e.entregue_em desc, e.id desc`.execute(
    db,
  )
  return rows.map(({ vidaUtilDias, ...entrega }) => ({
    ...entrega,
    trocarEm:
      vidaUtilDias === null || entrega.devolvidoEm !== null
        ? null
        : somarDias(entrega.entregueEm, vidaUtilDias),
  }))
}

/** Items in use with the size of this person. */
export async function listItens(db: Db, { pessoaId }: Vinculo) {
  const itens = await db
    .selectFrom('itemUniforme as i')
    .leftJoin('pessoaTamanho as t', (join) =>
      join.onRef('t.itemId', '=', 'i.id').on('t.pessoaId', '=', pessoaId),
    )
    .select(['i.id', 'i.descricao', 'i.tipo', 'i.tamanhos', 'i.ca', 'i.caValidade', 't.tamanho'])
    .where('i.ativo', '=', true)
    .orderBy('i.tipo', 'desc')
    .orderBy('i.descricao')
    .execute()
  return itens.map((item) => ({ ...item, tipo: item.tipo as Entrega['tipo'] }))
}

interface Quem {
  readonly hoje: string
  readonly ator: Ator
}

/** What is handed out to a person at once. */
export interface Entregas {
  readonly pecas: readonly NovaEntrega[]
  readonly localId?: number | undefined
  readonly semBaixa?: string | undefined
  /** Path in what was sent of a field of a piece, for the field that an error is about. */
  readonly campo: (indice: number, nome: string) => string
  /** One receipt for all of them; an admission has a paper of its own. */
  readonly comRecibo: boolean
}

/**
 * Hands out pieces, taken from the stock. The size that was taken becomes the person's size of that item. Balances are
 * taken before anything is written, as in every write of the stock.
 */
export async function entregar(
  work: UnitOfWork,
  vinculo: Vinculo,
  { pecas, localId, semBaixa, campo, comRecibo }: Entregas,
  { hoje, ator }: Quem,
): Promise<{ ids: readonly number[]; reciboId: number | null }> {
  const { tx, agora } = work
  const itens = await requireItens(tx, vinculo, pecas, { hoje, campo })
  const saidas = await reservarSaida(work, { ator, localId, semBaixa }, pecas)
  const recibo = comRecibo
    ? await tx
        .insertInto('uniformeRecibo')
        .values({ vinculoId: vinculo.id, criadoEm: isoDe(agora), criadoPor: ator.id })
        .returning('id')
        .executeTakeFirstOrThrow()
    : null
  const ids: number[] = []
  for (const [i, { itemId, tamanho, quantidade, entregueEm, observacao = null }] of pecas.entries()) {
    const { id } = await tx
      .insertInto('uniformeEntrega')
      .values({
        vinculoId: vinculo.id,
        itemId,
        tamanho,
        quantidade,
        entregueEm,
        observacao,
        ca: itens.get(itemId)?.ca ?? null,
        entreguePor: ator.id,
        reciboId: recibo?.id ?? null,
        ...saidas[i],
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.push(id)
  }
  await saveTodos(tx, vinculo.pessoaId, pecas)
  const entregues = pecas.flatMap((peca, i) => {
    const [saida, entregaId] = [saidas[i], ids[i]]
    return saida && entregaId !== undefined ? [{ ...peca, ...saida, entregaId, vinculoId: vinculo.id }] : []
  })
  await darBaixa(work, ator.id, entregues)
  return { ids, reciboId: recibo?.id ?? null }
}

/** Refuses what may not be handed out, by field. */
async function requireItens(
  tx: Tx,
  { dataAdmissao, dataDesligamento }: Vinculo,
  pecas: readonly NovaEntrega[],
  { hoje, campo }: { hoje: string; campo: Entregas['campo'] },
) {
  const itens = await tx
    .selectFrom('itemUniforme')
    .select(['id', 'tipo', 'ativo', 'tamanhos', 'ca', 'caValidade'])
    .where('id', 'in', [...new Set(pecas.map(({ itemId }) => itemId))])
    .execute()
  const porId = new Map(itens.map((item) => [item.id, item]))
  const erros = pecas.flatMap((peca, i) => {
    const item = porId.get(peca.itemId)
    const doItem = item
      ? errosDaEntrega(peca, { hoje, dataAdmissao, dataDesligamento, item })
      : { itemId: 'Escolha um item da lista' }
    return Object.entries(doItem).map(([nome, erro]) => [campo(i, nome), erro])
  })
  if (erros.length > 0) throw failure('validacao', { campos: Object.fromEntries(erros) })
  return porId
}

interface Tamanho {
  readonly itemId: number
  readonly tamanho: string
}

/** Keeps the sizes of a person, of one item the last; in the order of the items, so that two who do wait for one another. */
async function saveTodos(tx: Tx, pessoaId: number, tamanhos: readonly Tamanho[]): Promise<void> {
  for (const { itemId, tamanho } of tamanhos.toSorted((a, b) => a.itemId - b.itemId))
    await tx
      .insertInto('pessoaTamanho')
      .values({ pessoaId, itemId, tamanho })
      .onConflict((oc) => oc.columns(['pessoaId', 'itemId']).doUpdateSet({ tamanho }))
      .execute()
}

export async function saveTamanhos(
  { tx }: UnitOfWork,
  { pessoaId }: Vinculo,
  tamanhos: readonly Tamanho[],
): Promise<void> {
  const itens = await tx.selectFrom('itemUniforme').select(['id', 'tamanhos']).execute()
  const errado = tamanhos.findIndex(
    ({ itemId, tamanho }) => !itens.find(({ id }) => id === itemId)?.tamanhos.includes(tamanho),
  )
  if (errado >= 0)
    throw failure('validacao', {
      campos: { [`tamanhos.${errado}.tamanho`]: 'Escolha um tamanho deste item' },
    })
  await saveTodos(tx, pessoaId, tamanhos)
}

interface PecaDevolvida {
  readonly entregaId: number
  readonly versao: number
  /** All of it when not said; what stays with the person becomes a delivery of its own. */
  readonly quantidade?: number
  readonly estado: NonNullable<Entrega['devolucaoEstado']>
}

interface Devolucao {
  readonly pecas: readonly PecaDevolvida[]
  readonly devolvidoEm: string
  readonly localId?: number | undefined
}

/** Takes pieces back, into the stock of a place where they are in good condition. All of them or none. */
export async function devolver(
  work: UnitOfWork,
  vinculo: Vinculo,
  { pecas, devolvidoEm, localId }: Devolucao,
  { hoje, ator, fuso }: Quem & { fuso: string },
): Promise<void> {
  const entregas = await requireEmMaos(work.tx, vinculo, pecas, { devolvidoEm, hoje })
  await darVolta(
    work,
    { ator, localId },
    entregas.map(({ entrega, quantidade, estado }) => ({
      entregaId: entrega.id,
      vinculoId: vinculo.id,
      itemId: entrega.itemId,
      tamanho: entrega.tamanho,
      quantidade,
      estado,
      antes: null,
    })),
  )
  for (const { entrega, versao, quantidade, estado } of entregas) {
    const devolvida = await work.tx
      .updateTable('uniformeEntrega')
      .set({
        devolvidoEm,
        devolucaoEstado: estado,
        devolvidoA: ator.id,
        quantidade,
        semBaixa: Math.min(entrega.semBaixa, quantidade),
        semBaixaMotivo: entrega.semBaixaMotivo,
      })
      .where('id', '=', entrega.id)
      .where('versao', '=', versao)
      .where('devolvidoEm', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!devolvida) throw await versaoAntigaDe(work, 'vinculo', vinculo.id, fuso)
    if (quantidade < entrega.quantidade) await manterOResto(work.tx, entrega, quantidade)
  }
}

/** The pieces that the person has and gives back, each as it was handed out, held: nobody else takes them back meanwhile. */
async function requireEmMaos(
  tx: Tx,
  vinculo: Vinculo,
  pecas: readonly PecaDevolvida[],
  { devolvidoEm, hoje }: { devolvidoEm: string; hoje: string },
) {
  const linhas = await tx
    .selectFrom('uniformeEntrega')
    .selectAll()
    .where(
      'id',
      'in',
      pecas.map(({ entregaId }) => entregaId),
    )
    .where('vinculoId', '=', vinculo.id)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (new Set(pecas.map(({ entregaId }) => entregaId)).size < pecas.length)
    throw failure('validacao', { campos: { pecas: 'Cada peça vem uma vez só' } })
  return pecas.map(({ entregaId, versao, quantidade: dita, estado }, i) => {
    const entrega = linhas.find(({ id }) => id === entregaId)
    if (!entrega) throw failure('nao_encontrado')
    if (entrega.devolvidoEm !== null)
      throw failure('transicao_invalida', { mensagem: 'Esta peça já foi devolvida.' })
    if (devolvidoEm > hoje || devolvidoEm < entrega.entregueEm)
      throw failure('validacao', { campos: { devolvidoEm: 'Escolha um dia entre a entrega e hoje' } })
    const quantidade = dita ?? entrega.quantidade
    if (quantidade > entrega.quantidade)
      throw failure('validacao', {
        campos: { [`pecas.${i}.quantidade`]: `A pessoa tem ${entrega.quantidade}` },
      })
    return { entrega, versao, quantidade, estado }
  })
}

/** What of a delivery stays with the person goes on as a delivery of the same day. */
const manterOResto = (tx: Tx, entrega: Selectable<UniformeEntregaTable>, devolvidas: number) => {
  const { vinculoId, itemId, tamanho, entregueEm, entreguePor, ca, observacao, localId, reciboId } = entrega
  const resto = Math.max(0, entrega.semBaixa - devolvidas)
  return tx
    .insertInto('uniformeEntrega')
    .values({
      vinculoId,
      itemId,
      tamanho,
      entregueEm,
      entreguePor,
      ca,
      observacao,
      localId,
      reciboId,
      quantidade: entrega.quantidade - devolvidas,
      semBaixa: resto,
      semBaixaMotivo: resto > 0 ? entrega.semBaixaMotivo : null,
    })
    .execute()
}
