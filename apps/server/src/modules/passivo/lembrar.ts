import { sql } from 'kysely'
import type { Db } from '../../db/db.ts'

// The whole company takes seconds at a hundred thousand people, and whoever sorts or turns a page asks for the same figures.

/** Figures are asked for again after this long, whatever did not change. */
const VALE_MS = 60_000
const LUGARES = 8

interface Lembrado {
  readonly desde: number
  readonly valor: Promise<unknown>
}
const lembrados = new WeakMap<Db, Map<string, Lembrado>>()

/** The last change that the trail knows of. */
async function ultimaMudanca(db: Db): Promise<string> {
  const { rows } = await sql<{ id: string | null }>`select max(id)::text as id from auditoria`.execute(db)
  return rows[0]?.id ?? ''
}

/** The same figures for the same question, while nothing that is audited changes; of the latest questions alone. */
export async function lembrar<V>(db: Db, pergunta: unknown, calcular: () => Promise<V>): Promise<V> {
  const chave = JSON.stringify([await ultimaMudanca(db), pergunta])
  const meus = lembrados.get(db) ?? new Map<string, Lembrado>()
  lembrados.set(db, meus)
  const antes = meus.get(chave)
  if (antes && performance.now() - antes.desde < VALE_MS) return antes.valor as Promise<V>
  const valor = calcular()
  meus.delete(chave)
  meus.set(chave, { desde: performance.now(), valor })
  for (const velha of [...meus.keys()].slice(0, -LUGARES)) meus.delete(velha)
  // A question that failed is asked again.
  valor.catch(() => meus.delete(chave))
  return valor
}
