import { codigoDo } from '../modules/auth/fator/totp.ts'

const ALFABETO = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const PASSO_MS = 30_000

/** The bytes behind a key as an app is given it. */
export function bytesDoSegredo(segredo: string): Buffer {
  const bits = Array.from(segredo, (letra) => ALFABETO.indexOf(letra).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** What an app shows that was given this key, now or so many steps of thirty seconds later. */
export const codigoDoApp = (segredo: string, agora: Temporal.Instant, passos = 0): string =>
  codigoDo(bytesDoSegredo(segredo), Math.floor(agora.epochMilliseconds / PASSO_MS) + passos)
