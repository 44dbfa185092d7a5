import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../db/db.ts'
import type { Ator } from '../../../http/ator.ts'
import { deCadaStatus } from './contagens.ts'
import { condicoes, type LinhaDeProcesso, type Listagem } from './listagem.ts'

/**
 * Status of `processo_indice p` at a moment that is over: what the first move since then began from, else its own. A
 * move touches its process: what nobody touched since then has not moved, and its history is not looked at.
 */
export const statusEm = (momento: string): RawBuilder<string> => sql<string>`case
  when p.atualizado_em < ${momento}::timestamptz then p.status
  else coalesce((
    select e.de from processo_evento e
     where e.processo_id = p.id and e.tipo = 'transicao' and e.em >= ${momento}::timestamptz
     order by e.id limit 1), p.status) end`

/** Whether `processo_indice p` had been sent at a moment. */
export const enviadoEm = (momento: string): RawBuilder<boolean> =>
  sql<boolean>`p.data_solicitacao < ${momento}::timestamptz`

/** Whether `processo_indice p` was sent and stood in one of these statuses at a moment that is over. */
export const estavam = (status: readonly string[], momento: string): RawBuilder<boolean> =>
  sql<boolean>`(${enviadoEm(momento)} and ${statusEm(momento)} = any (${sql.val([...status])}::text[]))`

/**
 * A list as it was at a moment that is over: what had been sent by then, with the status of then as `status_no_dia`.
 * Names, contracts and dates are those of now: no list keeps what they were.
 */
export const listagemEm = <L extends LinhaDeProcesso>(
  listagem: Listagem<L>,
  momento: string,
  status: string | undefined,
): Listagem<L & { readonly statusNoDia: string }> => ({
  ...listagem,
  colunas: (quem, hoje) => {
    const { colunas } = listagem
    return sql<L & { readonly statusNoDia: string }>`
      ${typeof colunas === 'function' ? colunas(quem, hoje) : colunas}, ${statusEm(momento)} as status_no_dia`
  },
  condicoes: (filtros, quem) => [
    ...(listagem.condicoes?.(filtros, quem) ?? []),
    enviadoEm(momento),
    ...(status === undefined ? [] : [sql<boolean>`${statusEm(momento)} = ${status}`]),
  ],
})

/** Counts the visible processes of a kind by the status of a moment that is over. */
export async function contarPorStatusEm<L extends LinhaDeProcesso>(
  db: Db,
  listagem: Listagem<L>,
  ator: Ator,
  momento: string,
): Promise<Record<string, number>> {
  const { rows } = await sql<{ status: string; total: number }>`
    select ${statusEm(momento)} as status, count(*)::int as total
      from processo_indice p
     where ${condicoes(listagem, ator, {})} and ${enviadoEm(momento)}
     group by 1`.execute(db)
  return deCadaStatus(listagem, rows)
}
