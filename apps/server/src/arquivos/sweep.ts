import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { writeAsSystem } from '../db/write.ts'
import type { Tarefa } from '../tarefa.ts'
import { isoDe } from '../clock.ts'
import { pastaDosRecebidos, sweepReceived } from './recebidos.ts'

const NOME = 'arquivos.varrer'
/** A file and the record that takes it come in two calls: a form may stay open over a weekend's first days. */
const GUARDA_HORAS = 48
/** Files of one run; what is left waits for tomorrow. */
const POR_VEZ = 1_000

/**
 * Takes away files that nobody attached to anything: sent from a form that was given up, or cut off by a crash before
 * they had a row. What a record ever named stays, as the record does.
 */
export const sweepFiles: Tarefa = {
  nome: NOME,
  titulo: 'Limpeza de arquivos sem dono',
  cron: '30 3 * * *',
  executar: async (deps) => {
    await checkMarkers(deps)
    const semDono = await semDonoEm(deps.db)
    for (const id of await listSemDono(deps, semDono)) await apagarUm(deps, id, semDono)
  },
}

/** Takes away uploads that a crash cut off. */
export const sweepHalfSent: Tarefa = {
  nome: 'arquivos.varrer-recebidos',
  titulo: 'Limpeza de envios interrompidos',
  cron: '*/15 * * * *',
  executar: ({ config, clock }) => sweepReceived(pastaDosRecebidos(config.dadosDir), clock.agora()),
}

const antesDe = ({ clock }: Deps): Temporal.Instant => clock.agora().subtract({ hours: GUARDA_HORAS })

/** Deletes the files of stale upload markers that never got a row, and the markers themselves. */
async function checkMarkers(deps: Deps): Promise<void> {
  const { db, arquivos } = deps
  const antes = antesDe(deps).epochMilliseconds
  for (const marker of await arquivos.markers()) {
    if (marker.desde.epochMilliseconds >= antes) continue
    const linha = await db.selectFrom('arquivo').select('id').where('id', '=', marker.id).executeTakeFirst()
    if (!linha) await arquivos.apagar(marker.id)
    await arquivos.unmark(marker)
  }
}

/**
 * Whether no row names `a`. Asked of the catalogue, so that a new table that refers to files is known as soon as it
 * is there.
 */
async function semDonoEm(db: Db): Promise<RawBuilder<boolean>> {
  const { rows } = await sql<{ tabela: string; coluna: string }>`
    select c.conrelid::regclass::text as tabela, col.attname as coluna
      from pg_constraint c
      join pg_attribute col on col.attrelid = c.conrelid and col.attnum = any (c.conkey)
     where c.contype = 'f' and c.confrelid = 'arquivo'::regclass`.execute(db)
  if (rows.length === 0) throw new Error('No table refers to files: the catalogue was not read')
  const donos = rows.map(
    ({ tabela, coluna }) =>
      sql`not exists (select from ${sql.table(tabela)} dono where dono.${sql.ref(coluna)} = a.id)`,
  )
  return sql<boolean>`(${sql.join(donos, sql` and `)})`
}

async function listSemDono(deps: Deps, semDono: RawBuilder<boolean>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select a.id from arquivo a where a.enviado_em < ${isoDe(antesDe(deps))} and ${semDono}
     order by a.enviado_em limit ${POR_VEZ}`.execute(deps.db)
  return rows.map(({ id }) => id)
}

/**
 * One file in a transaction of its own. The row is locked first and looked at again: a record that is just taking
 * the file holds it, and one that would take it now waits and finds it gone. Then the bytes, then the row: a crash in
 * between leaves a row that the next run takes away.
 */
const apagarUm = (deps: Deps, id: string, semDono: RawBuilder<boolean>): Promise<void> =>
  writeAsSystem(deps, NOME, async ({ tx }) => {
    if (!(await travar(tx, id))) return
    const { rows } = await sql`select from arquivo a where a.id = ${id} and ${semDono}`.execute(tx)
    if (rows.length === 0) return
    await deps.arquivos.apagar(id)
    await tx.deleteFrom('arquivo').where('id', '=', id).execute()
  })

/** Whether nobody else is at it. */
async function travar(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`select id from arquivo where id = ${id} for update skip locked`.execute(tx)
  return rows.length > 0
}
