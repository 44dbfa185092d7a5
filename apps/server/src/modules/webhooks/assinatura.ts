import { createHmac, randomBytes } from 'node:crypto'

const SEGREDO_BYTES = 32

export const novoSegredo = (): string => `whs_${randomBytes(SEGREDO_BYTES).toString('base64url')}`

/** Header of the signature: the second of the sending, and the HMAC-SHA256 of it, a dot and the body. */
export function assinar(segredo: string, corpo: string, agora: Temporal.Instant): string {
  const segundo = Math.floor(agora.epochMilliseconds / 1000)
  const hmac = createHmac('sha256', segredo).update(`${segundo}.${corpo}`).digest('hex')
  return `t=${segundo},v1=${hmac}`
}
