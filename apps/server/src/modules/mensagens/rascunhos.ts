import { sql } from 'kysely'
import type { RascunhoGuardado, RascunhoLido, RascunhoNaLista } from '@rh/domain/contract/mail'
import { RASCUNHOS_MAXIMO } from '@rh/domain/mensagens/limites'
import { isoDe } from '../../clock.ts'
import type { Db, Tx } from '../../db/db.ts'
import { umPorVezDaPessoa } from '../../db/uma-pessoa.ts'
import type { UnitOfWork } from '../../db/write.ts'
import { failure } from '../../http/failure.ts'
import { apontar, lerReferencias, type Apontado } from '../referencia/referencias.ts'
import { requireAnexosParaEnviar } from './anexos.ts'
import { anexosDe, assuntoDaMensagem, type Leitor } from './ler.ts'
import { lerNomes } from './nomes.ts'

const TRECHO = 160

/** Whoever saves and whoever sends a draft do so one after the other: a late save does not bring back what was sent. */
export const travarChave = (tx: Tx, usuarioId: number, chave: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${usuarioId}:${chave}`}, 96))`.execute(tx)

interface Guardado {
  readonly versao: number
  readonly salvoEm: string
}

/**
 * Keeps a draft as it is written. Throws 409 where it was sent, or changed on another screen; what is there already is
 * answered as if it were written now, since the answer to the first time may have been lost.
 */
export async function guardarRascunho(
  { tx, agora }: UnitOfWork,
  leitor: Leitor,
  chave: string,
  { versao, anexos, referencia, ...escrita }: RascunhoGuardado,
): Promise<Guardado> {
  const usuarioId = leitor.ator.id
  await travarChave(tx, usuarioId, chave)
  await requireNaoEnviada(tx, usuarioId, chave)
  const antes = await findGuardado(tx, usuarioId, chave)
  if ((antes?.versao ?? 0) !== versao) {
    if (antes && isMesmo(antes, { ...escrita, anexos, referencia })) return antes
    throw failure('versao_antiga', { mensagem: 'Este rascunho foi mudado ou apagado em outra tela.' })
  }
  if (!antes) await requireLugar(tx, usuarioId)
  await requireAnexosParaEnviar(tx, usuarioId, anexos)
  if (escrita.respostaA !== null && (await assuntoDaMensagem(tx, usuarioId, escrita.respostaA)) === null)
    throw failure('validacao', { campos: { respostaA: 'A mensagem respondida não existe mais' } })
  const apontado = await apontar(tx, referencia, leitor)
  const dito = {
    ...escrita,
    ...apontado,
    para: [...escrita.para],
    copia: [...escrita.copia],
    salvoEm: isoDe(agora),
    versao: versao + 1,
  }
  const guardado = await tx
    .insertInto('cartaRascunho')
    .values({ usuarioId, chave, ...dito })
    .onConflict((oc) => oc.columns(['usuarioId', 'chave']).doUpdateSet(dito))
    .returning(['versao', 'salvoEm'])
    .executeTakeFirstOrThrow()
  await tx
    .deleteFrom('cartaRascunhoAnexo')
    .where('usuarioId', '=', usuarioId)
    .where('chave', '=', chave)
    .execute()
  if (anexos.length > 0)
    await tx
      .insertInto('cartaRascunhoAnexo')
      .values(anexos.map((arquivoId, ordem) => ({ usuarioId, chave, ordem, arquivoId })))
      .execute()
  return guardado
}

async function requireNaoEnviada(tx: Tx, usuarioId: number, chave: string): Promise<void> {
  const enviada = await tx
    .selectFrom('carta')
    .select('id')
    .where('autorId', '=', usuarioId)
    .where('chave', '=', chave)
    .executeTakeFirst()
  if (enviada)
    throw failure('versao_antiga', { mensagem: 'Esta mensagem já foi enviada.', acao: 'Veja em Enviadas.' })
}

async function requireLugar(tx: Tx, usuarioId: number): Promise<void> {
  await umPorVezDaPessoa(tx, usuarioId)
  const { total } = await tx
    .selectFrom('cartaRascunho')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('usuarioId', '=', usuarioId)
    .executeTakeFirstOrThrow()
  if (total >= RASCUNHOS_MAXIMO)
    throw failure('validacao', {
      mensagem: `Você já tem ${RASCUNHOS_MAXIMO} rascunhos.`,
      acao: 'Envie ou descarte algum e continue.',
    })
}

type Antes = Guardado & Omit<RascunhoGuardado, 'versao' | 'referencia'> & Apontado

async function findGuardado(tx: Tx, usuarioId: number, chave: string): Promise<Antes | undefined> {
  const { rows } = await sql<Antes>`
    select r.versao, r.salvo_em, r.para, r.copia, r.assunto, r.texto, r.resposta_a, r.processo_id, r.vinculo_id,
           array(select x.arquivo_id from carta_rascunho_anexo x
                  where x.usuario_id = r.usuario_id and x.chave = r.chave order by x.ordem) as anexos
      from carta_rascunho r where r.usuario_id = ${usuarioId} and r.chave = ${chave}::uuid for update`.execute(
    tx,
  )
  return rows[0]
}

const isMesmo = (antes: Antes, dito: Omit<RascunhoGuardado, 'versao'>): boolean =>
  antes.assunto === dito.assunto &&
  antes.texto === dito.texto &&
  antes.respostaA === dito.respostaA &&
  (antes.vinculoId ?? antes.processoId) === (dito.referencia?.id ?? null) &&
  (['para', 'copia', 'anexos'] as const).every((campo) => antes[campo].join() === dito[campo].join())

/** Deletes a draft. Throws 404 for none of the person, 409 for one that was changed since it was read. */
export async function descartarRascunho(
  { tx }: UnitOfWork,
  usuarioId: number,
  { chave, versao }: { readonly chave: string; readonly versao: number },
): Promise<void> {
  await travarChave(tx, usuarioId, chave)
  const antes = await findGuardado(tx, usuarioId, chave)
  if (!antes) throw failure('nao_encontrado')
  if (antes.versao !== versao)
    throw failure('versao_antiga', { mensagem: 'Este rascunho foi mudado em outra tela.' })
  await tx.deleteFrom('cartaRascunho').where('usuarioId', '=', usuarioId).where('chave', '=', chave).execute()
}

/** A draft of the person. Throws 404 for any other. */
export async function obterRascunho(db: Db, leitor: Leitor, chave: string): Promise<RascunhoLido> {
  type Linha = Omit<RascunhoLido, 'para' | 'copia' | 'referencia'> &
    Apontado & { para: string[]; copia: string[] }
  const { rows } = await sql<Linha>`
    select r.chave, r.versao, r.para, r.copia, r.assunto, r.texto, r.resposta_a, r.processo_id, r.vinculo_id,
           r.salvo_em, m.correspondencia_id,
           ${anexosDe('carta_rascunho_anexo', sql`x.usuario_id = r.usuario_id and x.chave = r.chave`)} as anexos
      from carta_rascunho r left join carta m on m.id = r.resposta_a
     where r.usuario_id = ${leitor.ator.id} and r.chave = ${chave}::uuid`.execute(db)
  const [linha] = rows
  if (!linha) throw failure('nao_encontrado')
  const { processoId, vinculoId, para, copia, ...resto } = linha
  const [nomear, olhar] = await Promise.all([
    lerNomes(db, [...para, ...copia]),
    lerReferencias(db, [{ processoId, vinculoId }], leitor),
  ])
  return { ...resto, para: nomear(para), copia: nomear(copia), referencia: olhar({ processoId, vinculoId }) }
}

/** Drafts of a person, what was changed last first. */
export async function listRascunhos(db: Db, usuarioId: number): Promise<RascunhoNaLista[]> {
  const { rows } = await sql<Omit<RascunhoNaLista, 'para'> & { para: string[] }>`
    select r.chave, r.versao, coalesce(nullif(r.assunto, ''), c.assunto, '') as assunto, r.para,
           left(r.texto, ${sql.lit(TRECHO)}) as trecho, r.salvo_em, m.correspondencia_id
      from carta_rascunho r
      left join carta m on m.id = r.resposta_a
      left join correspondencia c on c.id = m.correspondencia_id
     where r.usuario_id = ${usuarioId} order by r.salvo_em desc, r.chave limit ${RASCUNHOS_MAXIMO}`.execute(
    db,
  )
  const nomear = await lerNomes(
    db,
    rows.flatMap(({ para }) => para),
  )
  return rows.map((linha) => ({ ...linha, para: nomear(linha.para).map(({ nome }) => nome) }))
}

export async function contarRascunhos(db: Db, usuarioId: number): Promise<number> {
  const { total } = await db
    .selectFrom('cartaRascunho')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('usuarioId', '=', usuarioId)
    .executeTakeFirstOrThrow()
  return total
}
