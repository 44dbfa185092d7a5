import { api } from '../../packages/domain/src/contract/index.ts'
import type { AnyEndpoint } from '../../packages/domain/src/http/endpoint.ts'
import { usuariosDemo, type UsuarioDemo } from '../../apps/server/src/seed/usuarios.ts'
import type { Draw } from './draw.ts'

// Every call of the contract, who may make it, and how it was answered so far.

export interface Call {
  readonly name: string
  readonly spec: AnyEndpoint
  readonly writes: boolean
  readonly people: readonly UsuarioDemo[]
  readonly tally: {
    sent: number
    accepted: number
    /** Why what should be right was refused, how often. */
    readonly why: Map<string, number>
  }
}

/** The demo company's people who may sign in. */
export const people = usuariosDemo.filter(({ semanaInteira }) => semanaInteira)

const mayCall = ({ access }: AnyEndpoint): readonly UsuarioDemo[] => {
  if (access.tipo !== 'grupos') return people
  return people.filter(({ grupos }) => grupos.some((grupo) => access.grupos.includes(grupo)))
}

export const calls: readonly Call[] = Object.entries<AnyEndpoint>(api).map(([name, spec]) => ({
  name,
  spec,
  writes: !name.startsWith('GET '),
  people: mayCall(spec),
  tally: { sent: 0, accepted: 0, why: new Map() },
}))

export const count = <K>(map: Map<K, number>, key: K): void => void map.set(key, (map.get(key) ?? 0) + 1)

/** Rounds in which each call is asked once. */
const ROUNDS = 4
const WRITING = 0.88
/** A call that has refused everything is still asked now and then. */
const LEAST = 0.12
/** They end the sessions of who calls: asked, and seldom. */
const ENDING = /logout|encerrar-todas/

/** Each call some times, then those that write, the more often the more of it is accepted. */
export function nextCall(draw: Draw, n: number): Call {
  const inTurn = calls[n % calls.length]
  if (inTurn && n < calls.length * ROUNDS) return inTurn
  const writing = draw.chance(WRITING)
  for (;;) {
    const call = draw.pick(calls)
    if (call.writes !== writing || (ENDING.test(call.name) && !draw.chance(0.05))) continue
    const rate = (call.tally.accepted + 1) / (call.tally.sent + 1)
    if (!writing || draw.chance(Math.max(LEAST, rate * 2))) return call
  }
}
