import { setTimeout as sleep } from 'node:timers/promises'
import { erros } from '@rh/domain/errors'
import type { AnyProcess } from '@rh/domain/processo/define'
import { isoDe } from '../../../clock.ts'
import { writeAs, type UnitOfWork } from '../../../db/write.ts'
import type { Deps } from '../../../deps.ts'
import { failure, Failure } from '../../../http/failure.ts'
import type { Tarefa } from '../../../tarefa.ts'
import type { Modulo } from '../modulo.ts'
import { motivoDe } from '../motivo.ts'
import { findQuem } from '../quem.ts'
import { decidir, type Pedido } from './decidir.ts'
import { TAREFA_DAS_DECISOES } from './segurar.ts'

/** Decision whose time to undo is over. */
interface Vencida {
  readonly id: number
  readonly tipo: string
  readonly processoId: number
  readonly numero: string
  readonly usuarioId: number
}
type Cumprir = (deps: Deps, vencida: Vencida) => Promise<void>

/**
 * Makes the held decisions of every kind whose time to undo is over, and waits for the next one. A decision is taken and
 * made in one transaction: a crash leaves it as it was, and two instances at once make it once.
 */
export const cumprirDecisoes = (porTipo: Readonly<Record<string, Cumprir>>): Tarefa => ({
  nome: TAREFA_DAS_DECISOES,
  // A decision calls for it; the schedule is for what a failure of the database left.
  cron: '* * * * *',
  aoLado: true,
  executar: async (deps) => {
    const falhas = new Map<number, unknown>()
    for (;;) {
      await cumprirVencidas(deps, porTipo, falhas)
      const faltam = await ateAProxima(deps, falhas)
      if (faltam === null) break
      // Does not keep a process alive that is closing: the next start makes what is due.
      await sleep(faltam, undefined, { ref: false })
    }
    if (falhas.size > 0) throw new AggregateError([...falhas.values()], `${falhas.size} decisions failed`)
  },
})

/** Makes what is due now, the oldest first; what fails is left out of the rest of the run, and kept in `falhas`. */
export async function cumprirVencidas(
  deps: Deps,
  porTipo: Readonly<Record<string, Cumprir>>,
  falhas = new Map<number, unknown>(),
): Promise<void> {
  for (const vencida of await listVencidas(deps, falhas))
    await porTipo[vencida.tipo]?.(deps, vencida).catch((error: unknown) => falhas.set(vencida.id, error))
}

const emEspera = ({ db }: Deps, falhas: ReadonlyMap<number, unknown>) =>
  db
    .selectFrom('decisaoEmEspera as d')
    .$if(falhas.size > 0, (qb) => qb.where('d.id', 'not in', [...falhas.keys()]))

const listVencidas = (deps: Deps, falhas: ReadonlyMap<number, unknown>): Promise<Vencida[]> =>
  emEspera(deps, falhas)
    .innerJoin('processo as p', 'p.id', 'd.processoId')
    .select(['d.id', 'p.tipo', 'd.processoId', 'p.numero', 'd.usuarioId'])
    .where('d.executaEm', '<=', isoDe(deps.clock.agora()))
    .orderBy('d.executaEm')
    .orderBy('d.id')
    .execute()

/** Milliseconds until the next decision is due; null where none waits. */
async function ateAProxima(deps: Deps, falhas: ReadonlyMap<number, unknown>): Promise<number | null> {
  const linha = await emEspera(deps, falhas)
    .select((eb) => eb.fn.min('d.executaEm').as('proxima'))
    .executeTakeFirst()
  if (!linha?.proxima) return null
  const faltam = Temporal.Instant.from(linha.proxima).epochMilliseconds - deps.clock.agora().epochMilliseconds
  return Math.max(faltam, 0)
}

/** Makes the decisions of one kind; what refuses one is told to whoever made it, and nothing of it is kept. */
export const cumprirDo =
  <C>(moduloDe: (fuso: string) => Modulo<C>): Cumprir =>
  async (deps, vencida) => {
    const modulo = moduloDe(deps.config.empresaFuso)
    try {
      await escrever(deps, vencida, async (work) => {
        const pedido = await tomar(work, vencida)
        if (!pedido) return
        const quem = await findQuem(work.tx, vencida.usuarioId)
        if (!quem.ativo) throw failure('sem_permissao')
        const engine = { alertas: deps.alertas, fuso: deps.config.empresaFuso }
        await decidir(engine, modulo, work, { ...quem, confirmadaAte: null }, pedido)
      })
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      await escrever(deps, vencida, (work) => recusar(deps, modulo.process, work, vencida, error))
    }
  }

/** Runs one write in the name of whoever decided. */
const escrever = (deps: Deps, { usuarioId }: Vencida, fazer: (work: UnitOfWork) => Promise<void>) =>
  writeAs(deps, { tarefa: TAREFA_DAS_DECISOES, usuarioId }, fazer)

/** Takes a decision out of the table, to be made in the same transaction; undefined where somebody was faster. */
async function tomar({ tx }: UnitOfWork, { id }: Vencida): Promise<Pedido | undefined> {
  const tomada = await tx
    .deleteFrom('decisaoEmEspera')
    .where('id', '=', (eb) =>
      eb.selectFrom('decisaoEmEspera').select('id').where('id', '=', id).forUpdate().skipLocked(),
    )
    .returning('pedido')
    .executeTakeFirst()
  // Written by `segurar`, from what the call's schema read.
  return tomada?.pedido as Pedido | undefined
}

async function recusar(
  { alertas }: Deps,
  { label, discreto }: AnyProcess,
  work: UnitOfWork,
  vencida: Vencida,
  error: Failure,
): Promise<void> {
  if (!(await tomar(work, vencida))) return
  const motivo = discreto ? erros[error.codigo].mensagem : motivoDe(error)
  await alertas.avisar(work, {
    usuarioIds: [vencida.usuarioId],
    assunto: 'vez',
    processoId: vencida.processoId,
    icone: 'warning',
    texto: `${label.one} ${vencida.numero}: sua decisão não foi registrada, e nada mudou. ${motivo}`,
  })
}
