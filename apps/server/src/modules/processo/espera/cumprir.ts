import { setTimeout as sleep } from 'node:timers/promises'
import { erros } from '@rh/domain/errors'
import type { AnyProcess } from '@rh/domain/processo/define'
import { isoDe } from '../../../clock.ts'
import { writeAs, type UnitOfWork } from '../../../db/write.ts'
import type { Deps } from '../../../deps.ts'
import { failure, Failure } from '../../../http/failure.ts'
import { callTarefa, type Tarefa } from '../../../tarefa.ts'
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
  readonly executaEm: string
}
type Cumprir = (deps: Deps, vencida: Vencida) => Promise<void>

/** Between two looks at what is due: it may be locked, or in the hands of another instance. */
const ENTRE_RODADAS_MS = 250
/** A run that is never without a decision ends here and calls for the next one: the queue gives up on it at 15 minutes. */
const RODADAS_MS = 10 * 60_000
/** Something that fails for so long does not pass by itself; meanwhile its author can decide nothing else there. */
const DESISTE = { minutes: 10 } as const

/** A decision given back to its author, because the system failed at it for too long; the cause is the last failure. */
class DecisaoAbandonada extends Error {
  override readonly name = 'DecisaoAbandonada'
}

/**
 * Makes the held decisions of every kind whose time to undo is over, and waits for the next one. A decision is taken and
 * made in one transaction: a crash leaves it as it was, and two instances at once make it once.
 */
export const cumprirDecisoes = (porTipo: Readonly<Record<string, Cumprir>>): Tarefa => ({
  nome: TAREFA_DAS_DECISOES,
  titulo: 'Decisões que esperam para valer',
  // A decision calls for it; the schedule is for what a failure of the database left.
  cron: '* * * * *',
  aoLado: true,
  executar: async (deps) => {
    const falhas = new Map<number, unknown>()
    const fim = performance.now() + RODADAS_MS
    for (;;) {
      await cumprirVencidas(deps, porTipo, falhas)
      const faltam = await ateAProxima(deps, falhas)
      if (faltam === null) break
      if (performance.now() >= fim) {
        await callTarefa(deps.db, TAREFA_DAS_DECISOES)
        break
      }
      // Does not keep a process alive that is closing: the next start makes what is due.
      await sleep(Math.max(faltam, ENTRE_RODADAS_MS), undefined, { ref: false })
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
    .select(['d.id', 'p.tipo', 'd.processoId', 'p.numero', 'd.usuarioId', 'd.executaEm'])
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
  return Temporal.Instant.from(linha.proxima).epochMilliseconds - deps.clock.agora().epochMilliseconds
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
      const abandonada = !(error instanceof Failure)
      if (abandonada && !isAntiga(deps, vencida)) throw error
      const { process } = modulo
      const motivo = abandonada ? FALHOU : process.discreto ? erros[error.codigo].mensagem : motivoDe(error)
      await escrever(deps, vencida, (work) => recusar(deps, process, work, vencida, motivo))
      // Told once more, with what failed: the other times it was to be tried again.
      if (abandonada) throw new DecisaoAbandonada(`Decision ${vencida.id}`, { cause: error })
    }
  }

const FALHOU =
  'O sistema não conseguiu registrá-la a tempo. Abra o registro e decida de novo. Se falhar outra vez, fale com o suporte.'

/** Tests whether a decision is overdue for so long that it is given up. */
const isAntiga = ({ clock }: Deps, { executaEm }: Vencida): boolean =>
  Temporal.Instant.compare(Temporal.Instant.from(executaEm).add(DESISTE), clock.agora()) <= 0

/** Runs one write in the name of whoever decided. */
const escrever = (deps: Deps, { usuarioId }: Vencida, fazer: (work: UnitOfWork) => Promise<void>) =>
  writeAs(deps, { tarefa: TAREFA_DAS_DECISOES, usuarioId }, fazer)

/**
 * Takes a decision out of the table, to be made in the same transaction; undefined where somebody was faster, or has the
 * process: it is locked first, as everywhere, and not waited for, since other decisions are due.
 */
async function tomar({ tx }: UnitOfWork, { id, processoId }: Vencida): Promise<Pedido | undefined> {
  const livre = await tx
    .selectFrom('processo')
    .select('id')
    .where('id', '=', processoId)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!livre) return undefined
  const tomada = await tx
    .deleteFrom('decisaoEmEspera')
    .where('id', '=', id)
    .returning('pedido')
    .executeTakeFirst()
  // Written by `segurar`, from what the call's schema read.
  return tomada?.pedido as Pedido | undefined
}

async function recusar(
  { alertas }: Deps,
  { label }: AnyProcess,
  work: UnitOfWork,
  vencida: Vencida,
  motivo: string,
): Promise<void> {
  if (!(await tomar(work, vencida))) return
  await alertas.avisar(work, {
    usuarioIds: [vencida.usuarioId],
    assunto: 'vez',
    processoId: vencida.processoId,
    icone: 'warning',
    texto: `${label.one} ${vencida.numero}: sua decisão não foi registrada, e nada mudou. ${motivo}`,
  })
}
