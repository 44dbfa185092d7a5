import { randomUUID } from 'node:crypto'
import type { Evento } from '@rh/domain/processo/contract'
import type { AnyProcess } from '@rh/domain/processo/define'
import { isDevolvido } from '@rh/domain/processo/devolucao'
import type { Db, Tx } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import type { Ator } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { isoDe } from '../../clock.ts'
import type { Tokens } from '../auth/token.ts'
import { requireProcesso } from './requirements.ts'

/** Lifetime of a link: long enough for a message read after a weekend. */
export const VALIDADE_DO_LINK = { hours: 72 } as const

/** Creates a correction link for the person who asks. Throws 404, and 409 for a process that was not returned. */
export async function criarLink(
  tokens: Tokens,
  process: AnyProcess,
  { tx, agora }: UnitOfWork,
  ator: Ator,
  processoId: number,
) {
  const processo = await requireProcesso(tx, process, processoId, ator)
  if (!isDevolvido(process, processo.status))
    throw failure('transicao_invalida', { mensagem: 'Só o que foi devolvido tem link de correção.' })
  return emitirLink(tokens, { tx, agora }, { processoId, usuarioId: ator.id })
}

interface ParaQuem {
  readonly processoId: number
  /** User for whom the link is issued. */
  readonly usuarioId: number
}

/** Issues a signed link, which expires, or ends when the form is sent again. */
export async function emitirLink(
  tokens: Tokens,
  { tx, agora }: Pick<UnitOfWork, 'tx' | 'agora'>,
  { processoId, usuarioId }: ParaQuem,
) {
  const id = randomUUID()
  const expira = agora.add(VALIDADE_DO_LINK)
  await tx
    .insertInto('linkCorrecao')
    .values({ id, processoId, usuarioId, expiraEm: isoDe(expira), criadoEm: isoDe(agora) })
    .execute()
  return { token: await tokens.emitirLink(id, agora, expira), expiraEm: isoDe(expira) }
}

interface LinkDeps extends Deps {
  readonly tokens: Tokens
}

/** Process of a link, with its first returned item. Throws 404 for an invalid link. */
export async function abrirLink(
  { db, tokens, clock }: LinkDeps,
  processoDe: (tipo: string) => AnyProcess | undefined,
  ator: Ator,
  token: string,
) {
  const agora = clock.agora()
  const id = await tokens.readLink(token, agora)
  const link = id === null ? undefined : await findLink(db, id, agora)
  if (!link) throw vencido()
  const { tipo, id: processoId } = link
  const process = processoDe(tipo)
  if (!process) throw vencido()
  const processo = await requireProcesso(db, process, processoId, ator)
  if (!isDevolvido(process, processo.status)) throw vencido()
  const [item] = await itensDevolvidos(db, processoId)
  return { tipo, id: processoId, etapa: item?.etapa ?? null, campo: item?.campo ?? null }
}

const findLink = (db: Db, id: string, agora: Temporal.Instant) =>
  db
    .selectFrom('linkCorrecao as li')
    .innerJoin('processo as p', 'p.id', 'li.processoId')
    .select(['p.id', 'p.tipo'])
    .where('li.id', '=', id)
    .where('li.revogadoEm', 'is', null)
    .where('li.expiraEm', '>', isoDe(agora))
    .executeTakeFirst()

async function itensDevolvidos(db: Db, processoId: number): Promise<Evento['itens']> {
  const evento = await db
    .selectFrom('processoEvento')
    .select('itens')
    .where('processoId', '=', processoId)
    .where('nome', '=', 'devolver')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return (evento?.itens ?? []) as Evento['itens']
}

const vencido = () =>
  failure('nao_encontrado', {
    mensagem: 'Este link de correção não vale mais.',
    acao: 'Abra o pedido pela lista, ou peça um link novo a quem a devolveu.',
  })

/** Revokes the links of a form that was sent again. */
export const revogarLinks = (tx: Tx, processoId: number, agora: Temporal.Instant) =>
  tx
    .updateTable('linkCorrecao')
    .set({ revogadoEm: isoDe(agora) })
    .where('processoId', '=', processoId)
    .where('revogadoEm', 'is', null)
    .execute()
