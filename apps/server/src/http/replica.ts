import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AnyEndpoint, Contract } from '@rh/domain/http/endpoint'
import type { Replica } from '../db/replica.ts'
import { errorCode } from '../startup-error.ts'
import { readCookie, setCookie } from './cookie.ts'
import { asFailure } from './error-handler.ts'
import type { Handler, Handlers } from './serve.ts'

const COOKIE = 'rh_escrita'
/** What may pass between two looks at the replica, and the way of the answer. */
const MARGIN_SECONDS = 2

/** Whether this browser wrote so recently that a replica may not know of it. */
export const wroteJustNow = (request: FastifyRequest): boolean => readCookie(request, COOKIE) === '1'

/** Marks the browser of each write for as long as a replica may be behind: what one did oneself is seen at once. */
export function registerOwnWrites(app: FastifyInstance, { limitMs }: Replica): void {
  const seconds = Math.ceil(limitMs / 1000) + MARGIN_SECONDS
  app.addHook('onSend', async (request, reply) => {
    if (request.method === 'GET' || reply.statusCode >= 400) return
    setCookie(request, reply, { name: COOKIE, value: '1', seconds })
  })
}

/** A statement that took too long: it would on the primary too, and everybody else would wait with it. */
const TOO_LONG = '57014'

/** Whether the primary may answer what the replica did not: it is away, broke off, or was asked to write. */
const mayAnswer = (error: unknown): boolean => errorCode(error) !== TOO_LONG && asFailure(error).status >= 500

/** A call on the replica, and on the primary where it is behind, away or did not come to an answer. */
function readFrom(
  replica: Replica,
  there: Handler<AnyEndpoint>,
  here: Handler<AnyEndpoint>,
): Handler<AnyEndpoint> {
  const onPrimary: Handler<AnyEndpoint> = (args) => {
    replica.reads.primary += 1
    return here(args)
  }
  return async (args) => {
    if (args.request.escreveuAgora || !replica.isFresh()) return onPrimary(args)
    try {
      const answer = await there(args)
      replica.reads.replica += 1
      return answer
    } catch (error) {
      // A reading that the replica broke off changed nothing: it is asked again elsewhere.
      if (!mayAnswer(error)) throw error
      replica.failed()
      return onPrimary(args)
    }
  }
}

/** The handlers of a contract, of which the calls that say so read from the replica. */
export function withReplica<C extends Contract>(
  contract: C,
  handlers: Handlers<C>,
  replica: Replica,
  there: Handlers<C>,
): Handlers<C> {
  const both = Object.entries(contract)
    .filter(([, { replica: may }]) => may)
    .map(([call]) => call as keyof C)
    .map((call) => [
      call,
      readFrom(replica, there[call] as Handler<AnyEndpoint>, handlers[call] as Handler<AnyEndpoint>),
    ])
  return { ...handlers, ...(Object.fromEntries(both) as Partial<Handlers<C>>) }
}
