import { sql } from 'kysely'
import type { AnyProcess } from '@rh/domain/processo/define'
import type { Lote } from '@rh/domain/processo/chamadas/lote'
import { transicoesEmLote } from '@rh/domain/processo/lote'
import type { UnitOfWork } from '../../../db/write.ts'
import type { Quem } from '../../../http/ator.ts'
import { failure } from '../../../http/failure.ts'
import type { RawForm } from '../campos.ts'
import { requireMotivo, specOf } from '../requirements.ts'
import { obterLote, podeConduzir } from './consultas.ts'
import { comecarPasso } from './iniciar.ts'

/** Locks a batch that this person may see. Throws 404. */
async function travarLote(process: AnyProcess, { tx }: UnitOfWork, id: number, ator: Quem) {
  await tx.selectFrom('processoLote').select('id').where('id', '=', id).forUpdate().execute()
  return obterLote(process, tx, id, ator)
}

const requireParado = ({ andamento }: { readonly andamento: object | null }): void => {
  if (andamento)
    throw failure('transicao_invalida', {
      mensagem: 'O lote ainda está em andamento.',
      acao: 'Espere terminar e tente de novo.',
    })
}

export interface NovaTentativa {
  readonly id: number
  readonly itens?: readonly { readonly id: number; readonly dados?: RawForm | undefined }[] | undefined
  readonly alertasAceitos?: readonly string[] | undefined
}

/**
 * Queues refused people for another try, corrected or as they are. Throws 403, 404, and 409 while the batch is running.
 */
export async function tentarDeNovo(
  process: AnyProcess,
  work: UnitOfWork,
  ator: Quem,
  { id, itens, alertasAceitos }: NovaTentativa,
): Promise<void> {
  const lote = await travarLote(process, work, id, ator)
  if (!podeConduzir(process, ator, lote.por.id)) throw failure('sem_permissao')
  requireParado(lote)
  const recusados = await listRecusados(work, id)
  const novos = itens ?? recusados.map((item) => ({ id: item }))
  if (novos.length === 0 || !novos.every((item) => recusados.includes(item.id)))
    throw failure('transicao_invalida', {
      mensagem: 'Só quem foi recusado pode ser tentado de novo.',
      acao: 'Atualize a página do lote.',
    })
  const aceitos = [...new Set([...(await aceitosAntes(work, id)), ...(alertasAceitos ?? [])])]
  const total = new Set(novos.map((item) => item.id)).size
  const passo = { total, alertasAceitos: aceitos, usuarioId: ator.id }
  const passoId = await comecarPasso(work, process, id, passo)
  await sql`
    update processo_lote_item i
       set estado = 'previsto', recusa = null, pendencias = '[]', passo_id = ${passoId}, tratado = false,
           dados = coalesce(n.dados, i.dados)
      from jsonb_to_recordset(${JSON.stringify(novos)}::jsonb) as n(id int, dados jsonb)
     where i.id = n.id and i.lote_id = ${id}`.execute(work.tx)
}

async function listRecusados({ tx }: UnitOfWork, loteId: number): Promise<number[]> {
  const linhas = await tx
    .selectFrom('processoLoteItem')
    .select('id')
    .where('loteId', '=', loteId)
    .where('estado', '=', 'recusado')
    .execute()
  return linhas.map(({ id }) => id)
}

/** Alerts accepted at the start of the batch; they count for every try. */
async function aceitosAntes({ tx }: UnitOfWork, loteId: number): Promise<readonly string[]> {
  const { alertasAceitos } = await tx
    .selectFrom('processoLotePasso')
    .select('alertasAceitos')
    .where('loteId', '=', loteId)
    .where('transicao', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return alertasAceitos
}

/** Cancels what the batch did not open yet, even while it is running. Throws 403 and 404. */
export async function cancelarLote(
  process: AnyProcess,
  work: UnitOfWork,
  ator: Quem,
  { id, motivo }: { readonly id: number; readonly motivo: string },
): Promise<void> {
  const { por } = await obterLote(process, work.tx, id, ator)
  if (!podeConduzir(process, ator, por.id)) throw failure('sem_permissao')
  // Somebody whom the run has in hand is waited for, and is then opened or refused.
  const { numUpdatedRows } = await work.tx
    .updateTable('processoLoteItem')
    .set({ estado: 'cancelado', recusa: motivo, pendencias: '[]', tratado: true })
    .where('loteId', '=', id)
    .where('estado', 'in', ['previsto', 'recusado'])
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n)
    throw failure('transicao_invalida', { mensagem: 'Não há mais nada por criar neste lote.' })
}

export interface MovimentoDoLote {
  readonly id: number
  readonly transicao: string
  readonly motivo?: string | undefined
  readonly alertasAceitos?: readonly string[] | undefined
}

/** Queues a transition of every process of the batch in its starting status. Throws 403, 404 and 409. */
export async function moverLote(
  process: AnyProcess,
  work: UnitOfWork,
  ator: Quem,
  { id, transicao, motivo, alertasAceitos }: MovimentoDoLote,
): Promise<void> {
  const lote = await travarLote(process, work, id, ator)
  const spec = requireMovel(process, lote, ator, transicao)
  requireMotivo(spec, motivo, undefined)
  const quais = await listItensEm(work, id, spec.from)
  const passo = { transicao, motivo, alertasAceitos, total: quais.length, usuarioId: ator.id }
  const passoId = await comecarPasso(work, process, id, passo)
  await work.tx
    .updateTable('processoLoteItem')
    .set({ passoId, tratado: false, recusa: null, pendencias: '[]' })
    .where(sql<boolean>`id = any (${quais}::int[])`)
    .execute()
}

/** Transition that this person may make on the whole batch now. Throws 403, and 409 while the batch is running. */
export function requireMovel(process: AnyProcess, lote: Lote, ator: Quem, transicao: string) {
  const spec = specOf(process, transicao)
  if (ator.escopado || !transicoesEmLote(process, ator.grupos).includes(transicao))
    throw failure('sem_permissao')
  requireParado(lote)
  if (!lote.pode.mover.includes(transicao)) throw failure('transicao_invalida')
  return spec
}

/** People of the batch whose process is in one of these statuses. */
async function listItensEm({ tx }: UnitOfWork, loteId: number, status: readonly string[]): Promise<number[]> {
  const linhas = await tx
    .selectFrom('processoLoteItem as i')
    .innerJoin('processo as p', 'p.id', 'i.processoId')
    .select('i.id')
    .where('i.loteId', '=', loteId)
    .where('p.status', 'in', [...status])
    .execute()
  return linhas.map(({ id }) => id)
}
