import { sql } from 'kysely'
import type { AnyProcess } from '@rh/domain/processo/define'
import type { UnitOfWork } from '../../../db/write.ts'
import type { Quem } from '../../../http/ator.ts'
import { failure } from '../../../http/failure.ts'
import { hojeEm, isoDe } from '../../../clock.ts'
import { callTarefa } from '../../../tarefa.ts'
import { versaoVigente } from '../../colaborador/vinculo.ts'
import type { RawForm } from '../campos.ts'
import { contratoNoEscopo } from '../escopo.ts'
import { tarefaDosLotes } from './tarefa.ts'

export interface PedidoDoLote {
  /** Id of the bond, as the endpoints name it. */
  readonly colaboradorId: number
  readonly dados: RawForm
}

export interface NovoLote {
  readonly titulo: string
  readonly itens: readonly PedidoDoLote[]
  readonly alertasAceitos?: readonly string[] | undefined
  /** Generator of the batch, and the data it keeps of the whole. */
  readonly modelo?: string
  readonly parametros?: object
}

/**
 * Stores a batch and queues the opening of its processes after the commit. Returns its id; throws 403 to groups that
 * the declaration does not name, and 404 with people out of scope.
 */
export async function iniciarLote(
  process: AnyProcess,
  work: UnitOfWork,
  { ator, fuso }: { readonly ator: Quem; readonly fuso: string },
  { titulo, itens, alertasAceitos = [], modelo, parametros = {} }: NovoLote,
): Promise<number> {
  requireQuemFazLotes(process, ator)
  const { tx, agora } = work
  const { id } = await tx
    .insertInto('processoLote')
    .values({
      tipo: process.name,
      titulo,
      modelo: modelo ?? null,
      parametros: JSON.stringify(parametros),
      usuarioId: ator.id,
      criadoEm: isoDe(agora),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const passoId = await comecarPasso(work, process, id, {
    total: itens.length,
    alertasAceitos,
    usuarioId: ator.id,
  })
  await inserirItens(work, { id, passoId }, itens, { ator, hoje: hojeEm(agora, fuso) })
  return id
}

export function requireQuemFazLotes({ nasce }: AnyProcess, { grupos }: Quem): void {
  if (!nasce?.emLote?.quem.some((grupo) => grupos.includes(grupo))) throw failure('sem_permissao')
}

/** Inserts all people in one statement; people out of scope are not found. */
async function inserirItens(
  { tx }: UnitOfWork,
  lote: { readonly id: number; readonly passoId: number },
  itens: readonly PedidoDoLote[],
  { ator, hoje }: { readonly ator: Quem; readonly hoje: string },
): Promise<void> {
  const { numAffectedRows } = await sql`
    insert into processo_lote_item (lote_id, passo_id, vinculo_id, contrato_id, dados)
    select ${lote.id}, ${lote.passoId}, v.id, ve.contrato_id, i.dados
      from rows from (jsonb_to_recordset(${JSON.stringify(itens)}::jsonb) as ("colaboradorId" int, dados jsonb))
           with ordinality as i
      join vinculo v on v.id = i."colaboradorId"
      ${versaoVigente(hoje)}
     where ${contratoNoEscopo(ator, 've.contrato_id')}
     order by i.ordinality`.execute(tx)
  if (Number(numAffectedRows) !== itens.length)
    throw failure('nao_encontrado', {
      mensagem: 'Há alguém no lote que não existe ou que você não acompanha.',
    })
}

export interface NovoPasso {
  /** Transition of the run; absent for the opening. */
  readonly transicao?: string
  readonly motivo?: string | undefined
  readonly alertasAceitos?: readonly string[] | undefined
  readonly total: number
  readonly usuarioId: number
}

/** Starts a run over the given people after the commit. Returns its id. */
export async function comecarPasso(
  { tx, agora }: UnitOfWork,
  process: AnyProcess,
  loteId: number,
  { transicao, motivo, alertasAceitos = [], total, usuarioId }: NovoPasso,
): Promise<number> {
  const { id } = await tx
    .insertInto('processoLotePasso')
    .values({
      loteId,
      transicao: transicao ?? null,
      motivo: motivo ?? null,
      alertasAceitos: [...alertasAceitos],
      total,
      usuarioId,
      em: isoDe(agora),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await callTarefa(tx, tarefaDosLotes(process))
  return id
}
