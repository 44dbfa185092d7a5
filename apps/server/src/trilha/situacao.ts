import type { FraquezaDosPapeis, SituacaoDaTrilha } from '@rh/domain/inicio/trilha'
import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { WEAKNESSES } from '../db/roles.ts'

/** A seal a minute: links that wait longer wait for somebody to look. */
const LATE_MINUTES = 10

/** How the trail stands, as the application can see it: whoever holds the owner's login asks the command. */
export async function trailStatus(db: Db, clock: Clock) {
  const [weak, conferencia, selo] = await Promise.all([
    sql<{ fraqueza: FraquezaDosPapeis }>`${sql.raw(WEAKNESSES)}`.execute(db),
    findConferencia(db),
    db
      .selectFrom('auditoriaSelo')
      .select(['numero', 'em', 'ate'])
      .orderBy('numero', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ])
  const fraquezas = weak.rows.map(({ fraqueza }) => fraqueza)
  const parados = await isUnsealed(db, selo?.ate ?? 0, clock)
  return {
    situacao: situacaoDe({ conferencia, fraquezas, parados }),
    fraquezas,
    conferencia,
    selo: selo ? { numero: selo.numero, em: selo.em } : null,
  }
}

interface Achados {
  readonly conferencia: { readonly problemas: number } | null
  readonly fraquezas: readonly FraquezaDosPapeis[]
  readonly parados: boolean
}

function situacaoDe({ conferencia, fraquezas, parados }: Achados): SituacaoDaTrilha {
  if (conferencia !== null && conferencia.problemas > 0) return 'com_problemas'
  if (parados) return 'selos_parados'
  if (fraquezas.length > 0) return 'desprotegida'
  return conferencia === null ? 'por_conferir' : 'em_dia'
}

/** One that found something, if either did; else the newer one. */
async function findConferencia(db: Db) {
  const achada = await db
    .selectFrom('auditoriaConferencia')
    .select(['em', 'completa', 'elos as registros', 'problemas', 'exemplos'])
    .orderBy(sql`problemas > 0`, 'desc')
    .orderBy('em', 'desc')
    .limit(1)
    .executeTakeFirst()
  return achada ?? null
}

async function isUnsealed(db: Db, ate: number, clock: Clock): Promise<boolean> {
  const { rows } = await sql<{ em: string | null }>`
    select em from auditoria where id > ${ate} order by id limit 1`.execute(db)
  const em = rows[0]?.em
  return (
    em !== undefined &&
    em !== null &&
    clock.agora().since(Temporal.Instant.from(em)).total('minutes') > LATE_MINUTES
  )
}
