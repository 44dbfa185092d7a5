import { prazoDoProcesso } from '@rh/domain/processos/prazos'
import { processos } from '@rh/domain/processos/processos'
import { prazoEm, type FatosDoPrazo, type Prazo } from '@rh/domain/processo/prazo'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/db.ts'
import { oneOrAny, prepared } from '../../db/prepared.ts'
import type { UnitOfWork } from '../../db/write.ts'

// The term of a process, as the index keeps it: lists sort and filter by it.

/** Term of a row as `processo_indice` keeps it; both null together. */
export interface PrazoNoIndice {
  readonly prazoDia: string | null
  readonly prazoRotulo: string | null
}

/** Columns of the term, over `processo_indice p`. */
export const colunasDoPrazo = sql`p.prazo, p.prazo::text as prazo_dia, p.prazo_rotulo`

/** Term of a row as it is seen on a day. */
export const prazoVisto = (
  { prazoDia: dia, prazoRotulo: rotulo }: PrazoNoIndice,
  hoje: string,
): Prazo | null => (dia === null || rotulo === null ? null : prazoEm({ dia, rotulo }, hoje))

/** Term of a process, and since when it has been in its status. */
export const findPrazo = (db: Db | Tx, id: number) =>
  db
    .selectFrom('processoIndice as p')
    .select(['p.prazoRotulo', sql<string | null>`p.prazo::text`.as('prazoDia')])
    .select((eb) => eb.fn.coalesce('p.desde', 'p.atualizadoEm').as('desde'))
    .where('p.id', '=', id)
    .modifyEnd(prepared)
    .executeTakeFirstOrThrow()

/** Works out the term of a process again at the end of this write. */
export const marcarPrazo = (work: UnitOfWork, id: number): void =>
  work.noFim(`prazo ${id}`, async () => void (await indexarPrazos(work.tx, [id])))

interface Linha extends FatosDoPrazo {
  readonly id: number
  readonly tipo: string
}

const lerFatos = async (db: Db | Tx, ids: readonly number[]): Promise<readonly Linha[]> =>
  (
    await sql<Linha>`${prepared}
      select i.id, i.tipo, i.status, i.palavras as dadas, i.feitos, i.data, d.pagar_ate::text as pagar_ate
        from processo_indice i left join demissao d on d.processo_id = i.id
       where i.id = ${oneOrAny(ids)}`.execute(db)
  ).rows

/** Writes the terms of these processes, and since when they have been where they are. Answers how many changed. */
export async function indexarPrazos(tx: Db | Tx, ids: readonly number[]): Promise<number> {
  const fatos = await lerFatos(tx, ids)
  const linhas = fatos.map(({ id, tipo, ...dela }) => ({ id, ...(prazoDoProcesso(tipo, dela) ?? semPrazo) }))
  const { numAffectedRows } = await sql`${prepared}
    update processo_indice i
       set prazo = l.dia, prazo_rotulo = l.rotulo, prazo_legal = l.lei, desde = l.desde
      from (select x.*, (select e.em from processo_evento e
                          where e.processo_id = x.id and e.tipo in ('criacao', 'transicao')
                          order by e.id desc limit 1) as desde
              from jsonb_to_recordset(${JSON.stringify(linhas)}::jsonb)
                     as x(id int, dia date, rotulo text, lei date)) l
     where i.id = l.id
       and (i.prazo, i.prazo_rotulo, i.prazo_legal, i.desde) is distinct from (l.dia, l.rotulo, l.lei, l.desde)`.execute(
    tx,
  )
  return Number(numAffectedRows ?? 0)
}

const semPrazo = { dia: null, rotulo: null, lei: null }

const encerrados = [
  ...new Set(
    processos.flatMap(({ statuses }) => Object.keys(statuses).filter((status) => statuses[status]?.final)),
  ),
]

/** Rows that a batch holds: whoever writes one of them waits some milliseconds. */
const POR_VEZ = 250

/** What a run looked at, and what it found wrong and wrote. */
export interface Sincronia {
  readonly lidos: number
  readonly escritos: number
}

/**
 * Brings the terms of all open processes up to what is declared today, as the register of sectors is: a rule that
 * changed, or rows that were loaded in bulk. What is right already is not written. Batch by batch, each committed by
 * itself where `db` is no transaction; a row that somebody holds is passed over, since whoever writes a process writes its
 * term too. So it may run beside the daily work, and twice at once.
 */
export async function sincronizarPrazos(db: Db | Tx, fim?: AbortSignal): Promise<Sincronia> {
  let [lidos, escritos] = [0, 0]
  for (let depois = 0; ;) {
    const ids = await listAbertos(db, depois)
    const ultimo = ids.at(-1)
    if (ultimo === undefined || fim?.aborted) return { lidos, escritos }
    lidos += ids.length
    escritos += db.isTransaction
      ? await indexarLivres(db, ids)
      : await db.transaction().execute((tx) => indexarLivres(tx, ids))
    depois = ultimo
  }
}

async function listAbertos(db: Db | Tx, depois: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select i.id from processo_indice i
     where i.id > ${depois} and (i.prazo is not null or not i.status = any (${sql.val(encerrados)}::text[]))
     order by i.id limit ${POR_VEZ}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Those that nobody else holds. Locked before their facts are read, which are then those of the last commit. */
async function indexarLivres(tx: Db | Tx, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from processo_indice where id = any (${sql.val([...ids])}::int[])
     order by id for no key update skip locked`.execute(tx)
  return rows.length === 0
    ? 0
    : indexarPrazos(
        tx,
        rows.map(({ id }) => id),
      )
}
