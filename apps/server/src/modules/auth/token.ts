import { createHmac, hash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
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
  /** Signs a link to a returned admission; it is no session, and opens nothing by itself. */
  emitirLink(linkId: string, agora: Temporal.Instant, expira: Temporal.Instant): Promise<string>
  /** The link id of a valid one, or null. */
  readLink(token: string, agora: Temporal.Instant): Promise<string | null>
  /** A keyed digest of a text for one use: 32 bytes that nobody makes without the key. */
  selar(uso: string, texto: string): Buffer
  /** That digest by every key of the ring, the newest first: what was sealed before the last one is still found. */
  selos(uso: string, texto: string): readonly Buffer[]
  /** Whether a digest, or the beginning of one, is ours; in the same time for any. */
  confereSelo(uso: string, texto: string, selo: Uint8Array): boolean
}

/** Signing keys live in the database: a restart signs nobody out and every instance shares them. */
export async function openTokens(db: Db): Promise<Tokens> {
  const chaves = await loadChaves(db)
  const segredos = new Map(chaves.map(({ kid, segredo }) => [kid, segredo]))
  const [assina] = chaves
  if (!assina) throw new Error('No signing key')
  const assinar = (jwt: SignJWT, { tipo, publico }: Uso, agora: Temporal.Instant, expira: Temporal.Instant) =>
    jwt
      .setProtectedHeader({ alg: ALGORITMO, kid: assina.kid, typ: tipo })
      .setIssuer(EMISSOR)
      .setAudience(publico)
      .setIssuedAt(segundos(agora))
      .setNotBefore(segundos(agora))
      .setExpirationTime(segundos(expira))
      .sign(assina.segredo)
  const lembrados = new Map<string, Lido>()
  return {
    emitir: (sessaoId, usuarioId, agora, expira) =>
      assinar(new SignJWT({ sid: sessaoId }).setSubject(String(usuarioId)), acesso, agora, expira),
    ler: async (token, agora) => {
      const chave = hash('sha256', token, 'base64url')
      const lido = lembrados.get(chave) ?? (await readToken(token, acesso, agora, segredos))
      if (lido === null || !valeEm(lido, agora)) return null
      lembrar(lembrados, chave, lido)
      return lido.id
    },
    emitirLink: (linkId, agora, expira) => assinar(new SignJWT({ lid: linkId }), correcao, agora, expira),
    readLink: async (token, agora) => (await readToken(token, correcao, agora, segredos))?.id ?? null,
    selar: (uso, texto) => selarCom(assina.segredo, uso, texto),
    selos: (uso, texto) => chaves.map(({ segredo }) => selarCom(segredo, uso, texto)),
    confereSelo: (uso, texto, selo) =>
      chaves.some(({ segredo }) =>
        timingSafeEqual(selarCom(segredo, uso, texto).subarray(0, selo.length), selo),
      ),
  }
}

const selarCom = (segredo: Uint8Array, uso: string, texto: string): Buffer =>
  createHmac('sha256', segredo).update(`${uso}\0${texto}`).digest()

/** What a token is for: one kind is never taken for another. */
interface Uso {
  readonly tipo: string
  readonly publico: string
  /** The claim that names the row behind it. */
  readonly claim: 'sid' | 'lid'
  readonly exigidas: readonly string[]
}
const acesso: Uso = { tipo: TIPO, publico: EMISSOR, claim: 'sid', exigidas: ['exp', 'sub', 'sid'] }
const correcao: Uso = {
  tipo: 'correcao+jwt',
  publico: 'correcao',
  claim: 'lid',
  exigidas: ['exp', 'lid'],
}

/** What a token of ours says: its row, and the seconds in which it holds. */
interface Lido {
  readonly id: string
  readonly desde: number
  readonly ate: number
}

const valeEm = ({ desde, ate }: Lido, agora: Temporal.Instant): boolean =>
  desde <= segundos(agora) && segundos(agora) < ate

/** More tabs than a company has open at a time. */
const LEMBRADOS_MAX = 2_000

/**
 * The signature of a token is checked once, for it never changes; its times, and then its session, at each call. Kept by
 * digest: nobody finds a token in the memory of the server. The one that came first leaves first.
 */
function lembrar(lembrados: Map<string, Lido>, chave: string, lido: Lido): void {
  if (lembrados.has(chave)) return
  lembrados.set(chave, lido)
  const [primeira] = lembrados.keys()
  if (lembrados.size > LEMBRADOS_MAX && primeira !== undefined) lembrados.delete(primeira)
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const segundos = (instante: Temporal.Instant): number => Math.floor(instante.epochMilliseconds / 1000)

async function readToken(
  token: string,
  { tipo, publico, claim, exigidas }: Uso,
  agora: Temporal.Instant,
  segredos: ReadonlyMap<string, Uint8Array>,
): Promise<Lido | null> {
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
        audience: publico,
        typ: tipo,
        requiredClaims: [...exigidas],
        currentDate: new Date(agora.epochMilliseconds),
      },
    )
    const id = payload[claim]
    const { nbf: desde = 0, exp: ate = 0 } = payload
    return typeof id === 'string' && UUID.test(id) ? { id, desde, ate } : null
  } catch {
    return null
  }
}

async function loadChaves(db: Db): Promise<{ kid: string; segredo: Uint8Array }[]> {
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
