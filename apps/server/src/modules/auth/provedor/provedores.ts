import type { MetodoComProvedor, ProvedorDe, ProvedorDeAcesso } from '@rh/domain/acesso/provedor'
import type { JWTPayload } from 'jose'

/** What makes a token one of this provider for this application. */
export interface Emissor {
  readonly emissor: string
  readonly publico: string
  /** Address of the JSON Web Key Set; null where nobody signs (the Firebase emulator). */
  readonly chaves: string | null
  /** Whether the claims are those of an ID token of the flow that our pages use. */
  readonly vale: (claims: JWTPayload) => boolean
  /** Origins that the provider's SDK calls from the browser. */
  readonly origens: readonly string[]
  /** The SDK opens a window of the provider, which answers to ours. */
  readonly abreJanela: boolean
}

const texto = (valor: unknown): boolean => typeof valor === 'string' && valor !== ''

const emissores: { readonly [M in MetodoComProvedor]: (provedor: ProvedorDe<M>) => Emissor } = {
  amplify: ({ pool, cliente, emulador }) => {
    const base = emulador ?? `https://cognito-idp.${pool.slice(0, pool.indexOf('_'))}.amazonaws.com`
    const emissor = `${base}/${pool}`
    return {
      emissor,
      publico: cliente,
      chaves: `${emissor}/.well-known/jwks.json`,
      // An access token of Cognito is signed with the same keys.
      vale: ({ token_use }) => token_use === 'id',
      origens: [base],
      abreJanela: false,
    }
  },
  firebase: ({ projeto, emulador }) => ({
    emissor: `https://securetoken.google.com/${projeto}`,
    publico: projeto,
    chaves: emulador
      ? null
      : 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
    vale: ({ auth_time }) => typeof auth_time === 'number',
    origens: emulador
      ? [emulador]
      : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    abreJanela: false,
  }),
  auth0: ({ dominio, cliente }) => ({
    emissor: `${dominio}/`,
    publico: cliente,
    chaves: `${dominio}/.well-known/jwks.json`,
    // The SDK sends one with every sign-in and compares it; a token without one came by another way.
    vale: ({ nonce }) => texto(nonce),
    origens: [dominio],
    abreJanela: true,
  }),
}

export const emissorDe = (provedor: ProvedorDeAcesso): Emissor =>
  // TypeScript does not follow that the function and the argument are of the same method.
  (emissores[provedor.metodo] as (provedor: ProvedorDeAcesso) => Emissor)(provedor)
