import { randomBytes } from 'node:crypto'
import { ENTRADA_MINUTOS, TENTATIVAS_DO_LINK } from '@rh/domain/processos/admissao/candidato'
import { sql } from 'kysely'
import { isoDe } from '../../../clock.ts'
import type { Tx } from '../../../db/db.ts'
import { write, type UnitOfWork } from '../../../db/write.ts'
import type { Candidato, RequestContext } from '../../../http/ator.ts'
import { failure } from '../../../http/failure.ts'
import { contarNaRede } from '../../auth/tentativas.ts'
import { holdProcesso } from '../../processo/repository.ts'
import { avisarQuemPediu } from './avisos.ts'
import {
  digestOf,
  findLinkPorToken,
  findLinkVivo,
  pessoaDo,
  respondeu,
  type LinkAberto,
  type MeiosDoCandidato,
} from './link.ts'

const ENTRADA_BYTES = 32
const PREFIXO = 'rhc_'
const FORMA_DA_ENTRADA = /^rhc_[\w-]{43}$/

const semLink = () =>
  failure('nao_encontrado', {
    mensagem: 'Este link não vale mais.',
    acao: 'Peça um link novo a quem lhe mandou este.',
  })
const bloqueado = () =>
  failure('muitas_tentativas', {
    mensagem: 'Este link foi bloqueado, porque as respostas não conferiram.',
    acao: 'Peça um link novo a quem lhe mandou este.',
  })
const semEntrada = () =>
  failure('sessao_expirada', {
    mensagem: 'Precisamos confirmar de novo que é você.',
    acao: 'Responda às duas perguntas. O que você preencheu está guardado.',
  })

/** Whether a link holds. Tells nothing of its person. Throws 404, and 429 for a locked one. */
export async function abrirLinkDoCandidato(
  meios: MeiosDoCandidato,
  request: RequestContext,
  token: string,
): Promise<{ expiraEm: string }> {
  const { id, expiraEm } = await requireLink(meios, token)
  await write(meios, request, ({ tx, agora }) =>
    tx
      .updateTable('candidatoLink')
      .set({ abertoEm: isoDe(agora) })
      .where('id', '=', id)
      .where('abertoEm', 'is', null)
      .execute(),
  )
  return { expiraEm }
}

async function requireLink(meios: MeiosDoCandidato, token: string): Promise<LinkAberto> {
  const link = await findLinkPorToken(meios, token)
  if (!link) throw semLink()
  if (link.bloqueadoEm !== null) throw bloqueado()
  return link
}

interface Respostas {
  readonly token: string
  readonly nascimento: string
  readonly cpfFinal: string
}

/**
 * Lets the person in by the two answers, for a while. Every attempt is counted before it is looked at, so that a burst
 * does not pass the limit either; the last wrong one locks the link and tells who made it.
 */
export async function entrarPeloLink(
  meios: MeiosDoCandidato,
  request: RequestContext,
  { token, ...dadas }: Respostas,
): Promise<{ entrada: string; expiraEm: string }> {
  const daRede = await contarNaRede(meios, 'candidato', request.ip)
  const link = await requireLink(meios, token)
  const tentativa = await write(meios, request, ({ tx }) => contar(tx, link.id))
  if (tentativa === null) throw bloqueado()
  const pessoa = pessoaDo(link.dados)
  if (!pessoa || !respondeu(pessoa, dadas)) throw await recusar(meios, request, link, tentativa)
  const entrada = await write(meios, request, (work) => abrirEntrada(meios, work, link))
  await daRede.acertou()
  return entrada
}

/** Takes one of the attempts of a link, in one statement; null where none is left. */
async function contar(tx: Tx, id: number): Promise<number | null> {
  const contada = await tx
    .updateTable('candidatoLink')
    .set({ tentativas: sql`tentativas + 1` })
    .where('id', '=', id)
    .where('tentativas', '<', TENTATIVAS_DO_LINK)
    .where('bloqueadoEm', 'is', null)
    .returning('tentativas')
    .executeTakeFirst()
  return contada?.tentativas ?? null
}

