import type { MotivoDeFalha } from '@rh/domain/rotinas/rotinas'
import { Failure } from '../http/failure.ts'
import { Recusada } from '../email/correio.ts'

/** Why something failed, by code: a message may quote people, a code never does. */
export interface Causa {
  readonly motivo: MotivoDeFalha
  readonly detalhe: string | null
}

/** What a code begins with, the longer before the shorter: SQLSTATE, then those of the system and of libraries. */
const motivos: readonly (readonly [inicio: string, motivo: MotivoDeFalha])[] = [
  ['53100', 'disco_cheio'],
  ['57014', 'banco_demorou'],
  ['55P03', 'banco_ocupado'],
  ['57P', 'banco_fora'],
  ['53', 'banco_fora'],
  ['08', 'banco_fora'],
  ['40', 'banco_ocupado'],
  ['22', 'banco_recusou'],
  ['23', 'banco_recusou'],
  ['ENOSPC', 'disco_cheio'],
  ['EDQUOT', 'disco_cheio'],
  ['58030', 'disco_falhou'],
  ['EIO', 'disco_falhou'],
  ['EROFS', 'disco_falhou'],
  ['EACCES', 'sem_permissao'],
  ['EPERM', 'sem_permissao'],
  ['ENOENT', 'arquivo_sumiu'],
  ['EAUTH', 'email_senha'],
  ['EENVELOPE', 'email_recusou'],
  ['EMESSAGE', 'email_recusou'],
  ['CERT_', 'certificado'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificado'],
  ['SELF_SIGNED_CERT', 'certificado'],
  ['UNABLE_TO_', 'certificado'],
  ['ERR_TLS_', 'certificado'],
  ...['ECONN', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'EPIPE', 'ESOCKET'].map(
    (inicio) => [inicio, 'rede'] as const,
  ),
]

/** Codes are short and without spaces; what is not might be a message. */
const CODIGO = /^\w{2,60}$/

const codigoDe = (error: Error): string | null => {
  const { code } = error as { readonly code?: unknown }
  return typeof code === 'string' && CODIGO.test(code) ? code : null
}

/** Finds why a run failed: of several failures that of the first one, of a wrapped one that of its cause. */
export function causaDe(error: unknown): Causa {
  if (error instanceof AggregateError && error.errors.length > 0) return causaDe(error.errors[0])
  if (!(error instanceof Error)) return { motivo: 'inesperado', detalhe: null }
  if (error instanceof Recusada) return { motivo: 'email_recusou', detalhe: codigoDe(error) }
  if (error instanceof Failure) return { motivo: 'regra', detalhe: error.codigo }
  const codigo = codigoDe(error)
  const achado = codigo === null ? undefined : motivos.find(([inicio]) => codigo.startsWith(inicio))
  if (achado) return { motivo: achado[1], detalhe: codigo }
  if (error.cause instanceof Error) return causaDe(error.cause)
  return { motivo: 'inesperado', detalhe: codigo ?? (CODIGO.test(error.name) ? error.name : null) }
}
