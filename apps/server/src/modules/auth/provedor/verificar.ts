import { createHash } from 'node:crypto'
import {
  createRemoteJWKSet,
  customFetch,
  errors,
  jwtVerify,
  UnsecuredJWT,
  type FetchImplementation,
  type JWTPayload,
  type JWTVerifyOptions,
} from 'jose'
import { z } from 'zod'
import { failure } from '../../../http/failure.ts'
import type { Emissor } from './provedores.ts'

/** Somebody whom the provider vouches for. */
export interface Identidade {
  readonly email: string
  readonly emailConfirmado: boolean
  /** When the person showed the provider who they are; null where the token does not tell. */
  readonly entrouEm: Temporal.Instant | null
  /** Digest of what was signed, by which a token is known when it comes again. */
  readonly selo: Buffer
  /** When the token is refused for its age. */
  readonly esquecidoEm: Temporal.Instant
}

export type Verificar = (token: string, agora: Temporal.Instant) => Promise<Identidade>

/** All three sign with it; another algorithm in a token is an attack or a mistake. */
const ALGORITMO = 'RS256'
/** How long after it was issued a token may be exchanged: the page does it at once. */
export const TROCA_S = 300
/** How far the provider's clock may be from ours. */
export const RELOGIO_S = 30
const JWKS_TIMEOUT_MS = 5_000
const JWKS_MAX_BYTES = 64 * 1024
/** Keys are asked for again after this time, and at once – but not more often than that – when a token names another. */
const JWKS_CACHE_MS = 10 * 60_000
const JWKS_COOLDOWN_MS = 30_000

/** What of an ID token is believed, once it is the provider's. Cognito's emulator writes booleans, Cognito itself too. */
const afirmacoes = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().trim().toLowerCase().pipe(z.email()).optional(),
  email_verified: z.boolean().optional(),
  iat: z.number(),
  exp: z.number(),
  auth_time: z.number().optional(),
})

/** Verifies the tokens of a provider. Throws `identidade_recusada` for what is not one, `provedor_fora` without keys. */
export function createVerificador(emissor: Emissor): Verificar {
  const ler = emissor.chaves === null ? lerSemAssinatura : lerAssinado(emissor.chaves)
  return async (token, agora) => {
    const claims = await ler(token, {
      issuer: emissor.emissor,
      audience: emissor.publico,
      requiredClaims: ['exp', 'iat', 'sub'],
      maxTokenAge: TROCA_S,
      clockTolerance: RELOGIO_S,
      currentDate: new Date(agora.epochMilliseconds),
    })
    const lidas = afirmacoes.safeParse(claims)
    // A token for us and for somebody else could be sent on by the other.
    const soNosso = claims.aud === emissor.publico || (Array.isArray(claims.aud) && claims.aud.length === 1)
    if (!lidas.success || !soNosso || !emissor.vale(claims)) throw failure('identidade_recusada')
    const { email, email_verified: emailConfirmado, iat, exp, auth_time: entrou } = lidas.data
    // Nobody is found by an e-mail that the provider does not tell.
    if (email === undefined) throw failure('email_nao_confirmado')
    return {
      email,
      emailConfirmado: emailConfirmado === true,
      entrouEm: entrou === undefined ? null : instante(entrou),
      selo: seloDe(token),
      // A second more: ages are compared in whole ones.
      esquecidoEm: instante(Math.min(exp, iat + TROCA_S) + RELOGIO_S + 1),
    }
  }
}

type Ler = (token: string, options: JWTVerifyOptions) => Promise<JWTPayload>

const lerAssinado = (chaves: string): Ler => {
  const jwks = createRemoteJWKSet(new URL(chaves), {
    timeoutDuration: JWKS_TIMEOUT_MS,
    cacheMaxAge: JWKS_CACHE_MS,
    cooldownDuration: JWKS_COOLDOWN_MS,
    [customFetch]: fetchLimitado,
  })
  return async (token, options) => {
    try {
      return (await jwtVerify(token, jwks, { ...options, algorithms: [ALGORITMO] })).payload
    } catch (error) {
      throw failure(isDoToken(error) ? 'identidade_recusada' : 'provedor_fora')
    }
  }
}

/** The Firebase emulator signs nothing; the configuration allows it on this machine only. */
const lerSemAssinatura: Ler = async (token, options) => {
  try {
    return UnsecuredJWT.decode(token, options).payload
  } catch {
    throw failure('identidade_recusada')
  }
}

/** Whether a failed verification speaks of the token, and not of a key set that could not be had. */
const isDoToken = (error: unknown): boolean =>
  error instanceof errors.JOSEError &&
  !(error instanceof errors.JWKSTimeout) &&
  !(error instanceof errors.JWKSInvalid) &&
  // The plain class says that the answer was no key set; its subclasses speak of the token.
  error.constructor !== errors.JOSEError

/** A key set is some kilobytes; what is longer is none. */
const fetchLimitado: FetchImplementation = async (url, options) => {
  const resposta = await fetch(url, { ...options, redirect: 'error' })
  const corpo = await lerAte(resposta, JWKS_MAX_BYTES)
  return new Response(corpo, { status: resposta.status, headers: resposta.headers })
}

async function lerAte(resposta: Response, maximo: number): Promise<Uint8Array<ArrayBuffer>> {
  const partes: Uint8Array[] = []
  let bytes = 0
  for await (const parte of resposta.body ?? []) {
    bytes += parte.byteLength
    if (bytes > maximo) throw new Error('The key set is too long')
    partes.push(parte)
  }
  return new Uint8Array(Buffer.concat(partes))
}

/** Header and payload as they were signed: the signature after them can be spelled in more than one way. */
const seloDe = (token: string): Buffer =>
  createHash('sha256')
    .update(token.slice(0, token.lastIndexOf('.')))
    .digest()

const instante = (segundos: number): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(Math.floor(segundos) * 1000)
