import type { AnyProcess } from '@rh/domain/processo/define'
import { numeroDe } from '@rh/domain/processo/numero'
import { sql } from 'kysely'
import type { Decisao, Espera } from '@rh/domain/processo/vez'
import type { Db, Tx } from '../../db/db.ts'
import { prepared } from '../../db/prepared.ts'
import type { UnitOfWork } from '../../db/write.ts'
import type { Quem } from '../../http/ator.ts'
import { isoDe } from '../../clock.ts'
import { noEscopo } from './escopo.ts'
import { marcarPrazo } from './prazo.ts'

/** A process as the engine handles it. */
export interface Processo {
  readonly id: number
  readonly tipo: string
  readonly numero: string
  readonly status: string
  readonly versao: number
  readonly solicitanteId: number
  readonly solicitante: string
  /** Authors and senders of the form since it was last returned. */
  readonly maos: readonly number[]
  /** Company parameter: self-approval is allowed. */
  readonly autoaprovacao: boolean
  readonly contratoId: number | null
  /** Contract of destination, for a transfer. */
  readonly contratoDestinoId: number | null
  readonly vinculoId: number | null
  /** Batch by which it was opened. */
  readonly loteId: number | null
  /** Instant of the first sending; null for a draft. */
  readonly dataSolicitacao: string | null
  readonly criadoEm: string
  readonly atualizadoEm: string
  readonly pareceres: Readonly<Record<string, Decisao | undefined>>
  /** Author of each parecer. */
  readonly autores: Readonly<Record<string, number | undefined>>
  /** The next transition is scheduled. */
  readonly agendado: boolean
  /** Checks that hold already, of those for which moves ask. */
  readonly feitos: readonly string[]
  /** Decisions that can still be undone. */
  readonly emEspera: readonly Espera[]
}

/** Contracts whose people follow the process. */
export const contratosDe = ({ contratoId, contratoDestinoId }: Processo): (number | null)[] => [
  contratoId,
  contratoDestinoId,
]

const pareceresJson = sql<
  Record<string, Decisao>
>`(select coalesce(jsonb_object_agg(pp.parecer, pp.decisao), '{}')
  from processo_parecer pp where pp.processo_id = p.id)`.as('pareceres')

const autoresJson = sql<Record<string, number>>`(select coalesce(jsonb_object_agg(pp.parecer, pp.usuario_id)
  filter (where pp.usuario_id is not null), '{}') from processo_parecer pp where pp.processo_id = p.id)`.as(
  'autores',
)

const feitos = sql<readonly string[]>`(select i.feitos from processo_indice i where i.id = p.id)`

const agendado = sql<boolean>`exists (select from processo_agenda ag where ag.processo_id = p.id)`

/** SQL of the decisions on `processo p` that can still be undone. */
export const emEsperaJson = sql<Espera[]>`(select coalesce(jsonb_agg(jsonb_build_object(
    'usuarioId', d.usuario_id, 'parecer', d.parecer, 'transicao', d.transicao)), '[]')
  from decisao_em_espera d where d.processo_id = p.id)`

/** SQL of the company parameter that allows self-approval. */
export const permiteAutoaprovacao = sql<boolean>`(select e.permite_autoaprovacao from empresa e)`

const selectProcesso = (db: Db | Tx) =>
  db
    .selectFrom('processo as p')
    .innerJoin('usuario as u', 'u.id', 'p.solicitanteId')
    .select([
      'p.id',
      'p.tipo',
      'p.numero',
      'p.status',
      'p.versao',
      'p.solicitanteId',
      'p.maos',
      'u.nome as solicitante',
    ])
    .select([
      'p.contratoId',
      'p.contratoDestinoId',
      'p.vinculoId',
      'p.loteId',
      'p.dataSolicitacao',
      'p.criadoEm',
      'p.atualizadoEm',
      pareceresJson,
      autoresJson,
      permiteAutoaprovacao.as('autoaprovacao'),
      agendado.as('agendado'),
      feitos.as('feitos'),
      emEsperaJson.as('emEspera'),
    ])

/** Process in this person's scope, or undefined. */
export const findProcesso = (
  db: Db | Tx,
  tipo: string,
  id: number,
  ator: Quem,
): Promise<Processo | undefined> =>
  selectProcesso(db)
    .where('p.tipo', '=', tipo)
    .where('p.id', '=', id)
    .where(noEscopo(ator))
    .modifyEnd(prepared)
    .executeTakeFirst()

/**
 * Holds a process until the end of the transaction, for whoever writes something of it. The order of locks is the same
 * everywhere: the process, then its rows, then the line of the trail that the trigger of each row locks
 * (`auditoria_cabeca`). Whoever wrote a row first would hold that line, wait for the process, and be waited for by
 * whoever has it.
 */
export const holdProcesso = (tx: Tx, id: number) =>
  tx.selectFrom('processo').select('id').where('id', '=', id).forNoKeyUpdate().modifyEnd(prepared).execute()

