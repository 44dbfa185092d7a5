import { createHash } from 'node:crypto'

/** Tells whether a password is known from a breach, as far as a service of the network says; without one, no. */
export type ConsultaDeVazadas = (senha: string) => Promise<boolean>

const PRAZO_MS = 2_000
const PREFIXO = 5

/**
 * Asks a service that speaks the range protocol of Have I Been Pwned. Only five of the forty digits of the hash
 * leave, as some hundred other passwords have them. A service that does not answer refuses nobody, and is told to
 * `avisar`.
 */
export function consultaDeVazadas(
  endereco: string | undefined,
  avisar: (problema: unknown) => void,
  prazoMs = PRAZO_MS,
): ConsultaDeVazadas {
  if (endereco === undefined) return async () => false
  return async (senha) => {
    // SHA-1 is what the protocol asks for; nothing is kept under it.
    const hash = createHash('sha1').update(senha).digest('hex').toUpperCase()
    try {
      const resposta = await fetch(`${endereco.replace(/\/$/, '')}/${hash.slice(0, PREFIXO)}`, {
        headers: { 'add-padding': 'true' },
        redirect: 'error',
        signal: AbortSignal.timeout(prazoMs),
      })
      if (!resposta.ok) throw new Error(`status ${resposta.status}`)
      // Lines that only pad the answer count zero.
      const linha = (await resposta.text())
        .split(/\r?\n/)
        .find((uma) => uma.startsWith(`${hash.slice(PREFIXO)}:`))
      return linha !== undefined && !linha.endsWith(':0')
    } catch (problema) {
      avisar(problema)
      return false
    }
  }
}
