import { randomUUID } from 'node:crypto'
import { sql, type Updateable } from 'kysely'
import type { z } from 'zod'
import type { mensagemNova } from '@rh/domain/contract/chat'
import type { FatoDaConversa } from '@rh/domain/conversas/limites'
import { CITA } from '@rh/domain/processo/citacao'
import type { Alertas } from '../../alertas/alertas.ts'
import { requireAnexos } from '../../arquivos/anexos-gerais.ts'
import { isoDe } from '../../clock.ts'
import type { Tx } from '../../db/db.ts'
import type { Database } from '../../db/schema.gen.ts'
import type { UnitOfWork } from '../../db/write.ts'
import type { Ator, Quem } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { apontar } from '../referencia/referencias.ts'
import { travarConversa, type Lugar } from './participa.ts'

/** Who writes, and on which day: what they point at they must be able to open. */
export interface Autor {
  readonly ator: Quem & Pick<Ator, 'nome'>
  readonly hoje: string
}
type MensagemNova = z.output<typeof mensagemNova>

/** What was written, and how much of the conversation its writer reads. */
export interface Escrita {
  readonly id: number
  readonly desdeId: number
}

interface Linha {
  readonly autorId: number
  readonly chave: string
  readonly texto?: string | null
  readonly fato?: FatoDaConversa
  readonly alvoId?: number
  readonly respostaA?: number | null
  readonly citados?: readonly number[]
  readonly processoId?: number | null
  readonly vinculoId?: number | null
}

