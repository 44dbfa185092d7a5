import { once } from '@rh/domain/once'
import { etapaConcluida, stageOf } from '@rh/domain/processo/vez'
import { hojeEm } from '../../clock.ts'
import type { UnitOfWork } from '../../db/write.ts'
import { deixarParaODia } from './agenda/agenda.ts'
import { marcarFeitos } from './feitos.ts'
import type { Engine, Modulo } from './modulo.ts'
import { dispensarPareceres } from './pareceres.ts'
import type { Processo } from './repository.ts'
import { passar, type Execucao, type Passado, type Passo } from './transicao.ts'

interface Entrada<C> extends Pick<Passo<C>, 'alertasAceitos'> {
  /** Facts that still hold, where they were gathered on the way: see `Passado`. */
  readonly contexto?: C | undefined
  /** Those that the move was checked with, for papers, which no effect attaches. */
  readonly antes?: C | undefined
}

/**
 * Waives pareceres of the entered stage whose facts do not hold; then continues as after any parecer. Returns the
 * resulting process.
 */
export async function entrarNaEtapa<C>(
  engine: Engine,
  modulo: Modulo<C>,
  work: UnitOfWork,
  execucao: Execucao,
  { contexto, antes, ...aceitos }: Entrada<C>,
): Promise<Processo> {
  const { processo, quem } = execucao
  const lerAgora = once(() => modulo.contexto(work, processo, quem))
  const lerContexto = async (): Promise<C> => contexto ?? lerAgora()
  const pareceres = await dispensarPareceres(modulo, work, processo, lerContexto)
  // A waiver is a fact itself: what was read before it is not what a move is checked with.
  const fatos = pareceres === processo.pareceres ? lerAgora : undefined
  const entrou = { ...execucao, processo: { ...processo, pareceres } }
  const marcado = await marcarODia(engine, modulo, work, entrou, { lerContexto, fatos })
  if (marcado.status !== entrou.processo.status) return marcado
  const feito = await marcarFeitos(modulo, work, marcado, async () => antes ?? lerContexto())
  return concluirEtapa(engine, modulo, work, { ...entrou, processo: feito }, { ...aceitos, fatos })
}

/** How the facts of a stage are read: as of when it was entered, or as they are now. */
interface Leitura<C> extends Pick<Passo<C>, 'fatos'> {
  readonly lerContexto: () => Promise<C>
}

/** Makes a dated transition that is due, or schedules it. Returns the resulting process. */
async function marcarODia<C>(
  engine: Engine,
  modulo: Modulo<C>,
  work: UnitOfWork,
  execucao: Execucao,
  { lerContexto, fatos }: Leitura<C>,
): Promise<Processo> {
  const { processo } = execucao
  const [datada] = Object.entries(modulo.process.transitions).flatMap(([transicao, { from, quando }]) =>
    quando !== undefined && from.includes(processo.status) ? [{ transicao, quando }] : [],
  )
  if (!datada) return processo
  const { transicao, quando } = datada
  const dataDe = modulo.datas?.[quando]
  if (!dataDe) throw new Error(`${modulo.process.name} has no code for the date ${quando}`)
  const para = dataDe(await lerContexto())
  if (para === null) return processo
  if (para > hojeEm(work.agora, engine.fuso)) {
    await deixarParaODia(work, processo.id, { transicao, para })
    return { ...processo, agendado: true }
  }
  const doSistema = { ...execucao, autorId: null }
  const passado = await passar(engine, modulo, work, doSistema, {
    transicao,
    alertasAceitos: 'todos',
    fatos,
  })
  return seguir(engine, modulo, work, execucao, passado)
}

/**
 * Makes the stage's own transition once its pareceres are given, with checks and effects. A failed check rolls back the
 * parecer or transition that completed the stage. Returns the resulting process.
 */
export async function concluirEtapa<C>(
  engine: Engine,
  modulo: Modulo<C>,
  work: UnitOfWork,
  execucao: Execucao,
  { alertasAceitos, fatos }: Pick<Passo<C>, 'alertasAceitos' | 'fatos'>,
): Promise<Processo> {
  const { processo } = execucao
  const transicao = stageOf(modulo.process, processo.status)?.aoConcluir
  if (!transicao || !etapaConcluida(modulo.process, processo)) return processo
  const doSistema = { ...execucao, autorId: null }
  const passado = await passar(engine, modulo, work, doSistema, { transicao, alertasAceitos, fatos })
  return seguir(engine, modulo, work, execucao, passado, { alertasAceitos })
}

/** Enters the stage to which a transition led, with the facts that it left as they were. */
export const seguir = <C>(
  engine: Engine,
  modulo: Modulo<C>,
  work: UnitOfWork,
  execucao: Execucao,
  { processo, contexto, antes }: Passado<C>,
  aceitos: Pick<Passo<C>, 'alertasAceitos'> = {},
): Promise<Processo> =>
  entrarNaEtapa(engine, modulo, work, { ...execucao, processo }, { ...aceitos, contexto, antes })