/** Locks the row until the end of the transaction: transitions of one process are serialized. */
export async function lockProcesso(
  tx: Tx,
  tipo: string,
  id: number,
  ator: Quem,
): Promise<Processo | undefined> {
  await tx
    .selectFrom('processo')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .modifyEnd(prepared)
    .executeTakeFirst()
  return findProcesso(tx, tipo, id, ator)
}

/**
 * Locks a bond: opening and effecting its processes is serialized. Rows that only reference the bond, as of somebody
 * whom the person covers, can still be written (`for no key update`).
 */
export const lockVinculo = (tx: Tx, vinculoId: number) =>
  tx
    .selectFrom('vinculo')
    .select('id')
    .where('id', '=', vinculoId)
    .forNoKeyUpdate()
    .modifyEnd(prepared)
    .execute()

export interface NovoProcesso {
  readonly status: string
  readonly setorOrigem: number
  readonly solicitanteId: number
  readonly contratoId: number | null
  readonly vinculoId?: number
  /** Batch by which it was opened. */
  readonly loteId?: number
  /** Instant of sending, for a kind that is born sent. */
  readonly dataSolicitacao?: string
}

/** Creates a process with the next number of its kind and year. */
export async function insertProcesso(work: UnitOfWork, process: AnyProcess, novo: NovoProcesso, ano: number) {
  const { tx, agora } = work
  const tipo = process.name
  const { ultimo } = await tx
    .insertInto('processoNumeracao')
    .values({ tipo, ano, ultimo: 1 })
    .onConflict((oc) =>
      oc.columns(['tipo', 'ano']).doUpdateSet({ ultimo: sql`processo_numeracao.ultimo + 1` }),
    )
    .returning('ultimo')
    .modifyEnd(prepared)
    .executeTakeFirstOrThrow()
  const em = isoDe(agora)
  const criado = await tx
    .insertInto('processo')
    .values({ ...novo, tipo, numero: numeroDe(process, ano, ultimo), criadoEm: em, atualizadoEm: em })
    .returning(['id', 'numero', 'versao'])
    .executeTakeFirstOrThrow()
  marcarPrazo(work, criado.id)
  return criado
}

export interface MudancaProcesso {
  readonly status?: string
  readonly contratoId?: number | null
  readonly vinculoId?: number
  readonly dataSolicitacao?: string
  readonly dataEfetivacao?: string
  /** Authors and senders of the form since it was last returned. */
  readonly maos?: readonly number[]
}

/** Adds a user to those who had a hand in the form. */
export const comMao = ({ maos }: Processo, usuarioId: number | null): readonly number[] =>
  usuarioId === null || maos.includes(usuarioId) ? maos : [...maos, usuarioId]

/** Updates a locked process and increments its version. */
export async function updateProcesso(
  work: UnitOfWork,
  id: number,
  { maos, ...mudanca }: MudancaProcesso,
): Promise<number> {
  const { tx, agora } = work
  marcarPrazo(work, id)
  const { versao } = await tx
    .updateTable('processo')
    .set({
      ...mudanca,
      ...(maos && { maos: [...maos] }),
      atualizadoEm: isoDe(agora),
      versao: sql`versao + 1`,
    })
    .where('id', '=', id)
    .returning('versao')
    .modifyEnd(prepared)
    .executeTakeFirstOrThrow()
  return versao
}

export interface ParecerDado {
  readonly parecer: string
  readonly decisao: Decisao
  readonly comentario?: string | null
  readonly dados?: Readonly<Record<string, unknown>>
  readonly usuarioId?: number | null
}

export async function upsertParecer(work: UnitOfWork, processoId: number, dado: ParecerDado): Promise<void> {
  const { tx, agora } = work
  marcarPrazo(work, processoId)
  const { parecer, decisao, comentario = null, dados = {}, usuarioId = null } = dado
  const valores = { decisao, comentario, dados: JSON.stringify(dados), usuarioId, em: isoDe(agora) }
  await tx
    .insertInto('processoParecer')
    .values({ processoId, parecer, ...valores })
    .onConflict((oc) => oc.columns(['processoId', 'parecer']).doUpdateSet(valores))
    .execute()
}

/** Updates the decision of given pareceres; fields and author stay. */
export async function setDecisao(
  work: UnitOfWork,
  processoId: number,
  pareceres: readonly string[],
  decisao: Decisao,
): Promise<void> {
  if (pareceres.length === 0) return
  marcarPrazo(work, processoId)
  await work.tx
    .updateTable('processoParecer')
    .set({ decisao })
    .where('processoId', '=', processoId)
    .where('parecer', 'in', [...pareceres])
    .execute()
}

export const listPareceres = (db: Db | Tx, processoId: number) =>
  db
    .selectFrom('processoParecer as pp')
    .leftJoin('usuario as u', 'u.id', 'pp.usuarioId')
    .select([
      'pp.parecer',
      'pp.decisao',
      'pp.dados',
      'pp.comentario',
      'pp.em',
      'u.id as autorId',
      'u.nome as autor',
    ])
    .where('pp.processoId', '=', processoId)
    .modifyEnd(prepared)
    .execute()
