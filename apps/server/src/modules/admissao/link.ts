import { randomUUID } from 'node:crypto'
import type { admissaoLinkContract } from '@rh/domain/contract/admissao-link'
import type { Evento } from '@rh/domain/processo/contract'
import type { Db, Tx } from '../../db/db.ts'
import { escrever, type Escrita } from '../../db/escrita.ts'
import type { Deps } from '../../deps.ts'
import type { Ator } from '../../http/ator.ts'
import { falha } from '../../http/falha.ts'
import type { Handlers } from '../../http/serve.ts'
import { isoDe } from '../../relogio.ts'
import type { Tokens } from '../auth/token.ts'
import { exigirAdmissao } from './registro.ts'

/** Long enough for a message read after a weekend. */
const VALIDADE = { hours: 72 } as const

interface LinkDeps extends Deps {
  readonly tokens: Tokens
}

/** Links to returned admissions: signed, expiring, bound to one admission, dead once it was sent again. */
export const linkHandlers = (deps: LinkDeps): Handlers<typeof admissaoLinkContract> => ({
  'POST /api/admissao/link': ({ body, pedido }) =>
    escrever(deps, pedido, (escrita) => criarLink(deps.tokens, escrita, pedido.ator, body.id)),
  'POST /api/jwt': ({ body, pedido }) => abrirLink(deps, pedido.ator, body.token),
})

async function criarLink(tokens: Tokens, { tx, agora }: Escrita, ator: Ator, processoId: number) {
  const processo = await exigirAdmissao(tx, processoId, ator)
  if (processo.status !== 'devolvida')
    throw falha('transicao_invalida', { mensagem: 'Só uma admissão devolvida tem link de correção.' })
  return emitirLink(tokens, { tx, agora }, { processoId, usuarioId: ator.id })
}

interface ParaQuem {
  readonly processoId: number
  /** Who asked for it, or whom it is sent to. */
  readonly usuarioId: number
}

/** A link to a returned admission. */
export async function emitirLink(
  tokens: Tokens,
  { tx, agora }: Pick<Escrita, 'tx' | 'agora'>,
  { processoId, usuarioId }: ParaQuem,
) {
  const id = randomUUID()
  const expira = agora.add(VALIDADE)
  await tx
    .insertInto('linkCorrecao')
    .values({ id, processoId, usuarioId, expiraEm: isoDe(expira), criadoEm: isoDe(agora) })
    .execute()
  return { token: await tokens.emitirLink(id, agora, expira), expiraEm: isoDe(expira) }
}

async function abrirLink({ db, tokens, relogio }: LinkDeps, ator: Ator, token: string) {
  const agora = relogio.agora()
  const id = await tokens.lerLink(token, agora)
  const link = id === null ? undefined : await findLink(db, id, agora)
  if (!link) throw vencido()
  const processo = await exigirAdmissao(db, link.processoId, ator)
  if (processo.status !== 'devolvida') throw vencido()
  const [item] = await itensDevolvidos(db, link.processoId)
  return { admissaoId: link.processoId, etapa: item?.etapa ?? null, campo: item?.campo ?? null }
}

const findLink = (db: Db, id: string, agora: Temporal.Instant) =>
  db
    .selectFrom('linkCorrecao')
    .select('processoId')
    .where('id', '=', id)
    .where('revogadoEm', 'is', null)
    .where('expiraEm', '>', isoDe(agora))
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
  falha('nao_encontrado', {
    mensagem: 'Este link de correção não vale mais.',
    acao: 'Abra a admissão pela lista, ou peça um link novo a quem a devolveu.',
  })

/** A form that was sent again needs no more correction: its links end. */
export const revogarLinks = (tx: Tx, processoId: number, agora: Temporal.Instant) =>
  tx
    .updateTable('linkCorrecao')
    .set({ revogadoEm: isoDe(agora) })
    .where('processoId', '=', processoId)
    .where('revogadoEm', 'is', null)
    .execute()
