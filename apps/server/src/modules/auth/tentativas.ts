import { sql } from 'kysely'
import type { Db } from '../../db/db.ts'
import { failure } from '../../http/failure.ts'
import { isoDe } from '../../clock.ts'

// Failures are counted per login *and* address, so that a stranger who tries somebody's login locks out only
// the stranger; and per address, so that one address cannot try many logins.
const LIVRES_POR_PAR = 5
const LIVRES_POR_ENDERECO = 30
const ESPERA_MAXIMA_S = 15 * 60
/** Failures older than this are forgotten. */
const ESQUECE_EM_S = 60 * 60

interface Limite {
  readonly chave: string
  readonly livres: number
}

const limitesDe = (login: string, ip: string): Limite[] => [
  { chave: `par:${login}:${ip}`, livres: LIVRES_POR_PAR },
  { chave: `ip:${ip}`, livres: LIVRES_POR_ENDERECO },
]

/** Throws `muitas_tentativas` while the login from this address, or the address, has to wait. */
export async function requireTentativaLivre(
  db: Db,
  login: string,
  ip: string,
  agora: Temporal.Instant,
): Promise<void> {
  const chaves = limitesDe(login, ip).map(({ chave }) => chave)
  const bloqueio = await db
    .selectFrom('tentativaLogin')
    .select(({ fn }) => fn.max('bloqueadaAte').as('ate'))
    .where('chave', 'in', chaves)
    .executeTakeFirst()
  if (!bloqueio?.ate) return
  const segundos = Math.ceil(
    (Temporal.Instant.from(bloqueio.ate).epochMilliseconds - agora.epochMilliseconds) / 1000,
  )
  if (segundos > 0)
    throw failure('muitas_tentativas', { esperar: segundos, acao: `Aguarde ${segundos} s e tente de novo.` })
}

/** Counts a failure; past the free ones the wait doubles each time, up to fifteen minutes. */
export async function countFailure(
  db: Db,
  login: string,
  ip: string,
  agora: Temporal.Instant,
): Promise<void> {
  const em = isoDe(agora)
  for (const { chave, livres } of limitesDe(login, ip)) {
    await db
      .insertInto('tentativaLogin')
      .values({ chave, falhas: 1, bloqueadaAte: em, atualizadaEm: em })
      .onConflict((oc) => {
        const falhas = sql<number>`case
          when tentativa_login.atualizada_em < ${em}::timestamptz - make_interval(secs => ${ESQUECE_EM_S}) then 1
          else tentativa_login.falhas + 1 end`
        return oc.column('chave').doUpdateSet({
          falhas,
          atualizadaEm: em,
          bloqueadaAte: sql`${em}::timestamptz + make_interval(secs =>
            case when ${falhas} < ${livres} then 0
            else least(${ESPERA_MAXIMA_S}, power(2, least(20, ${falhas} - ${livres}))) end)`,
        })
      })
      .execute()
  }
}

/** A success clears the login's own count; the address keeps its own. */
export async function forgetFailures(db: Db, login: string, ip: string): Promise<void> {
  await db.deleteFrom('tentativaLogin').where('chave', '=', `par:${login}:${ip}`).execute()
}
