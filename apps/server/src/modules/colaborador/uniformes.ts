import { sql } from 'kysely'
import { errosDaEntrega, type NovaEntrega } from '@rh/domain/colaborador/uniforme'
import type { Entrega } from '@rh/domain/contract/ficha-listas'
import { somarDias } from '@rh/domain/regras/calendario/datas'
import type { Db, Tx } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import { failure } from '../../http/failure.ts'
import { versaoAntiga, type Vinculo } from './vinculo.ts'

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

/** Hands out a piece. The size that was taken becomes the person's size of that item. */
export async function entregar(
  { tx }: UnitOfWork,
  vinculo: Vinculo,
  dados: NovaEntrega,
  { hoje, quem }: { hoje: string; quem: number },
): Promise<{ id: number }> {
  const { itemId, tamanho, observacao = null } = dados
  const item = await tx
    .selectFrom('itemUniforme')
    .select(['tipo', 'ativo', 'tamanhos', 'ca', 'caValidade'])
    .where('id', '=', itemId)
    .executeTakeFirst()
  if (!item) throw failure('validacao', { campos: { 'dados.itemId': 'Escolha um item da lista' } })
  const { dataAdmissao, dataDesligamento } = vinculo
  const campos = errosDaEntrega(dados, { hoje, dataAdmissao, dataDesligamento, item })
  const erros = Object.entries(campos).map(([campo, erro]) => [`dados.${campo}`, erro])
  if (erros.length > 0) throw failure('validacao', { campos: Object.fromEntries(erros) })
  await saveTamanho(tx, vinculo.pessoaId, { itemId, tamanho })
  return tx
    .insertInto('uniformeEntrega')
    .values({ ...dados, observacao, vinculoId: vinculo.id, ca: item.ca, entreguePor: quem })
    .returning('id')
    .executeTakeFirstOrThrow()
}

interface Tamanho {
  readonly itemId: number
  readonly tamanho: string
}

const saveTamanho = (tx: Tx, pessoaId: number, { itemId, tamanho }: Tamanho) =>
  tx
    .insertInto('pessoaTamanho')
    .values({ pessoaId, itemId, tamanho })
    .onConflict((oc) => oc.columns(['pessoaId', 'itemId']).doUpdateSet({ tamanho }))
    .execute()

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
  for (const tamanho of tamanhos) await saveTamanho(tx, pessoaId, tamanho)
}

interface Devolucao {
  readonly entregaId: number
  readonly versao: number
  readonly devolvidoEm: string
  readonly estado: Entrega['devolucaoEstado']
}

export async function devolver(
  work: UnitOfWork,
  vinculo: Vinculo,
  { entregaId, versao, devolvidoEm, estado }: Devolucao,
  { hoje, quem, fuso }: { hoje: string; quem: number; fuso: string },
): Promise<void> {
  const entrega = await work.tx
    .selectFrom('uniformeEntrega')
    .select(['entregueEm', 'devolvidoEm'])
    .where('id', '=', entregaId)
    .where('vinculoId', '=', vinculo.id)
    .executeTakeFirst()
  if (!entrega) throw failure('nao_encontrado')
  if (entrega.devolvidoEm !== null)
    throw failure('transicao_invalida', { mensagem: 'Esta peça já foi devolvida.' })
  if (devolvidoEm > hoje || devolvidoEm < entrega.entregueEm)
    throw failure('validacao', { campos: { devolvidoEm: 'Escolha um dia entre a entrega e hoje' } })
  const devolvida = await work.tx
    .updateTable('uniformeEntrega')
    .set({ devolvidoEm, devolucaoEstado: estado, devolvidoA: quem })
    .where('id', '=', entregaId)
    .where('versao', '=', versao)
    .returning('id')
    .executeTakeFirst()
  if (!devolvida) throw await versaoAntiga(work, 'vinculo', vinculo.id, fuso)
}
