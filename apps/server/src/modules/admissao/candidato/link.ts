import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import { DIGITOS_DO_CPF, VALIDADE_DO_LINK_DIAS } from '@rh/domain/processos/admissao/candidato'
import { readRascunho, type Rascunho } from '@rh/domain/processos/admissao/rascunho'
import { rotaDoCandidato } from '@rh/domain/setores/rotas'
import { abrirFormularios } from '../../../cifra/formularios.ts'
import { isoDe } from '../../../clock.ts'
import type { Db, Tx } from '../../../db/db.ts'
import type { UnitOfWork } from '../../../db/write.ts'
import type { Deps } from '../../../deps.ts'
import type { Tokens } from '../../auth/token.ts'

/** What the calls about candidates are given. */
export interface MeiosDoCandidato extends Deps {
  readonly tokens: Tokens
}

/** 192 random bits: nobody guesses them, and a code of so few characters is read by any camera. */
const SEGREDO_BYTES = 24
/** Of the seal, as much as nobody forges. */
const SELO_BYTES = 16
const USO_DO_LINK = 'candidato.link'
const USO_DA_PESSOA = 'candidato.pessoa'

export const digestOf = (texto: string): Buffer => createHash('sha256').update(texto).digest()

/** Who a draft is about: the two answers that open its link. */
export interface PessoaDoRascunho {
  readonly cpf: string
  readonly nascimento: string
}

/** The person of a draft; null while CPF or birth date is missing or wrong. */
export function pessoaDo(dados: Rascunho): PessoaDoRascunho | null {
  const { cpf, nascimento } = readRascunho(dados).parciais.pessoais
  return cpf === undefined || nascimento === undefined ? null : { cpf, nascimento }
}

const pessoaEmTexto = ({ cpf, nascimento }: PessoaDoRascunho): string => `${cpf} ${nascimento}`

/** Seals that stand for a person: rows carry the one of the key of their day. */
export const selosDaPessoa = (tokens: Tokens, pessoa: PessoaDoRascunho): readonly Uint8Array[] =>
  tokens.selos(USO_DA_PESSOA, pessoaEmTexto(pessoa))

/** Whether a draft is still about the person for whom a link was made. */
export const isMesmaPessoa = (tokens: Tokens, dados: Rascunho, selo: Uint8Array): boolean => {
  const pessoa = pessoaDo(dados)
  return pessoa !== null && tokens.confereSelo(USO_DA_PESSOA, pessoaEmTexto(pessoa), selo)
}

/** Whether the two answers are those of the person, in the same time for any. */
export const respondeu = (
  { cpf, nascimento }: PessoaDoRascunho,
  dadas: { readonly nascimento: string; readonly cpfFinal: string },
): boolean =>
  timingSafeEqual(
    digestOf(`${dadas.nascimento} ${dadas.cpfFinal}`),
    digestOf(`${nascimento} ${cpf.slice(-DIGITOS_DO_CPF)}`),
  )

function novoToken(tokens: Tokens, agora: Temporal.Instant): string {
  const segredo = randomBytes(SEGREDO_BYTES).toString('base64url')
  return `${segredo}.${tokens.selar(USO_DO_LINK, segredo, agora).subarray(0, SELO_BYTES).toString('base64url')}`
}

/** Whether this server sealed the token; the database is not asked about others. */
function isSelado(tokens: Tokens, token: string): boolean {
  const [segredo = '', selo = ''] = token.split('.')
  const bytes = Buffer.from(selo, 'base64url')
  return bytes.length === SELO_BYTES && tokens.confereSelo(USO_DO_LINK, segredo, bytes)
}

interface NovoLink {
  readonly processoId: number
  readonly pessoa: PessoaDoRascunho
  readonly usuarioId: number
}

