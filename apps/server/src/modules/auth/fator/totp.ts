import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { DIGITOS_DO_APP } from '@rh/domain/acesso/codigo-do-app'

// Codes of an app (RFC 6238 on RFC 4226), with what every app understands: SHA-1, six digits, thirty seconds.

const PASSO_S = 30
/** A phone's clock may be this many steps off, and a code is typed while it changes. */
const FOLGA_PASSOS = 1
const SEGREDO_BYTES = 20

export const novoSegredo = (): Buffer => randomBytes(SEGREDO_BYTES)

const passoEm = (agora: Temporal.Instant): number => Math.floor(agora.epochMilliseconds / 1000 / PASSO_S)

/** The code of one step. */
export function codigoDo(segredo: Uint8Array, passo: number): string {
  const contador = Buffer.alloc(8)
  contador.writeBigUInt64BE(BigInt(passo))
  const mac = createHmac('sha1', segredo).update(contador).digest()
  const inicio = (mac.at(-1) ?? 0) & 0x0f
  const numero = mac.readUInt32BE(inicio) & 0x7fff_ffff
  return String(numero % 10 ** DIGITOS_DO_APP).padStart(DIGITOS_DO_APP, '0')
}

/** The step that the code is of, now or one to either side; null for none. In the same time for any code. */
export function passoDo(segredo: Uint8Array, codigo: string, agora: Temporal.Instant): number | null {
  const agorinha = passoEm(agora)
  const dado = Buffer.from(codigo.padEnd(DIGITOS_DO_APP).slice(0, DIGITOS_DO_APP))
  let achado: number | null = null
  for (let passo = agorinha - FOLGA_PASSOS; passo <= agorinha + FOLGA_PASSOS; passo += 1)
    if (timingSafeEqual(dado, Buffer.from(codigoDo(segredo, passo)))) achado = passo
  return achado
}

const ALFABETO = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Base32 (RFC 4648) without padding, as apps take a secret that is typed. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((grupo) => ALFABETO[Number.parseInt(grupo.padEnd(5, '0'), 2)])
    .join('')
}

/** The address that an app reads from the picture. */
export function enderecoDoApp(segredo: Uint8Array, empresa: string, usuario: string): string {
  const url = new URL(`otpauth://totp/${encodeURIComponent(`${empresa}:${usuario}`)}`)
  url.search = new URLSearchParams({ secret: base32(segredo), issuer: empresa })
    .toString()
    // Apps read a plus sign as itself.
    .replaceAll('+', '%20')
  return url.href
}
