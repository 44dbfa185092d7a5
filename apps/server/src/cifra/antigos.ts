import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import { passos, type Passo } from './antigos-passos.ts'

// What an older version kept readable is encrypted when the system starts, as the owner of the tables and before anybody
// is served: in the columns, the documents, the trail. Each table has a constraint that is not valid for as long as there
// is such a row: what was interrupted goes on at the next start, and what is done is not looked at again.

/** One start at a time. */
const VEZ = sql`select pg_advisory_lock(hashtext('cifra'))`

async function pendentes(db: Db): Promise<readonly Passo[]> {
  const { rows } = await sql<{ nome: string }>`
    select conname as nome from pg_constraint
     where conname = any (${passos.map(({ restricao }) => restricao)}::text[]) and not convalidated`.execute(
    db,
  )
  const nomes = new Set(rows.map(({ nome }) => nome))
  return passos.filter(({ restricao }) => nomes.has(restricao))
}

/**
 * Encrypts what is readable, some hundred rows with each transaction. `db` is of the owner of the tables, with the keys.
 * Answers how many rows were rewritten. `aoComecar` is told when there is something to do.
 */
export const cifrarAntigos = (db: Db, aoComecar: () => void = () => {}): Promise<number> =>
  db.connection().execute(async (uma) => {
    if ((await pendentes(uma)).length === 0) return 0
    await VEZ.execute(uma)
    let feitas = 0
    for (const passo of await pendentes(uma)) {
      feitas += await cifrarTabela(uma, passo, () => {
        if (feitas === 0) aoComecar()
      })
      await sql`alter table ${sql.table(passo.tabela)} validate constraint ${sql.ref(passo.restricao)}`.execute(
        uma,
      )
    }
    await sql`select pg_advisory_unlock(hashtext('cifra'))`.execute(uma)
    return feitas
  })

async function cifrarTabela(db: Db, passo: Passo, aoComecar: () => void): Promise<number> {
  let [depoisDe, feitas] = [0, 0]
  for (;;) {
    const ate = await db.transaction().execute((tx) => passo.cifrar(tx, depoisDe))
    if (ate === null) return feitas
    aoComecar()
    feitas += ate.linhas
    depoisDe = ate.id
  }
}
