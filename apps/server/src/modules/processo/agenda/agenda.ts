import type { Agenda } from '@rh/domain/processo/contract'
import { leituraDe } from '@rh/domain/leitura'
import { formatData } from '@rh/domain/br/data'
import type { Db, Tx } from '../../../db/db.ts'
import { prepared } from '../../../db/prepared.ts'
import type { UnitOfWork } from '../../../db/write.ts'
import type { RequestContext } from '../../../http/ator.ts'
import { failure } from '../../../http/failure.ts'
import { hojeEm, isoDe } from '../../../clock.ts'
import type { RawForm } from '../campos.ts'
import { findFormulario } from '../formulario.ts'
import {
  abrirParaMudar,
  requireChecks,
  requirePermissao,
  requireSenhaConfirmada,
  specOf,
} from '../requirements.ts'
import type { Engine, Modulo } from '../modulo.ts'
import { insertEvento } from '../eventos.ts'
import { updateProcesso } from '../repository.ts'

export interface Agendamento {
  readonly id: number
  readonly versao: number
  readonly transicao: string
  /** Day on which the system makes the transition. */
  readonly para: string
  readonly alertasAceitos?: readonly string[] | undefined
}

/** Schedules a transition. Its questions are asked now; its checks must hold now, and again on the day. */
export async function agendar<C>(
  engine: Engine,
  modulo: Modulo<C>,
  work: UnitOfWork,
  { ator }: RequestContext,
  { transicao, para, alertasAceitos, ...visto }: Agendamento,
): Promise<void> {
  const { process } = modulo
  const processo = await abrirParaMudar(work, process, visto, ator, engine.fuso)
  requirePermissao(process, transicao, processo, ator)
  const spec = specOf(process, transicao)
  if (!spec.agendavel) throw failure('transicao_invalida')
  if (spec.confirmaSenha) requireSenhaConfirmada(ator, work.agora)
  const contexto = await modulo.contexto(work, processo, ator)
  const ate =
    modulo.agendarAte?.(transicao, (await findFormulario<RawForm>(work.tx, processo.id)).dados) ?? null
  requireDia(para, hojeEm(work.agora, engine.fuso), ate)
  const alertas = requireChecks(modulo, transicao, contexto, { aceitos: alertasAceitos, quem: ator })
  const linha = {
    transicao,
    para,
    alertas: alertas.map(leituraDe),
    usuarioId: ator.id,
    em: isoDe(work.agora),
  }
  await work.tx
    .insertInto('processoAgenda')
    .values({ processoId: processo.id, ...linha })
    .onConflict((oc) => oc.column('processoId').doUpdateSet(linha))
    .execute()
  await updateProcesso(work, processo.id, {})
  await insertEvento(work, {
    processoId: processo.id,
    tipo: 'agenda',
    nome: transicao,
    para,
    alertas,
    usuarioId: ator.id,
  })
}

function requireDia(para: string, hoje: string, ate: string | null): void {
  if (para <= hoje) throw failure('validacao', { campos: { para: 'Escolha um dia depois de hoje' } })
  if (ate !== null && para > ate)
    throw failure('validacao', { campos: { para: `Escolha um dia até ${formatData(ate)}` } })
}

/** Unschedules a transition; allowed to whoever may make it. */
export async function desagendar(
  { process }: Pick<Modulo<unknown>, 'process'>,
  work: UnitOfWork,
  { ator }: RequestContext,
  visto: { readonly id: number; readonly versao: number },
  fuso: string,
): Promise<void> {
  const processo = await abrirParaMudar(work, process, visto, ator, fuso)
  const agenda = await findAgenda(work.tx, processo.id)
  if (!agenda) throw failure('transicao_invalida', { mensagem: 'Não há nada agendado.' })
  requirePermissao(process, agenda.transicao, processo, ator)
  await forgetAgenda(work.tx, processo.id)
  await updateProcesso(work, processo.id, {})
  await insertEvento(work, {
    processoId: processo.id,
    tipo: 'agenda',
    nome: agenda.transicao,
    usuarioId: ator.id,
  })
}

/** Schedules a transition for a date of the process itself. */
export async function deixarParaODia(
  { tx, agora }: UnitOfWork,
  processoId: number,
  { transicao, para }: { readonly transicao: string; readonly para: string },
): Promise<void> {
  const linha = { transicao, para, alertas: [], usuarioId: null, em: isoDe(agora) }
  await tx
    .insertInto('processoAgenda')
    .values({ processoId, ...linha })
    .onConflict((oc) => oc.column('processoId').doUpdateSet(linha))
    .execute()
}

/** Deletes the schedule of a process that moved by another way. */
export const forgetAgenda = (tx: Tx, processoId: number) =>
  tx.deleteFrom('processoAgenda').where('processoId', '=', processoId).modifyEnd(prepared).execute()

export const findAgenda = async (db: Db | Tx, processoId: number): Promise<Agenda | null> =>
  (await db
    .selectFrom('processoAgenda as ag')
    .leftJoin('usuario as u', 'u.id', 'ag.usuarioId')
    .select(['ag.transicao', 'ag.para', 'ag.em', 'u.nome as por'])
    .where('ag.processoId', '=', processoId)
    .modifyEnd(prepared)
    .executeTakeFirst()) ?? null
