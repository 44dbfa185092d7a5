import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../db/db.ts'

const PASSO_MS = 20

/** Rows of a process that a write of it may lock, after the process itself. */
const linhasDe = (id: number): Readonly<Record<string, RawBuilder<unknown>>> => ({
  auditoria_cabeca: sql`auditoria_cabeca where entidade = 'processo' and registro = ${id}`,
  candidato_link: sql`candidato_link where processo_id = ${id}`,
  decisao_em_espera: sql`decisao_em_espera where processo_id = ${id}`,
  processo_anexo: sql`processo_anexo where processo_id = ${id}`,
  processo_parecer: sql`processo_parecer where processo_id = ${id}`,
})

/** Waits until this many writes wait for a lock that this transaction holds, or it is over. Answers how many wait. */
async function esperarParar(tx: Tx, acabou: () => boolean, quantas = 1): Promise<number> {
  for (;;) {
    // A transaction is shown the connections that there were when it first looked.
    await sql`select pg_stat_clear_snapshot()`.execute(tx)
    // Of those that wait in one line each is blocked by those before it as well.
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`.execute(tx)
    if (rows.length >= quantas || acabou()) return rows.length
    await sleep(PASSO_MS)
  }
}

/**
 * Starts writes that all need the lock which `travar` takes, and lets them go on once each of them waits for it: whatever
 * one of them looked at before it had the lock, it looked at before any of the others was made.
 */
export async function aoMesmoTempo<R>(
  db: Db,
  travar: RawBuilder<unknown>,
  escritas: readonly (() => Promise<R>)[],
): Promise<{ esperaram: number; respostas: R[] }> {
  let prontas = 0
  const { esperaram, pedidas } = await db.transaction().execute(async (tx) => {
    await travar.execute(tx)
    const pedidas = escritas.map((escrever) => escrever().finally(() => (prontas += 1)))
    // Awaited below, once the lock is let go of.
    for (const pedida of pedidas) pedida.catch(() => {})
    const esperaram = await esperarParar(tx, () => prontas === escritas.length, escritas.length)
    return { esperaram, pedidas }
  })
  return { esperaram, respostas: await Promise.all(pedidas) }
}

/** Starts a write while somebody moves the process, and does `entretanto` in that move, once the write stands still. */
export const duranteUmMovimento = <R, E>(
  db: Db,
  id: number,
  escrever: () => Promise<R>,
  entretanto: (tx: Tx) => Promise<E>,
): Promise<{ escrita: R; visto: E }> =>
  enquantoPreso(db, sql`select from processo where id = ${id} for update`, escrever, entretanto)

/** Starts a write while somebody has the lock which `travar` takes, and does `entretanto` once the write stands still. */
export async function enquantoPreso<R, E>(
  db: Db,
  travar: RawBuilder<unknown>,
  escrever: () => Promise<R>,
  entretanto: (tx: Tx) => Promise<E>,
): Promise<{ escrita: R; visto: E }> {
  let acabou = false
  const { escrita, visto } = await db.transaction().execute(async (tx) => {
    await travar.execute(tx)
    const escrita = escrever().finally(() => {
      acabou = true
    })
    // Awaited below, after the move.
    escrita.catch(() => {})
    await esperarParar(tx, () => acabou)
    return { escrita, visto: await entretanto(tx) }
  })
  return { escrita: await escrita, visto }
}

/** Tables in which a write locks rows of a process before it has the process: whoever moves it would wait for them. */
export async function travadasAntes(db: Db, id: number, escrever: () => Promise<unknown>): Promise<string[]> {
  const { visto } = await duranteUmMovimento(db, id, escrever, async (tx) => {
    const travadas: string[] = []
    for (const [tabela, linhas] of Object.entries(linhasDe(id))) {
      const todas = await sql`select from ${linhas}`.execute(tx)
      const livres = await sql`select from ${linhas} for update skip locked`.execute(tx)
      if (livres.rows.length < todas.rows.length) travadas.push(tabela)
    }
    return travadas
  })
  return visto
}
