import { sql } from 'kysely'
import { LIMITES_DO_KANBAN } from '@rh/domain/kanban/kanban'
import { CITA } from '@rh/domain/processo/citacao'
import type { Alertas } from '../../alertas/alertas.ts'
import { requireAnexos } from '../../arquivos/anexos-gerais.ts'
import { isoDe } from '../../clock.ts'
import type { Db, Tx } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import { failure } from '../../http/failure.ts'
import { avisarComentario } from './avisar.ts'
import { prenderCartao, type CartaoPreso } from './preso.ts'
import { listPessoas, setoresDoLeitor, type Leitor } from './setor.ts'

// What a card holds besides itself: each changes by its own, without a version of the card.

/** Says that something of the card changed: boards that show it read it again. */
const tocar = ({ tx, agora }: UnitOfWork, id: number) =>
  tx
    .updateTable('kanbanCartao')
    .set({ alteradoEm: isoDe(agora) })
    .where('id', '=', id)
    .execute()

/** Adds an item to the end of the list of a card. */
export async function criarItem(
  work: UnitOfWork,
  leitor: Leitor,
  { cartaoId, texto }: { readonly cartaoId: number; readonly texto: string },
): Promise<{ id: number }> {
  const { tx } = work
  await prenderCartao(tx, leitor, cartaoId)
  const { total } = await tx
    .selectFrom('kanbanItem')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('cartaoId', '=', cartaoId)
    .where('excluidoEm', 'is', null)
    .executeTakeFirstOrThrow()
  if (total >= LIMITES_DO_KANBAN.itens)
    throw failure('validacao', {
      campos: { texto: `A lista tem no máximo ${LIMITES_DO_KANBAN.itens} itens` },
    })
  const item = await tx
    .insertInto('kanbanItem')
    .values({ cartaoId, texto })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tocar(work, cartaoId)
  return item
}

/** Which card an item or an attachment is of, held. Throws 404. */
async function prenderPeloDono(
  tx: Tx,
  leitor: Leitor,
  tabela: 'kanbanItem' | 'kanbanAnexo',
  id: number,
): Promise<CartaoPreso> {
  const dono = await tx
    .selectFrom(tabela)
    .select('cartaoId')
    .where('id', '=', id)
    .where('excluidoEm', 'is', null)
    .executeTakeFirst()
  if (!dono) throw failure('nao_encontrado')
  return prenderCartao(tx, leitor, dono.cartaoId)
}

interface MudancaDoItem {
  readonly texto?: string | undefined
  readonly feito?: boolean | undefined
}

export async function mudarItem(
  work: UnitOfWork,
  leitor: Leitor,
  id: number,
  { texto, feito }: MudancaDoItem,
): Promise<void> {
  const { id: cartaoId } = await prenderPeloDono(work.tx, leitor, 'kanbanItem', id)
  if (texto === undefined && feito === undefined) return
  await work.tx
    .updateTable('kanbanItem')
    .set({ ...(texto !== undefined && { texto }), ...(feito !== undefined && { feito }) })
    .where('id', '=', id)
    .execute()
  await tocar(work, cartaoId)
}

/** Takes an item or an attachment off its card; the trail keeps it. */
export async function excluirParte(
  work: UnitOfWork,
  leitor: Leitor,
  tabela: 'kanbanItem' | 'kanbanAnexo',
  id: number,
): Promise<void> {
  const { id: cartaoId } = await prenderPeloDono(work.tx, leitor, tabela, id)
  await work.tx
    .updateTable(tabela)
    .set({ excluidoEm: isoDe(work.agora) })
    .where('id', '=', id)
    .execute()
  await tocar(work, cartaoId)
}

interface Comentario {
  readonly cartaoId: number
  readonly texto: string
  readonly citados: readonly number[]
}

/** Adds a comment to a card, and tells those it names. */
export async function comentarCartao(
  alertas: Alertas,
  work: UnitOfWork,
  leitor: Leitor,
  { cartaoId, texto, citados }: Comentario,
): Promise<{ id: number }> {
  const cartao = await prenderCartao(work.tx, leitor, cartaoId)
  const pessoas = citados.length === 0 ? [] : await listPessoas(work.tx, cartao.setorId)
  if (!citados.every((id) => pessoas.some((pessoa) => pessoa.id === id)))
    throw failure('validacao', {
      campos: {
        texto: 'Uma das pessoas citadas não é deste setor: tire a citação ou escolha outra da lista.',
      },
    })
  const nomeados = pessoas
    .filter(({ id, nome }) => citados.includes(id) && texto.includes(`${CITA}${nome}`))
    .map(({ id, nome }) => ({ id, nome }))
  const comentario = await work.tx
    .insertInto('kanbanComentario')
    .values({
      cartaoId,
      texto,
      citados: JSON.stringify(nomeados),
      usuarioId: leitor.id,
      em: isoDe(work.agora),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tocar(work, cartaoId)
  await avisarComentario(alertas, work, cartao, { leitor, citados: nomeados.map(({ id }) => id) })
  return comentario
}

/** Attaches files that the person sent. */
export async function anexar(
  work: UnitOfWork,
  leitor: Leitor,
  { cartaoId, arquivos }: { readonly cartaoId: number; readonly arquivos: readonly string[] },
): Promise<{ ids: number[] }> {
  const { tx, agora } = work
  await prenderCartao(tx, leitor, cartaoId)
  if (arquivos.length === 0) return { ids: [] }
  await requireAnexos(tx, leitor.id, arquivos, 'arquivos')
  const { total } = await tx
    .selectFrom('kanbanAnexo')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('cartaoId', '=', cartaoId)
    .where('excluidoEm', 'is', null)
    .executeTakeFirstOrThrow()
  if (total + arquivos.length > LIMITES_DO_KANBAN.anexos)
    throw failure('validacao', {
      campos: { arquivos: `Um cartão leva até ${LIMITES_DO_KANBAN.anexos} anexos` },
    })
  const novos = await tx
    .insertInto('kanbanAnexo')
    .values(arquivos.map((arquivoId) => ({ cartaoId, arquivoId, usuarioId: leitor.id, em: isoDe(agora) })))
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .execute()
  if (novos.length < arquivos.length)
    throw failure('validacao', { campos: { arquivos: 'Este arquivo já está anexado: envie de novo' } })
  await tocar(work, cartaoId)
  return { ids: novos.map(({ id }) => id) }
}

/** The file of an attachment of a card that the person sees. Throws 404. */
export async function arquivoDoAnexo(db: Db, leitor: Leitor, id: number): Promise<string> {
  const { rows } = await sql<{ arquivoId: string }>`
    select a.arquivo_id from kanban_anexo a
      join kanban_cartao c on c.id = a.cartao_id join kanban k on k.id = c.kanban_id
     where a.id = ${id} and a.excluido_em is null
       and k.setor_id = any (${sql.val(setoresDoLeitor(leitor))}::int[])`.execute(db)
  const [anexo] = rows
  if (!anexo) throw failure('nao_encontrado')
  return anexo.arquivoId
}
