import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { isTransporte } from '@rh/domain/acesso/chave-de-acesso'
import type {
  Assinatura,
  CredencialNova,
  OpcoesDeCriacao,
  OpcoesDeUso,
} from '@rh/domain/contract/chaves-de-acesso'
import { falhaDaChave, type Cerimonia } from './falhas.ts'
import { temChavesDeAcesso } from './suporte.ts'

/** Makes a passkey on a device of the person. Throws an `ApiError` that says what to do. */
export const criarChave = (opcoes: OpcoesDeCriacao): Promise<CredencialNova> =>
  comFalhas({ ato: 'criar', dominio: opcoes.rp.id, espera: opcoes.timeout }, async () => {
    const { id, response } = await startRegistration({ optionsJSON: opcoes })
    const { clientDataJSON, attestationObject, transports = [] } = response
    return { id, clientDataJSON, attestationObject, transports: transports.filter(isTransporte) }
  })

/** Lets a passkey sign what the server asks. Throws like `criarChave`. */
export const assinarComChave = (opcoes: OpcoesDeUso): Promise<Assinatura> =>
  comFalhas({ ato: 'usar', dominio: opcoes.rpId, espera: opcoes.timeout }, async () => {
    const { id, response } = await startAuthentication({ optionsJSON: opcoes })
    const { clientDataJSON, authenticatorData, signature } = response
    return { id, clientDataJSON, authenticatorData, signature }
  })

async function comFalhas<T>(cerimonia: Omit<Cerimonia, 'durou'>, run: () => Promise<T>): Promise<T> {
  const desde = performance.now()
  try {
    if (!temChavesDeAcesso()) throw new DOMException('No WebAuthn', 'NotSupportedError')
    return await run()
  } catch (error) {
    throw falhaDaChave(error, { ...cerimonia, durou: performance.now() - desde })
  }
}
