import { sql } from 'kysely'
import { PASSO, posicaoEntre } from '@rh/domain/kanban/posicao'
import { isoDe } from '../../clock.ts'
import type { Tx } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import { failure } from '../../http/failure.ts'
import { insertEvento } from './evento.ts'
import { kanbanDoCartao, prenderCartao, prenderKanban } from './preso.ts'
import { setoresDoLeitor, type Leitor } from './setor.ts'

interface Coluna {
  readonly id: number
  readonly nome: string
  readonly conclui: boolean
  readonly kanbanId: number
}

/** A column of a board of the person's. Throws 404. */
export async function requireColuna(tx: Tx, leitor: Leitor, id: number): Promise<Coluna> {
  const { rows } = await sql<Coluna>`
    select co.id, co.nome, co.conclui, co.kanban_id from kanban_coluna co join kanban k on k.id = co.kanban_id
     where co.id = ${id} and co.excluida_em is null
       and k.setor_id = any (${sql.val(setoresDoLeitor(leitor))}::int[])`.execute(tx)
  const [coluna] = rows
  if (!coluna) throw failure('nao_encontrado')
  return coluna
}

/** The place after the last card of a column whose board is held. */
export async function fimDaColuna(tx: Tx, colunaId: number): Promise<number> {
  return posicaoEntre(await ultima(tx, colunaId), null) ?? PASSO
}

async function ultima(tx: Tx, colunaId: number, menos = 0): Promise<number | null> {
  const linha = await tx
    .selectFrom('kanbanCartao')
    .select(({ fn }) => fn.max('ordem').as('ordem'))
    .where('colunaId', '=', colunaId)
    .where('arquivadoEm', 'is', null)
    .where('id', '<>', menos)
    .executeTakeFirst()
  return linha?.ordem ?? null
}

interface Movimento {
  readonly id: number
  readonly colunaId: number
  readonly depoisDe: number | null
}

/**
 * Puts a card into a place of a column of its board. Moves on one board come one after the other, each reads its neighbours
 * when it is its turn: none fails because of another, and no card is lost, doubled or left without a place.
 */
export async function moverCartao(
  work: UnitOfWork,
  { id, colunaId, depoisDe }: Movimento,
  leitor: Leitor,
): Promise<void> {
  const { tx, agora } = work
  const kanban = await prenderKanban(tx, leitor, await kanbanDoCartao(tx, leitor, id))
  const cartao = await prenderCartao(tx, leitor, id)
  const coluna = await requireColuna(tx, leitor, colunaId)
  if (coluna.kanbanId !== kanban.id) throw failure('nao_encontrado')
  if (cartao.arquivado)
    throw failure('transicao_invalida', {
      mensagem: 'Este cartão foi arquivado.',
      acao: 'Restaure o cartão para mover.',
    })
  const em = isoDe(agora)
  const outraColuna = cartao.colunaId !== colunaId
  await tx
    .updateTable('kanbanCartao')
    .set({
      colunaId,
      ordem: await lugarDepoisDe(tx, { id, colunaId, depoisDe }),
      alteradoEm: em,
      ...(outraColuna && {
        concluidoEm: coluna.conclui ? sql<string>`coalesce(concluido_em, ${em}::timestamptz)` : null,
      }),
    })
    .where('id', '=', id)
    .execute()
  if (outraColuna)
    await insertEvento(work, {
      cartaoId: id,
      usuarioId: leitor.id,
      tipo: 'moveu',
      de: cartao.coluna,
      para: coluna.nome,
    })
}

/** The place after a card, before whichever comes next; after the last one, where that card is not there any more. */
async function lugarDepoisDe(tx: Tx, { id, colunaId, depoisDe }: Movimento): Promise<number> {
  const lugar = await procurarLugar(tx, { id, colunaId, depoisDe })
  if (lugar !== null) return lugar
  await renumerar(tx, colunaId)
  const novo = await procurarLugar(tx, { id, colunaId, depoisDe })
  if (novo === null) throw new Error(`Column ${colunaId} has no room after it was numbered anew`)
  return novo
}

async function procurarLugar(tx: Tx, { id, colunaId, depoisDe }: Movimento): Promise<number | null> {
  const antes = depoisDe === null ? null : await ordemDe(tx, colunaId, depoisDe)
  if (depoisDe !== null && (antes === null || depoisDe === id))
    return posicaoEntre(await ultima(tx, colunaId, id), null)
  const depois = await tx
    .selectFrom('kanbanCartao')
    .select(({ fn }) => fn.min('ordem').as('ordem'))
    .where('colunaId', '=', colunaId)
    .where('arquivadoEm', 'is', null)
    .where('id', '<>', id)
    .$if(antes !== null, (q) => q.where('ordem', '>', antes ?? 0))
    .executeTakeFirst()
  return posicaoEntre(antes, depois?.ordem ?? null)
}

async function ordemDe(tx: Tx, colunaId: number, id: number): Promise<number | null> {
  const linha = await tx
    .selectFrom('kanbanCartao')
    .select('ordem')
    .where('id', '=', id)
    .where('colunaId', '=', colunaId)
    .where('arquivadoEm', 'is', null)
    .executeTakeFirst()
  return linha?.ordem ?? null
}

/** Gives the cards of a column room again, in their order: beyond the last one, so that no place is taken on the way. */
const renumerar = (tx: Tx, colunaId: number) =>
  sql`update kanban_cartao c set ordem = nova.ordem
        from (select id, max(ordem) over () + row_number() over (order by ordem) * ${PASSO}::bigint as ordem
                from kanban_cartao where coluna_id = ${colunaId} and arquivado_em is null) nova
       where c.id = nova.id`.execute(tx)
