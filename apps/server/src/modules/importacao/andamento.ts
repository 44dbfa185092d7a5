import { sql } from 'kysely'
import type { Fase } from '@rh/domain/importacao/situacoes'
import type { Db, Tx } from '../../db/db.ts'
import { failure } from '../../http/failure.ts'
import { situacaoDe } from './repository.ts'

/** How often the work says how far it is, and that it still goes on. */
const BATIDA_MS = 700

export interface Andamento {
  avancar(fase: Fase, feitas: number, total: number): void
  parar(): Promise<void>
}

/** Says from outside the transaction how far the work has come, until it is stopped. */
export function acompanhar(db: Db, id: number): Andamento {
  let agora: { readonly fase: Fase; readonly feitas: number; readonly total: number } | null = null
  let ultima: Promise<unknown> = Promise.resolve()
  let ocupada = false
  const bater = async (): Promise<void> => {
    ocupada = true
    try {
      await db
        .updateTable('importacaoAndamento')
        .set({ ...agora, em: sql`clock_timestamp()` })
        .where('importacaoId', '=', id)
        .execute()
    } catch {
      // The database is away: the work itself will find out.
    } finally {
      ocupada = false
    }
  }
  const batida = setInterval(() => {
    if (!ocupada) ultima = bater()
  }, BATIDA_MS)
  return {
    avancar: (fase, feitas, total) => {
      agora = { fase, feitas, total }
    },
    async parar() {
      clearInterval(batida)
      await ultima
    },
  }
}

/** Begins anew: nothing was done yet, and the work is alive from now on. */
export const comecar = (tx: Tx, importacaoId: number, total: number) =>
  tx
    .insertInto('importacaoAndamento')
    .values({ importacaoId, fase: 'leitura', feitas: 0, total })
    .onConflict((oc) =>
      oc
        .column('importacaoId')
        .doUpdateSet({ fase: 'leitura', feitas: 0, total, em: sql`clock_timestamp()` }),
    )
    .execute()

/** Lets everybody see at once that the work is over without a result. */
export const silenciar = (db: Db, id: number) =>
  db
    .updateTable('importacaoAndamento')
    .set({ em: sql`to_timestamp(0)` })
    .where('importacaoId', '=', id)
    .execute()

/** One import at a time: two would count the same free slots, and take turns at the same two processors. */
export async function requireNenhumaOutra(tx: Tx, id: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('importacao'))`.execute(tx)
  const { rows } = await sql<{ nome: string; usuario: string }>`
    select ar.nome, us.nome as usuario
      from importacao im
      join arquivo ar on ar.id = im.arquivo_id
      join usuario us on us.id = im.usuario_id
      left join importacao_andamento an on an.importacao_id = im.id
     where im.id <> ${id} and im.situacao in ('conferindo', 'importando') and ${situacaoDe} <> 'interrompida'
     limit 1`.execute(tx)
  const [outra] = rows
  if (!outra) return
  throw failure('transicao_invalida', {
    mensagem: `Outra planilha está sendo importada agora: ${outra.nome}, por ${outra.usuario}.`,
    acao: 'Espere terminar e tente de novo. A sua continua aqui.',
  })
}
