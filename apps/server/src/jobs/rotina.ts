import { sql } from 'kysely'
import { isoDe } from '../clock.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import type { Tarefa } from '../tarefa.ts'
import { inRoot } from '../tracing/span.ts'
import { causaDe, type Causa } from './motivo.ts'

/** Runs a task and keeps what came of it. Rejects as the task does. */
export async function runAndKeep(tarefa: Pick<Tarefa, 'nome' | 'executar'>, deps: Deps): Promise<void> {
  const inicio = performance.now()
  // A database that does not take this either is told by the task's own failure, or by the next run.
  const keep = (causa: Causa | null) =>
    keepRun(deps, { nome: tarefa.nome, milissegundos: Math.round(performance.now() - inicio), causa }).catch(
      () => {},
    )
  try {
    await inRoot({ name: tarefa.nome, kind: 'consumer' }, () => tarefa.executar(deps))
  } catch (error) {
    await keep(causaDe(error))
    throw error
  }
  await keep(null)
}

interface Run {
  readonly nome: string
  readonly milissegundos: number
  /** Null of one that went well. */
  readonly causa: Causa | null
}

async function keepRun({ db, clock }: Deps, { nome, milissegundos, causa }: Run): Promise<void> {
  const em = isoDe(clock.agora())
  if (causa === null) {
    await sql`
      insert into rotina as r (nome, terminada_em, milissegundos) values (${nome}, ${em}, ${milissegundos})
      on conflict (nome) do update set terminada_em = excluded.terminada_em, milissegundos = excluded.milissegundos,
             falhas = 0, falhando_desde = null`.execute(db)
    return
  }
  await sql`
    insert into rotina as r (nome, terminada_em, milissegundos, falhas, falhando_desde, falhou_em, motivo, detalhe)
    values (${nome}, ${em}, ${milissegundos}, 1, ${em}, ${em}, ${causa.motivo}, ${causa.detalhe})
    on conflict (nome) do update set terminada_em = excluded.terminada_em, milissegundos = excluded.milissegundos,
           falhas = r.falhas + 1, falhando_desde = coalesce(r.falhando_desde, excluded.falhando_desde),
           falhou_em = excluded.falhou_em, motivo = excluded.motivo, detalhe = excluded.detalhe`.execute(db)
}

/** The mark (`markOf`) of what a task read when it last did all of its work; nothing before it ever did. */
export async function lastMark(db: Db, nome: string): Promise<string | null | undefined> {
  const rotina = await db.selectFrom('rotina').select('marca').where('nome', '=', nome).executeTakeFirst()
  return rotina?.marca
}

/** Keeps the mark of what a task read, from before it read it, once all of its work is done. */
export async function keepMark({ db, clock }: Deps, nome: string, marca: string): Promise<void> {
  await db
    .insertInto('rotina')
    .values({ nome, terminadaEm: isoDe(clock.agora()), milissegundos: 0, marca })
    .onConflict((conflito) => conflito.column('nome').doUpdateSet({ marca }))
    .execute()
}
