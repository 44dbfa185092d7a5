import { etapaConcluida, stageOf } from '@rh/domain/processo/vez'
import { hojeEm } from '../../clock.ts'
import type { UnitOfWork } from '../../db/write.ts'
import { deixarParaODia } from './agenda/agenda.ts'
import type { Engine, Modulo } from './modulo.ts'
import { dispensarPareceres } from './pareceres.ts'
import type { Processo } from './repository.ts'
import { passar, type Execucao, type Passo } from './transicao.ts'

/**
 * Waives pareceres of the entered stage whose facts do not hold; then continues as after any parecer. Returns the
 * resulting process.
 */
export async function entrarNaEtapa<C>(
  engine: Engine,
  modulo: Modulo<C>,
  work: UnitOfWork,
  execucao: Execucao,
  aceitos: Pick<Passo, 'alertasAceitos'>,
): Promise<Processo> {
  const pareceres = await dispensarPareceres(modulo, work, execucao.processo, execucao.quem)
  const entrou = { ...execucao, processo: { ...execucao.processo, pareceres } }
  const marcado = await marcarODia(engine, modulo, work, entrou)
  return marcado.status === entrou.processo.status
    ? concluirEtapa(engine, modulo, work, { ...entrou, processo: marcado }, aceitos)
    : marcado
}

/** Makes a dated transition that is due, or schedules it. Returns the resulting process. */
async function marcarODia<C>(
  engine: Engine,
  modulo: Modulo<C>,
  work: UnitOfWork,
  execucao: Execucao,
): Promise<Processo> {
  const { processo, quem } = execucao
  const [transicao, data] =
    Object.entries(modulo.process.transitions)
      .map(([nome, { from, quando }]) => [nome, from.includes(processo.status) ? quando : undefined] as const)
      .find(([, quando]) => quando !== undefined) ?? []
  if (transicao === undefined || data === undefined) return processo
  const dataDe = modulo.datas?.[data]
  if (!dataDe) throw new Error(`${modulo.process.name} has no code for the date ${data}`)
  const para = dataDe(await modulo.contexto(work, processo, quem))
  if (para === null) return processo
  if (para > hojeEm(work.agora, engine.fuso)) {
    await deixarParaODia(work, processo.id, { transicao, para })
    return { ...processo, agendado: true }
  }
  const movido = await passar(
    engine,
    modulo,
    work,
    { ...execucao, autorId: null },
    {
      transicao,
      alertasAceitos: 'todos',
    },
  )
  return entrarNaEtapa(engine, modulo, work, { ...execucao, processo: movido }, {})
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
  { alertasAceitos }: Pick<Passo, 'alertasAceitos'>,
): Promise<Processo> {
  const { processo } = execucao
  const transicao = stageOf(modulo.process, processo.status)?.aoConcluir
  if (!transicao || !etapaConcluida(modulo.process, processo)) return processo
  const doSistema = { ...execucao, autorId: null }
  const movido = await passar(engine, modulo, work, doSistema, { transicao, alertasAceitos })
  return entrarNaEtapa(engine, modulo, work, { ...execucao, processo: movido }, { alertasAceitos })
}
