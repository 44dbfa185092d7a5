import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { CodigoErro } from '@rh/domain/errors'
import { errorCode } from '../startup-error.ts'
import { erroBodyDe, Failure, failure } from './failure.ts'

/** Error codes of Fastify's own refusals. */
const doFastify: Readonly<Record<string, CodigoErro>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'corpo_invalido',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'corpo_invalido',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'corpo_invalido',
  FST_ERR_CTP_BODY_TOO_LARGE: 'corpo_grande',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'tipo_nao_aceito',
  FST_ERR_BAD_URL: 'rota_inexistente',
}

/**
 * SQLSTATE classes and driver messages of an unavailable or overloaded database, as opposed to a defect; whoever is in
 * the way of somebody else (a deadlock, a lock that did not come) did nothing wrong either, and nothing was written. So it
 * is where the server has just become a standby.
 */
const bancoAusente = /^(08|53|57|40|55P03|25006)/
const conexaoPerdida =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|is not queryable|ECONNREFUSED|ENOENT|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/
/** Said inside a transaction, after a newer version changed a table: everything was rolled back, and is planned anew. */
const planoVelho = /cached plan must not change result type/

/** A full disk, of the files or of the database. */
const isSemEspaco = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT', '53100'].includes(errorCode(error) ?? '')

/** A disk that cannot be read or written, or that the machine took for reading only after that. */
const isDiscoRuim = (error: unknown): boolean => ['EIO', 'EROFS', '58030'].includes(errorCode(error) ?? '')

/** A unique index or an exclusion constraint: somebody else was there first. */
const JA_EXISTE = ['23505', '23P01']
const ESPERA_SEGUNDOS = 2

/** Converts any thrown value to a `Failure`; unknown ones become `interno`. */
export function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error
  if (error instanceof z.ZodError) return failure('validacao', { campos: camposDe(error) })
  if (isSemEspaco(error)) return failure('sem_espaco')
  if (isDiscoRuim(error)) return failure('disco_falhou')
  const { code = '', message = '', statusCode } = error as Partial<FastifyError>
  const conhecido = doFastify[code]
  if (conhecido) return failure(conhecido)
  if (bancoAusente.test(code) || conexaoPerdida.test(`${code} ${message}`))
    return failure('ocupado', { esperar: ESPERA_SEGUNDOS })
  if (planoVelho.test(message)) return failure('ocupado', { esperar: 1 })
  if (JA_EXISTE.includes(code)) return failure('em_uso')
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return failure('corpo_invalido')
  return failure('interno')
}

/** Maps zod issues to one message per field path. */
export function camposDe(error: Pick<z.core.$ZodError, 'issues'>): Record<string, string> {
  const campos: Record<string, string> = {}
  for (const issue of error.issues) {
    const paths =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [...issue.path, key].join('.'))
        : [issue.path.join('.')]
    const mensagem = issue.code === 'unrecognized_keys' ? 'Campo desconhecido' : issue.message
    for (const path of paths) campos[path || 'corpo'] ??= mensagem
  }
  return campos
}

/** Sends the failure response of any thrown error. */
export function responder(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const resposta = asFailure(error)
  // A failure of ours is expected and carries no detail worth logging; anything else is logged once, by id.
  if (resposta.status >= 500) request.log.error({ err: error }, resposta.codigo)
  if (resposta.detalhes.esperar !== undefined) void reply.header('retry-after', resposta.detalhes.esperar)
  return reply.code(resposta.status).send(erroBodyDe(resposta, request.id))
}

export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(responder)
}
