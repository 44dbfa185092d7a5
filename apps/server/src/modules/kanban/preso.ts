import { sql } from 'kysely'
import type { Tx } from '../../db/db.ts'
import { failure } from '../../http/failure.ts'
import { setoresDoLeitor, type Leitor } from './setor.ts'

// Locks, always in this order: the sector, the board, the card. What moves cards or changes columns holds the board; what
// changes a card alone holds the card.

/** A board that is held until the end of the transaction. Throws 404 for one of another sector, 409 for one put away. */
export async function prenderKanban(
  tx: Tx,
  leitor: Leitor,
  id: number,
): Promise<{ readonly id: number; readonly setorId: number }> {
  const { rows } = await sql<{ id: number; setorId: number; arquivado: boolean }>`
    select k.id, k.setor_id, k.arquivado_em is not null as arquivado from kanban k
     where k.id = ${id} and k.setor_id = any (${sql.val(setoresDoLeitor(leitor))}::int[])
       for no key update`.execute(tx)
  const [kanban] = rows
  if (!kanban) throw failure('nao_encontrado')
  if (kanban.arquivado) throw arquivado()
  return kanban
}

const arquivado = () =>
  failure('transicao_invalida', {
    mensagem: 'Este quadro está arquivado.',
    acao: 'Restaure o quadro para mudar os seus cartões.',
  })

export interface CartaoPreso {
  readonly id: number
  readonly kanbanId: number
  readonly setorId: number
  readonly colunaId: number
  readonly coluna: string
  readonly kanban: string
  readonly titulo: string
  readonly descricao: string | null
  readonly vence: string | null
  readonly processoId: number | null
  readonly vinculoId: number | null
  readonly arquivado: boolean
}

/** A card that is held until the end of the transaction. Throws 404 for one of another sector, 409 on a board put away. */
export async function prenderCartao(tx: Tx, leitor: Leitor, id: number): Promise<CartaoPreso> {
  const { rows } = await sql<CartaoPreso & { quadroArquivado: boolean }>`
    select c.id, c.kanban_id, k.setor_id, c.coluna_id, co.nome as coluna, k.nome as kanban, c.titulo, c.descricao, c.vence,
           c.processo_id, c.vinculo_id, c.arquivado_em is not null as arquivado,
           k.arquivado_em is not null as quadro_arquivado
      from kanban_cartao c join kanban k on k.id = c.kanban_id join kanban_coluna co on co.id = c.coluna_id
     where c.id = ${id} and k.setor_id = any (${sql.val(setoresDoLeitor(leitor))}::int[])
       for no key update of c`.execute(tx)
  const [cartao] = rows
  if (!cartao) throw failure('nao_encontrado')
  if (cartao.quadroArquivado) throw arquivado()
  return cartao
}

/** Which board a card is on: it never changes. Throws 404 for one of another sector. */
export async function kanbanDoCartao(tx: Tx, leitor: Leitor, id: number): Promise<number> {
  const { rows } = await sql<{ kanbanId: number }>`
    select c.kanban_id from kanban_cartao c join kanban k on k.id = c.kanban_id
     where c.id = ${id} and k.setor_id = any (${sql.val(setoresDoLeitor(leitor))}::int[])`.execute(tx)
  const [cartao] = rows
  if (!cartao) throw failure('nao_encontrado')
  return cartao.kanbanId
}
