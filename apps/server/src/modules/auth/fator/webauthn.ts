import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type {
  Assinatura,
  CredencialNova,
  OpcoesDeCriacao,
  OpcoesDeUso,
} from '@rh/domain/contract/chaves-de-acesso'
import { isTransporte } from '@rh/domain/acesso/chave-de-acesso'
import { once } from '@rh/domain/once'
import type { ChaveGuardada } from './chaves.ts'
import type { Sitio } from './sitio.ts'

// WebAuthn: what an authenticator is asked, and whether what came back is what was asked. The checks are the
// library's; what it is asked is said here, field by field.

// A tenth of a second and 28 MB: loaded by the first key that is shown, and not by the start.
const biblioteca = once(() => import('@simplewebauthn/server'))
const ajudas = once(() => import('@simplewebauthn/server/helpers'))

const DESAFIO_BYTES = 32
/** How long a browser waits for the person. */
const ESPERA_MS = 120_000
/** Ed25519, ES256 and RS256 (COSE): one of them is in every authenticator. */
const ALGORITMOS = [-8, -7, -257]

export const novoDesafio = (): string => randomBytes(DESAFIO_BYTES).toString('base64url')
export const resumoDoDesafio = (desafio: string): Buffer => createHash('sha256').update(desafio).digest()

const credenciaisDe = (chaves: readonly ChaveGuardada[]) =>
  chaves.map(({ credencial, transportes }) => ({
    id: Buffer.from(credencial).toString('base64url'),
    type: 'public-key' as const,
    transports: transportes.filter(isTransporte),
  }))

interface Dono {
  readonly id: number
  readonly usuario: string
  readonly nome: string
}

/**
 * What a browser is asked to make. `preferred`: a phone keeps it with the person's other passkeys, which survive the
 * phone; a token without room for it serves all the same. No attestation: any make of authenticator will do.
 */
export const opcoesDeCriacao = (
  { dominio }: Sitio,
  empresa: string,
  dono: Dono,
  jaTem: readonly ChaveGuardada[],
  desafio: string,
): OpcoesDeCriacao => ({
  rp: { id: dominio, name: empresa },
  user: { id: identificadorDe(dominio, dono.id), name: dono.usuario, displayName: dono.nome },
  challenge: desafio,
  pubKeyCredParams: ALGORITMOS.map((alg) => ({ alg, type: 'public-key' })),
  timeout: ESPERA_MS,
  excludeCredentials: credenciaisDe(jaTem),
  authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  attestation: 'none',
})

/** The same for all keys of a person, so that a new one of a phone takes the place of the old; it names nobody. */
const identificadorDe = (dominio: string, usuarioId: number): string =>
  createHash('sha256').update(`${dominio}\0${usuarioId}`).digest('base64url')

export const opcoesDeUso = (
  { dominio }: Sitio,
  chaves: readonly ChaveGuardada[],
  desafio: string,
): OpcoesDeUso => ({
  rpId: dominio,
  challenge: desafio,
  allowCredentials: credenciaisDe(chaves),
  timeout: ESPERA_MS,
  userVerification: 'required',
})

/** What a response is held against: the site, and the digest of the challenge, which was taken away from its ticket. */
interface Esperado {
  readonly sitio: Sitio
  readonly desafio: Uint8Array | null
}

const esperadoDe = ({ sitio, desafio }: Esperado) => ({
  expectedChallenge: (veio: string): boolean =>
    desafio !== null && timingSafeEqual(resumoDoDesafio(veio), desafio),
  expectedOrigin: [...sitio.origens],
  expectedRPID: sitio.dominio,
  requireUserVerification: true,
})

export interface ChaveConferida {
  readonly credencial: Buffer
  readonly chavePublica: Buffer
  readonly contador: number
  readonly transportes: readonly string[]
}

/** The key that a browser made; null when it is not what was asked for. */
export async function conferirCriacao(
  { id, clientDataJSON, attestationObject, transports }: CredencialNova,
  esperado: Esperado,
): Promise<ChaveConferida | null> {
  const { verifyRegistrationResponse } = await biblioteca()
  try {
    if (await temCertificado(attestationObject)) return null
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      ...esperadoDe(esperado),
      requireUserPresence: true,
      supportedAlgorithmIDs: ALGORITMOS,
    })
    if (!verified || registrationInfo.credential.id !== id) return null
    const { publicKey, counter } = registrationInfo.credential
    return {
      credencial: Buffer.from(id, 'base64url'),
      chavePublica: Buffer.from(publicKey),
      contador: counter,
      transportes: [...new Set(transports)],
    }
  } catch {
    // Whatever a browser sends: it is no key.
    return null
  }
}

/** Who was asked for no attestation sends no certificate: reading one would fetch what is written in it. */
async function temCertificado(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await ajudas()
  const lido = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')))
  return !['none', 'packed'].includes(lido.get('fmt')) || lido.get('attStmt').get('x5c') !== undefined
}

/** The counter with which a key signed what was asked; null when it did not. */
export async function conferirAssinatura(
  { id, clientDataJSON, authenticatorData, signature }: Assinatura,
  { chavePublica }: Pick<ChaveGuardada, 'chavePublica'>,
  esperado: Esperado,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await biblioteca()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      ...esperadoDe(esperado),
      // Its counter is held against the row's by the statement that moves it: of two uses at once one is the first,
      // and nobody makes a copy suspected without its signature.
      credential: { id, publicKey: new Uint8Array(chavePublica), counter: 0 },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}
