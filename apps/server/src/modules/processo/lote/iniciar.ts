import { sql } from 'kysely'
import type { AnyProcess } from '@rh/domain/processo/define'
import type { UnitOfWork } from '../../../db/write.ts'
import type { Quem } from '../../../http/ator.ts'
import { failure } from '../../../http/failure.ts'
import { hojeEm, isoDe } from '../../../clock.ts'
import { CANAL_DAS_TAREFAS } from '../../../tarefa.ts'
import { versaoVigente } from '../../colaborador/vinculo.ts'
import type { RawForm } from '../campos.ts'
import { contratoNoEscopo } from '../escopo.ts'
import { tarefaDosLotes } from './tarefa.ts'

export interface PedidoDoLote {
  /** The bond, as the calls name it. */
  readonly colaboradorId: number
  readonly dados: RawForm
}

export interface NovoLote {
  readonly titulo: string
  readonly itens: readonly PedidoDoLote[]
  readonly alertasAceitos?: readonly string[] | undefined
  /** What the kind makes it from, and what it keeps of the whole. */
  readonly modelo?: string
  readonly parametros?: object
}

/**
 * Keeps a batch and has its processes opened, one by one, after the commit. Answers its id; throws 403 to whom the
 * declaration does not name, and 404 with somebody whom the person may not see.
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

/** One statement however many they are; people who are not seen are not there. */
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
  /** The move to make; the opening of the processes without it. */
  readonly transicao?: string
  readonly motivo?: string | undefined
  readonly alertasAceitos?: readonly string[] | undefined
  readonly total: number
  readonly usuarioId: number
}

/** Has the people that are given to this run worked through after the commit. Answers its id. */
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
  await sql`select pg_notify(${CANAL_DAS_TAREFAS}, ${tarefaDosLotes(process)})`.execute(tx)
  return id
}
