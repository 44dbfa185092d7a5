import { createHmac, hash, timingSafeEqual } from 'node:crypto'
import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose'
import type { Db } from '../../db/db.ts'
import { abrirAneis, type Aneis, type ChaveDeToken } from './chaves-de-token.ts'

const ALGORITMO = 'HS256'
const EMISSOR = 'rh'
const TIPO = 'at+jwt'

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
  /** Takes in what happened to the keys. Whoever seals or recognises seals calls it first, outside of transactions. */
  seguir(agora: Temporal.Instant): Promise<void>
  /** A keyed digest of a text for one use: 32 bytes that nobody makes without the key. */
  selar(uso: string, texto: string, agora: Temporal.Instant): Buffer
  /** That digest by every key of the ring, the newest first: what was sealed before the last one is still found. */
  selos(uso: string, texto: string): readonly Buffer[]
  /** Whether a digest, or the beginning of one, is ours; in the same time for any. */
  confereSelo(uso: string, texto: string, selo: Uint8Array): boolean
}

export async function openTokens(db: Db): Promise<Tokens> {
  const aneis = await abrirAneis(db)
  const lembrados = new Map<string, Lido>()
  const segredos = () => aneis.conhecidas().map(({ segredo }) => segredo)
  return {
    emitir: async (sessaoId, usuarioId, agora, expira) => {
      // Asked each time: somebody who enters the moment after a change gets a token that lasts.
      await aneis.reler(agora)
      const jwt = new SignJWT({ sid: sessaoId }).setSubject(String(usuarioId))
      return assinar(jwt, acesso, aneis.assina(agora), agora, expira)
    },
    ler: async (token, agora) => {
      await aneis.seguir(agora)
      const resumo = hash('sha256', token, 'base64url')
      const lido = lembrados.get(resumo) ?? (await readToken(token, acesso, agora, aneis))
      if (lido === null || !valeEm(lido, agora) || !aneis.aceita(lido.kid, agora)) return null
      lembrar(lembrados, resumo, lido)
      return lido.id
    },
    emitirLink: (linkId, agora, expira) =>
      assinar(new SignJWT({ lid: linkId }), correcao, aneis.assina(agora), agora, expira),
    readLink: async (token, agora) => {
      const lido = await readToken(token, correcao, agora, aneis)
      return lido && valeEm(lido, agora) ? lido.id : null
    },
    seguir: aneis.seguir,
    selar: (uso, texto, agora) => selarCom(aneis.assina(agora).segredo, uso, texto),
    selos: (uso, texto) => segredos().map((segredo) => selarCom(segredo, uso, texto)),
    confereSelo: (uso, texto, selo) =>
      segredos().some((segredo) =>
        timingSafeEqual(selarCom(segredo, uso, texto).subarray(0, selo.length), selo),
      ),
  }
}

const assinar = (
  jwt: SignJWT,
  { tipo, publico }: Uso,
  { kid, segredo }: ChaveDeToken,
  agora: Temporal.Instant,
  expira: Temporal.Instant,
): Promise<string> =>
  jwt
    .setProtectedHeader({ alg: ALGORITMO, kid, typ: tipo })
    .setIssuer(EMISSOR)
    .setAudience(publico)
    .setIssuedAt(segundos(agora))
    .setNotBefore(segundos(agora))
    .setExpirationTime(segundos(expira))
    .sign(segredo)

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
  /** Name of the key that signed it. */
  readonly kid: string
  readonly desde: number
  readonly ate: number
}

/** Seconds by which a clock may be set back, or that of another instance be behind, before a new token is not known. */
const RELOGIO_ATRASADO = 300

const valeEm = ({ desde, ate }: Lido, agora: Temporal.Instant): boolean =>
  desde <= segundos(agora) + RELOGIO_ATRASADO && segundos(agora) < ate

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

/** The key that a token names; null for what is none of our tokens. */
function kidDe(token: string): string | null {
  try {
    const { kid } = decodeProtectedHeader(token)
    return kid !== undefined && UUID.test(kid) ? kid : null
  } catch {
    return null
  }
}

/** The key of a token, from our own set only, never from the token; another instance may know of a newer one. */
async function chaveDo(
  token: string,
  agora: Temporal.Instant,
  aneis: Aneis,
): Promise<ChaveDeToken | undefined> {
  const kid = kidDe(token)
  if (kid === null) return undefined
  if (!aneis.conhecidas().some((uma) => uma.kid === kid)) await aneis.reler(agora)
  return aneis.aceita(kid, agora)
}

/** What a token says that we signed; its seconds are left to `valeEm`. */
async function readToken(
  token: string,
  { tipo, publico, claim, exigidas }: Uso,
  agora: Temporal.Instant,
  aneis: Aneis,
): Promise<Lido | null> {
  const chave = await chaveDo(token, agora, aneis)
  if (!chave) return null
  try {
    const { payload } = await jwtVerify(token, chave.segredo, {
      algorithms: [ALGORITMO],
      issuer: EMISSOR,
      audience: publico,
      typ: tipo,
      requiredClaims: [...exigidas],
      currentDate: new Date(agora.epochMilliseconds),
      clockTolerance: RELOGIO_ATRASADO,
    })
    const id = payload[claim]
    const { nbf: desde = 0, exp: ate = 0 } = payload
    return typeof id === 'string' && UUID.test(id) ? { id, kid: chave.kid, desde, ate } : null
  } catch {
    return null
  }
}
