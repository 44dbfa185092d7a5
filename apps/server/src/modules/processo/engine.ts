import type { Pendencia } from '@rh/domain/pendencia'
import { camposDe } from '@rh/domain/processo/campos-pedidos'
import type { UnitOfWork } from '../../db/write.ts'
import type { Decisor } from '../../http/ator.ts'
import { avisarAndamento } from './avisos.ts'
import { seguir } from './etapa.ts'
import type { Engine, Modulo } from './modulo.ts'
import {
  abrirParaMudar,
  findImpeditivos,
  readCampos,
  requireCampos,
  requireMotivo,
  requirePermissao,
  requireSenhaConfirmada,
  specOf,
} from './requirements.ts'
import { SISTEMA } from './quem.ts'
import { passar, type Execucao, type Passo, type TransicaoPedida } from './transicao.ts'

/**
 * Runs one transition requested by a person: permission, turn, checks, status, history, effects, alerts, in one
 * transaction.
 */
export async function mover<C>(
  engine: Engine,
  modulo: Modulo<C>,
  work: UnitOfWork,
  { ator }: { readonly ator: Decisor },
  pedida: TransicaoPedida,
): Promise<void> {
  const { process } = modulo
  const { transicao, motivo, itens } = pedida
  const processo = await abrirParaMudar(work, process, pedida, ator, engine.fuso)
  requirePermissao(process, transicao, processo, ator)
  const spec = specOf(process, transicao)
  requireMotivo(spec, motivo, itens)
  requireCampos(modulo, itens)
  const dados = readCampos(camposDe(spec), pedida.dados)
  if (spec.confirmaSenha) requireSenhaConfirmada(ator, work.agora)
  const execucao = { processo, quem: ator, autorId: ator.id }
  await executar(engine, modulo, work, execucao, { ...pedida, dados })
}

/**
 * Findings that would refuse a transition to whoever may make it, before they are asked about it. Refused as the transition
 * itself would be; nothing is written.
 */
export async function verificarTransicao<C>(
  engine: Engine,
  modulo: Modulo<C>,
  work: UnitOfWork,
  ator: Decisor,
  { transicao, ...visto }: Pick<TransicaoPedida, 'id' | 'versao' | 'transicao'>,
): Promise<Pendencia[]> {
  const { process } = modulo
  const processo = await abrirParaMudar(work, process, visto, ator, engine.fuso)
  requirePermissao(process, transicao, processo, ator)
  if (!specOf(process, transicao).checks) return []
  return findImpeditivos(modulo, transicao, await modulo.contexto(work, processo, ator), ator)
}

/**
 * Makes a move that is permitted, and the moves of the engine that it brings about: checks, status, history, effects,
 * alerts. The process is locked, and the row read then is carried along: nothing reads it again.
 */
export async function executar<C>(
  engine: Engine,
  modulo: Modulo<C>,
  work: UnitOfWork,
  execucao: Execucao,
  pedida: Passo<C>,
): Promise<void> {
  const passado = await passar(engine, modulo, work, execucao, pedida)
  const { alertasAceitos } = pedida
  const final = await seguir(engine, modulo, work, execucao, passado, { alertasAceitos })
  const { autorId, quem } = execucao
  const emNomeDe = autorId === null && quem.id !== SISTEMA.id ? quem.id : undefined
  await avisarAndamento(engine, work, modulo.process, final, { autorId, motivo: pedida.motivo, emNomeDe })
}