/** Writes one message under the next revision. Null where the same key wrote one before. */
export async function inserirMensagem(
  { tx, agora }: Pick<UnitOfWork, 'tx' | 'agora'>,
  conversaId: number,
  linha: Linha,
): Promise<number | null> {
  const { revisao } = await tx
    .updateTable('conversa')
    .set({ revisao: sql`revisao + 1`, ultimaEm: isoDe(agora) })
    .where('id', '=', conversaId)
    .returning('revisao')
    .executeTakeFirstOrThrow()
  const inserida = await tx
    .insertInto('mensagem')
    .values({ ...linha, citados: [...(linha.citados ?? [])], conversaId, revisao, enviadaEm: isoDe(agora) })
    .onConflict((oc) => oc.columns(['autorId', 'chave']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserida?.id ?? null
}

/** Tells in the conversation what was done to it. */
export const contarFato = (
  work: UnitOfWork,
  conversaId: number,
  fato: Pick<Linha, 'autorId' | 'fato' | 'alvoId' | 'texto'>,
): Promise<number | null> => inserirMensagem(work, conversaId, { ...fato, chave: randomUUID() })

/** Sends a message; one that came before with the same key is answered, and not sent again. */
export async function enviarMensagem(
  alertas: Alertas,
  work: UnitOfWork,
  autor: Autor,
  { conversaId, ...nova }: MensagemNova & { readonly conversaId: number },
): Promise<Escrita> {
  const { tx } = work
  const { ator: quem } = autor
  const lugar = await travarConversa(tx, quem.id, conversaId)
  const antes = await findPorChave(tx, quem.id, nova.chave)
  if (antes) return comoEscrita(antes, lugar)
  await requireAlguem(tx, lugar, quem)
  await requireResposta(tx, lugar, nova.respostaA)
  await requireAnexos(tx, quem.id, nova.anexos)
  const citados = await readCitados(tx, conversaId, nova)
  const apontado = await apontar(tx, nova.referencia, autor)
  const { chave, texto, respostaA } = nova
  const linha = { autorId: quem.id, chave, texto, respostaA, citados, ...apontado }
  const id = await inserirMensagem(work, conversaId, linha)
  if (id === null) {
    // A twin in another conversation was first by a breath.
    const gemea = await findPorChave(tx, quem.id, chave)
    if (!gemea) throw failure('ocupado')
    return comoEscrita(gemea, lugar)
  }
  await anexar(tx, id, nova.anexos)
  await lerAteAPropria(tx, lugar, quem.id, id)
  await alertas.avisar(work, {
    usuarioIds: citados.filter((citado) => citado !== quem.id),
    assunto: 'citacao',
    conversaId,
    icone: 'info',
    texto: `${quem.nome} citou você em uma conversa.`,
  })
  return { id, desdeId: lugar.desdeId }
}

const findPorChave = (tx: Tx, autorId: number, chave: string) =>
  tx
    .selectFrom('mensagem')
    .select(['id', 'conversaId'])
    .where('autorId', '=', autorId)
    .where('chave', '=', chave)
    .executeTakeFirst()

function comoEscrita(
  { id, conversaId }: { readonly id: number; readonly conversaId: number },
  lugar: Lugar,
): Escrita {
  if (conversaId !== lugar.conversaId) throw failure('chave_reutilizada')
  return { id, desdeId: lugar.desdeId }
}

/** Nobody reads what is written to a person who uses the system no more. */
async function requireAlguem(tx: Tx, { conversaId, tipo }: Lugar, quem: Pick<Ator, 'id'>): Promise<void> {
  if (tipo === 'grupo') return
  const outra = await tx
    .selectFrom('conversaParticipante as p')
    .innerJoin('usuario as u', 'u.id', 'p.usuarioId')
    .select('u.nome')
    .where('p.conversaId', '=', conversaId)
    .where('p.usuarioId', '<>', quem.id)
    .where('u.ativo', '=', true)
    .executeTakeFirst()
  if (!outra)
    throw failure('transicao_invalida', {
      mensagem: 'Esta pessoa não usa mais o sistema.',
      acao: 'A conversa continua aqui para consulta.',
    })
}

async function requireResposta(tx: Tx, { conversaId, desdeId }: Lugar, id: number | null): Promise<void> {
  if (id === null || id <= desdeId) {
    if (id !== null) throw semResposta()
    return
  }
  const citada = await tx
    .selectFrom('mensagem')
    .select('id')
    .where('id', '=', id)
    .where('conversaId', '=', conversaId)
    .where('fato', 'is', null)
    .executeTakeFirst()
  if (!citada) throw semResposta()
}

const semResposta = () =>
  failure('validacao', { campos: { respostaA: 'A mensagem respondida não está mais nesta conversa' } })

/** People of the conversation whom the text names. Refuses others; forgets those no longer in the text. */
async function readCitados(
  tx: Tx,
  conversaId: number,
  { texto, citados }: Pick<MensagemNova, 'texto' | 'citados'>,
): Promise<number[]> {
  if (citados.length === 0) return []
  const pessoas = await tx
    .selectFrom('conversaParticipante as p')
    .innerJoin('usuario as u', 'u.id', 'p.usuarioId')
    .select(['u.id', 'u.nome'])
    .where('p.conversaId', '=', conversaId)
    .where('p.saiuEm', 'is', null)
    .where('u.id', 'in', [...citados])
    .execute()
  if (pessoas.length < new Set(citados).size)
    throw failure('validacao', {
      campos: { texto: 'Uma das pessoas citadas não está nesta conversa: tire a citação.' },
    })
  return pessoas.filter(({ nome }) => texto.includes(`${CITA}${nome}`)).map(({ id }) => id)
}

async function anexar(tx: Tx, mensagemId: number, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .insertInto('mensagemAnexo')
    .values(ids.map((arquivoId, ordem) => ({ mensagemId, arquivoId, ordem })))
    .execute()
}

/** Whoever had read all that others wrote has read all with the own message too. */
const lerAteAPropria = (tx: Tx, { conversaId }: Lugar, usuarioId: number, id: number) =>
  sql`update conversa_participante p set lida_ate = ${id}
       where p.conversa_id = ${conversaId} and p.usuario_id = ${usuarioId}
         and not exists (select from mensagem m
           where m.conversa_id = p.conversa_id and m.id > greatest(p.lida_ate, p.desde_id) and m.id < ${id}
             and m.autor_id <> ${usuarioId} and m.fato is null and m.apagada_em is null)`.execute(tx)

/** An own message that still says something, with its conversation held. Throws 404 for any other. */
async function travarPropria(tx: Tx, usuarioId: number, id: number) {
  const qual = await tx
    .selectFrom('mensagem')
    .select('conversaId')
    .where('id', '=', id)
    .where('autorId', '=', usuarioId)
    .where('fato', 'is', null)
    .executeTakeFirst()
  if (!qual) throw failure('nao_encontrado')
  const lugar = await travarConversa(tx, usuarioId, qual.conversaId)
  const mensagem = await tx
    .selectFrom('mensagem')
    .select(['revisao', 'apagadaEm', 'citados'])
    .where('id', '=', id)
    .where('id', '>', lugar.desdeId)
    .executeTakeFirst()
  if (!mensagem) throw failure('nao_encontrado')
  return { ...mensagem, lugar }
}

const mudar = async (
  { tx }: UnitOfWork,
  { conversaId }: Lugar,
  id: number,
  mudanca: Updateable<Database['mensagem']>,
): Promise<void> => {
  const { revisao } = await tx
    .updateTable('conversa')
    .set({ revisao: sql`revisao + 1` })
    .where('id', '=', conversaId)
    .returning('revisao')
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('mensagem')
    .set({ ...mudanca, revisao })
    .where('id', '=', id)
    .execute()
}

/** Changes the text of an own message. Throws 404 for others, 409 for one that was changed or taken back meanwhile. */
export async function editarMensagem(
  work: UnitOfWork,
  quem: Pick<Ator, 'id'>,
  { id, revisao, texto, citados }: Pick<MensagemNova, 'texto' | 'citados'> & { id: number; revisao: number },
): Promise<Escrita> {
  const mensagem = await travarPropria(work.tx, quem.id, id)
  if (mensagem.apagadaEm !== null || mensagem.revisao !== revisao)
    throw failure('versao_antiga', { mensagem: 'Esta mensagem já foi mudada ou apagada em outra tela.' })
  const { lugar } = mensagem
  const lidos = await readCitados(work.tx, lugar.conversaId, { texto, citados })
  await mudar(work, lugar, id, { texto, citados: lidos, editadaEm: isoDe(work.agora) })
  return { id, desdeId: lugar.desdeId }
}

/** Takes an own message back: text, names and files go; that there was one stays. Once is as good as twice. */
export async function apagarMensagem(work: UnitOfWork, quem: Pick<Ator, 'id'>, id: number): Promise<Escrita> {
  const { lugar, apagadaEm } = await travarPropria(work.tx, quem.id, id)
  if (apagadaEm === null) {
    await work.tx.deleteFrom('mensagemAnexo').where('mensagemId', '=', id).execute()
    await mudar(work, lugar, id, {
      texto: null,
      citados: [],
      processoId: null,
      vinculoId: null,
      apagadaEm: isoDe(work.agora),
    })
  }
  return { id, desdeId: lugar.desdeId }
}

/**
 * Keeps how far a person has read, never less far than before and never beyond the last message. Of what named them up to
 * there nothing tells them any more.
 */
export async function marcarLida(
  { tx, agora }: UnitOfWork,
  usuarioId: number,
  { conversaId, ate }: { readonly conversaId: number; readonly ate: number },
): Promise<number> {
  const { rows } = await sql<{ lidaAte: number }>`
    update conversa_participante p
       set lida_ate = greatest(p.lida_ate, least(${ate}::bigint, coalesce(
             (select max(m.id) from mensagem m where m.conversa_id = p.conversa_id), 0)))
     where p.conversa_id = ${conversaId} and p.usuario_id = ${usuarioId} and p.saiu_em is null
    returning p.lida_ate`.execute(tx)
  const [lugar] = rows
  if (!lugar) throw failure('nao_encontrado')
  // An alert is of the moment of its message.
  await sql`
    update notificacao n set lida_em = ${isoDe(agora)}
     where n.usuario_id = ${usuarioId} and n.conversa_id = ${conversaId} and n.lida_em is null
       and n.criada_em <= (select m.enviada_em from mensagem m
                            where m.conversa_id = ${conversaId} and m.id <= ${lugar.lidaAte}
                            order by m.id desc limit 1)`.execute(tx)
  return lugar.lidaAte
}
