import type { UnitOfWork } from '../../db/write.ts'
import type { Quem } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { hojeEm, isoDe } from '../../clock.ts'
import { avisarAndamento } from './avisos.ts'
import { entrarNaEtapa } from './etapa.ts'
import { requireAchados, requireProcesso } from './requirements.ts'
import { insertFormulario, marcarEnvio } from './formulario.ts'
import type { Engine, Modulo } from './modulo.ts'
import { insertEvento } from './eventos.ts'
import { insertProcesso, lockVinculo, type Processo } from './repository.ts'

/** Batch by which a process is opened, as its history names it. */
export interface LoteDoPedido {
  readonly id: number
  readonly titulo: string
}

export interface Abertura {
  /** Bond that it is about; its row is locked, which serializes requests for one person. */
  readonly vinculoId: number
  readonly contratoId: number
  readonly setorOrigem: number
  readonly alertasAceitos?: readonly string[] | undefined
  readonly lote?: LoteDoPedido | undefined
  /** Form of the process. */
  readonly dados: object
}

/**
 * Opens a process of a kind that is born sent: under a lock of the bond, with its checks, its number, its first event,
 * and the next sector told. Throws 403 to whom the declaration does not name, 409 while another of the kind is open for
 * the bond where only one may be, and 422 with what blocks it.
 */
export async function abrirProcesso<C>(
  engine: Engine,
  modulo: Modulo<C>,
  work: UnitOfWork,
  { ator }: { readonly ator: Quem },
  { vinculoId, contratoId, setorOrigem, alertasAceitos, dados, lote }: Abertura,
): Promise<Processo> {
  const { process } = modulo
  const { nasce } = process
  if (!nasce) throw new Error(`${process.name} is not born sent`)
  if (!nasce.quem.some((grupo) => ator.grupos.includes(grupo))) throw failure('sem_permissao')
  await lockVinculo(work.tx, vinculoId)
  if (nasce.unicoPorVinculo) await requireUnico(modulo, work, vinculoId)
  const hoje = hojeEm(work.agora, engine.fuso)
  const novo = {
    status: process.initial,
    setorOrigem,
    solicitanteId: ator.id,
    contratoId,
    vinculoId,
    dataSolicitacao: isoDe(work.agora),
    ...(lote && { loteId: lote.id }),
  }
  const { id } = await insertProcesso(work, process, novo, Number(hoje.slice(0, 4)))
  await insertFormulario(work.tx, (form) => ({ vinculoId, ...modulo.indice(form) }), id, dados)
  await marcarEnvio(work.tx, id)
  const processo = await requireProcesso(work.tx, process, id, ator)
  const contexto = await modulo.contexto(work, processo, ator)
  const alertas = requireAchados(
    nasce.checks.flatMap((nome) => modulo.regras[nome]?.(contexto) ?? []),
    { aceitos: alertasAceitos, quem: ator },
  )
  const { aoAbrir, mantemFatos } = modulo.abrir ?? {}
  await aoAbrir?.(work, processo, contexto, ator.id, { ator, engine })
  const motivo = lote && `Lote: ${lote.titulo}.`
  await insertEvento(work, { processoId: id, tipo: 'criacao', motivo, alertas, usuarioId: ator.id })
  const execucao = { processo, quem: ator, autorId: ator.id }
  const aindaValem = aoAbrir === undefined || mantemFatos === true
  const aberto = await entrarNaEtapa(engine, modulo, work, execucao, {
    alertasAceitos,
    contexto: aindaValem ? contexto : undefined,
  })
  await avisarAndamento(engine, work, process, aberto, { autorId: ator.id })
  return aberto
}

/** Throws 409 while another process of the kind is open for the bond, which is locked. */
async function requireUnico<C>({ process }: Modulo<C>, { tx }: UnitOfWork, vinculoId: number): Promise<void> {
  const finais = Object.keys(process.statuses).filter((status) => process.statuses[status]?.final)
  const aberto = await tx
    .selectFrom('processo')
    .select('numero')
    .where('tipo', '=', process.name)
    .where('vinculoId', '=', vinculoId)
    .where('status', 'not in', finais)
    .executeTakeFirst()
  if (aberto)
    throw failure('transicao_invalida', {
      mensagem: `Já existe um pedido em andamento desta pessoa: ${process.label.one.toLowerCase()} ${aberto.numero}.`,
      acao: 'Acompanhe esse pedido, ou cancele-o antes de abrir outro.',
    })
}
