import type { KeyRing } from './chave.ts'

/** A seal as the database and the anchor keep it. */
export interface Seal {
  readonly numero: number
  /** It covers the links past this number… */
  readonly de: number
  /** …up to this one. */
  readonly ate: number
  readonly elos: number
  readonly resumo: string
  readonly anterior: string
  readonly em: string
  readonly chave: string
  readonly assinatura: string
}

type Unsigned = Omit<Seal, 'chave' | 'assinatura'>

const textOf = ({ numero, de, ate, elos, resumo, anterior, em }: Unsigned): string =>
  JSON.stringify(['selo', numero, de, ate, elos, resumo, anterior, em])

export const signed = (seal: Unsigned, keys: KeyRing): Seal => ({ ...seal, ...keys.sign(textOf(seal)) })

/** Undefined when its key is not ours. */
export const isSigned = (seal: Seal, keys: KeyRing): boolean | undefined =>
  keys.verify(textOf(seal), seal.chave, seal.assinatura)

/**
 * The links of a table expression as one digest, in the order of their numbers. A link's own hash covers its content
 * and the link before it in its chain, so that this covers the heads of all chains.
 */
export const DIGEST = `encode(sha256(convert_to(
  coalesce(string_agg(elo.id || ':' || elo.hash, ',' order by elo.id), ''), 'UTF8')), 'hex')`