async function recusar(
  meios: MeiosDoCandidato,
  request: RequestContext,
  link: LinkAberto,
  tentativa: number,
): Promise<Error> {
  const restam = TENTATIVAS_DO_LINK - tentativa
  if (restam <= 0) {
    await write(meios, request, (work) => bloquear(meios, work, link))
    return bloqueado()
  }
  return failure('credenciais', {
    mensagem: 'As respostas não conferem.',
    acao: `Confira a data de nascimento e os números do CPF. ${restam === 1 ? 'Resta 1 tentativa.' : `Restam ${restam} tentativas.`}`,
  })
}

async function bloquear(meios: MeiosDoCandidato, work: UnitOfWork, link: LinkAberto): Promise<void> {
  await holdProcesso(work.tx, link.processoId)
  const { numUpdatedRows } = await work.tx
    .updateTable('candidatoLink')
    .set({ bloqueadoEm: isoDe(work.agora) })
    .where('id', '=', link.id)
    .where('bloqueadoEm', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n)
    await avisarQuemPediu(meios, work, link, {
      icone: 'warning',
      texto: 'o link do candidato foi bloqueado por respostas erradas. Crie outro.',
    })
}

async function abrirEntrada({ tokens }: MeiosDoCandidato, { tx, agora }: UnitOfWork, { id }: LinkAberto) {
  // Locked or revoked while the answers were looked at: nobody comes in.
  if (!(await findLinkVivo(tokens, tx, id, agora))) throw semLink()
  await tx.updateTable('candidatoLink').set({ tentativas: 0 }).where('id', '=', id).execute()
  const entrada = `${PREFIXO}${randomBytes(ENTRADA_BYTES).toString('base64url')}`
  const expiraEm = isoDe(agora.add({ minutes: ENTRADA_MINUTOS }))
  await tx
    .insertInto('candidatoEntrada')
    .values({ hash: digestOf(entrada), linkId: id, criadaEm: isoDe(agora), expiraEm })
    .execute()
  return { entrada, expiraEm }
}

/** The draft that an entry opens. Throws 401 where it opens none, or none any more. */
export async function usarEntrada(meios: MeiosDoCandidato, entrada: string): Promise<Candidato> {
  if (!FORMA_DA_ENTRADA.test(entrada)) throw semEntrada()
  const { db, clock, tokens } = meios
  const agora = clock.agora()
  await tokens.seguir(agora)
  const aberta = await db
    .selectFrom('candidatoEntrada')
    .select('linkId')
    .where('hash', '=', digestOf(entrada))
    .where('expiraEm', '>', isoDe(agora))
    .executeTakeFirst()
  const link = aberta && (await findLinkVivo(tokens, db, aberta.linkId, agora))
  if (!link) throw semEntrada()
  return { linkId: link.id, processoId: link.processoId }
}

/** Candidate of a call that only candidates make. */
export function candidatoDe({ candidato }: RequestContext): Candidato {
  if (!candidato) throw new Error('Only candidates make this call')
  return candidato
}

/**
 * The link of a write, locked until its end: what revokes it waits, and what comes after is refused. The draft is held
 * first. Throws 401, and 403 before the person agreed to the use of the data.
 */
export async function requireLinkDaEscrita(
  { tokens }: Pick<MeiosDoCandidato, 'tokens'>,
  { tx, agora }: UnitOfWork,
  { linkId, processoId }: Candidato,
): Promise<LinkAberto> {
  await holdProcesso(tx, processoId)
  await tx.selectFrom('candidatoLink').select('id').where('id', '=', linkId).forNoKeyUpdate().execute()
  const link = await findLinkVivo(tokens, tx, linkId, agora)
  if (!link) throw semEntrada()
  if (!(await findConsentimento(tx, linkId)))
    throw failure('sem_permissao', {
      mensagem: 'Leia e aceite o aviso sobre os seus dados antes de continuar.',
      acao: 'Volte ao começo e toque em "Li e concordo".',
    })
  return link
}

export const findConsentimento = (db: Tx | MeiosDoCandidato['db'], linkId: number) =>
  db
    .selectFrom('candidatoConsentimento')
    .select(['versao', 'em'])
    .where('linkId', '=', linkId)
    .executeTakeFirst()