/** Makes the link of a draft, which is held, in place of the one before. Its address is told this once. */
export async function emitirLinkDoCandidato(
  tokens: Tokens,
  work: UnitOfWork,
  { processoId, pessoa, usuarioId }: NovoLink,
): Promise<string> {
  const { tx, agora } = work
  await revogarLinkDoCandidato(work, processoId, usuarioId)
  const token = novoToken(tokens, agora)
  await tx
    .insertInto('candidatoLink')
    .values({
      processoId,
      segredoHash: digestOf(token),
      pessoaSelo: tokens.selar(USO_DA_PESSOA, pessoaEmTexto(pessoa), agora),
      criadoPor: usuarioId,
      criadoEm: isoDe(agora),
      expiraEm: isoDe(agora.add({ hours: VALIDADE_DO_LINK_DIAS * 24 })),
    })
    .execute()
  return rotaDoCandidato.replace(':token', token)
}

/** Ends the link of a draft, which is held, at once, and with it every entry by it. */
export const revogarLinkDoCandidato = ({ tx, agora }: UnitOfWork, processoId: number, usuarioId: number) =>
  tx
    .updateTable('candidatoLink')
    .set({ revogadoEm: isoDe(agora), revogadoPor: usuarioId })
    .where('processoId', '=', processoId)
    .where('revogadoEm', 'is', null)
    .execute()

/** Links of drafts that somebody still fills, not ended, with the draft; those that are locked too. */
const linksAbertos = (db: Db | Tx, agora: Temporal.Instant) =>
  db
    .selectFrom('candidatoLink as l')
    .innerJoin('processo as p', 'p.id', 'l.processoId')
    .innerJoin('processoFormulario as f', 'f.processoId', 'l.processoId')
    .select(['l.id', 'l.processoId', 'l.pessoaSelo', 'l.criadoPor', 'l.expiraEm', 'l.bloqueadoEm'])
    .select(['l.concluidoEm', 'p.numero', 'p.solicitanteId', 'f.dados'])
    .where('l.revogadoEm', 'is', null)
    .where('l.expiraEm', '>', isoDe(agora))
    .where('p.tipo', '=', admissao.name)
    .where('p.status', 'in', [...admissao.doSolicitante])

type LinhaDoLink = Awaited<ReturnType<ReturnType<typeof linksAbertos>['executeTakeFirstOrThrow']>>

/** What one person sent for one draft, by whichever of the links made for them. */
export interface DaPessoa {
  readonly processoId: number
  readonly selos: readonly Uint8Array[]
}

/** A link that holds, with its draft. */
export type LinkAberto = Omit<LinhaDoLink, 'dados'> & DaPessoa & { readonly dados: Rascunho }

/** The link, if its draft is still about the same person. */
const daPessoa = async (
  db: Db | Tx,
  tokens: Tokens,
  linha: LinhaDoLink | undefined,
): Promise<LinkAberto | null> => {
  if (!linha) return null
  const { processoId } = linha
  const [dados = {}] = await abrirFormularios(db, [{ processoId, dados: linha.dados as Rascunho }])
  const pessoa = pessoaDo(dados)
  return pessoa && isMesmaPessoa(tokens, dados, linha.pessoaSelo)
    ? { ...linha, dados, selos: selosDaPessoa(tokens, pessoa) }
    : null
}

/** The link of a token; null for one that does not hold, whatever the reason. */
export async function findLinkPorToken(
  { db, clock, tokens }: MeiosDoCandidato,
  token: string,
): Promise<LinkAberto | null> {
  const agora = clock.agora()
  await tokens.seguir(agora)
  if (!isSelado(tokens, token)) return null
  const linha = await linksAbertos(db, agora).where('l.segredoHash', '=', digestOf(token)).executeTakeFirst()
  return daPessoa(db, tokens, linha)
}

/** The link by its id, neither ended nor locked; null otherwise. */
export async function findLinkVivo(
  tokens: Tokens,
  db: Db | Tx,
  id: number,
  agora: Temporal.Instant,
): Promise<LinkAberto | null> {
  const linha = await linksAbertos(db, agora)
    .where('l.id', '=', id)
    .where('l.bloqueadoEm', 'is', null)
    .executeTakeFirst()
  return daPessoa(db, tokens, linha)
}
