import { randomBytes, randomUUID } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { Db } from '../../db/db.ts'

const ALGORITMO = 'HS256'
const EMISSOR = 'rh'
const TIPO = 'at+jwt'
const SEGREDO_BYTES = 32

export interface Tokens {
  /** An access token for a session; `exp` is in whole seconds. */
  emitir(
    sessaoId: string,
    usuarioId: number,
    agora: Temporal.Instant,
    expira: Temporal.Instant,
  ): Promise<string>
  /** The session id of a valid token, or null. Never throws: a bad token is nobody. */
  ler(token: string, agora: Temporal.Instant): Promise<string | null>
}

/** Signing keys live in the database: a restart signs nobody out and every instance shares them. */
export async function openTokens(db: Db): Promise<Tokens> {
  const chaves = await carregarChaves(db)
  const segredos = new Map(chaves.map(({ kid, segredo }) => [kid, segredo]))
  const [assina] = chaves
  if (!assina) throw new Error('No signing key')
  return {
    emitir: (sessaoId, usuarioId, agora, expira) =>
      new SignJWT({ sid: sessaoId })
        .setProtectedHeader({ alg: ALGORITMO, kid: assina.kid, typ: TIPO })
        .setIssuer(EMISSOR)
        .setAudience(EMISSOR)
        .setSubject(String(usuarioId))
        .setIssuedAt(segundos(agora))
        .setNotBefore(segundos(agora))
        .setExpirationTime(segundos(expira))
        .sign(assina.segredo),
    ler: (token, agora) => lerToken(token, agora, segredos),
  }
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const segundos = (instante: Temporal.Instant): number => Math.floor(instante.epochMilliseconds / 1000)

async function lerToken(
  token: string,
  agora: Temporal.Instant,
  segredos: ReadonlyMap<string, Uint8Array>,
): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(
      token,
      // Keys come from our own set only, never from the token.
      ({ kid }) => {
        const segredo = segredos.get(kid ?? '')
        if (!segredo) throw new errors.JWSInvalid('unknown key')
        return segredo
      },
      {
        algorithms: [ALGORITMO],
        issuer: EMISSOR,
        audience: EMISSOR,
        typ: TIPO,
        requiredClaims: ['exp', 'sub', 'sid'],
        currentDate: new Date(agora.epochMilliseconds),
      },
    )
    return typeof payload.sid === 'string' && UUID.test(payload.sid) ? payload.sid : null
  } catch {
    return null
  }
}

async function carregarChaves(db: Db): Promise<{ kid: string; segredo: Uint8Array }[]> {
  const ler = () =>
    db.selectFrom('chaveToken').select(['kid', 'segredo']).orderBy('criadaEm', 'desc').execute()
  const existentes = await ler()
  if (existentes.length > 0) return existentes
  await db
    .insertInto('chaveToken')
    .values({ kid: randomUUID(), segredo: randomBytes(SEGREDO_BYTES) })
    .execute()
  return ler()
}
