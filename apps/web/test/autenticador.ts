import { onTestFinished, vi } from 'vitest'
import { createAutenticador } from './sistema.ts'

const texto = (bytes: BufferSource): string =>
  Buffer.from(bytes instanceof ArrayBuffer ? bytes : bytes.buffer).toString('base64url')
const bytes = (base64url: string): ArrayBuffer => new Uint8Array(Buffer.from(base64url, 'base64url')).buffer

const comum = (id: string) => ({
  id,
  rawId: bytes(id),
  type: 'public-key',
  getClientExtensionResults: () => ({}),
})

/** Gives the browser of this test passkeys: an authenticator in software, behind the browser's own interface. */
export function comChavesDeAcesso() {
  const chave = createAutenticador()
  let cancelar = false
  const responder = <T>(resposta: () => T): Promise<T> => {
    if (!cancelar) return Promise.resolve(resposta())
    cancelar = false
    return Promise.reject(new DOMException('Not allowed', 'NotAllowedError'))
  }
  vi.stubGlobal('PublicKeyCredential', vi.fn())
  const antes = Object.getOwnPropertyDescriptor(navigator, 'credentials')
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      create: ({ publicKey }: { publicKey: PublicKeyCredentialCreationOptions }) =>
        responder(() => {
          const rp = { id: publicKey.rp.id ?? '', name: '' }
          const nova = chave.criar({ rp, challenge: texto(publicKey.challenge) })
          return {
            ...comum(nova.id),
            response: {
              clientDataJSON: bytes(nova.clientDataJSON),
              attestationObject: bytes(nova.attestationObject),
              getTransports: () => [...nova.transports, 'de outro mundo'],
            },
          }
        }),
      get: ({ publicKey }: { publicKey: PublicKeyCredentialRequestOptions }) =>
        responder(() => {
          const feita = chave.assinar({ rpId: publicKey.rpId ?? '', challenge: texto(publicKey.challenge) })
          return {
            ...comum(feita.id),
            response: {
              clientDataJSON: bytes(feita.clientDataJSON),
              authenticatorData: bytes(feita.authenticatorData),
              signature: bytes(feita.signature),
              userHandle: null,
            },
          }
        }),
    },
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    if (antes) Object.defineProperty(navigator, 'credentials', antes)
    else Reflect.deleteProperty(navigator, 'credentials')
  })
  return {
    /** The person gives up the next question of the browser. */
    cancelar: (): void => {
      cancelar = true
    },
  }
}
