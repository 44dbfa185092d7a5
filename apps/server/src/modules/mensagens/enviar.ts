import { sql } from 'kysely'
import type { MensagemEnviada } from '@rh/domain/contract/mail'
import { lerDestinatario, type Destinatario } from '@rh/domain/mensagens/destinatario'
import { setorOf } from '@rh/domain/setores/setores'
import type { Alertas } from '../../alertas/alertas.ts'
import { isoDe } from '../../clock.ts'
import type { Tx } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import type { Ator } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { apontar } from '../referencia/referencias.ts'
import { requireAnexosParaEnviar } from './anexos.ts'
import { assuntoDaMensagem, type Leitor } from './ler.ts'
import { lerNomes } from './nomes.ts'
import { travarChave } from './rascunhos.ts'

/** Rows of one insertion: PostgreSQL takes a bounded number of parameters. */
const POR_VEZ = 1_000

export interface Autor extends Leitor {
  readonly ator: Leitor['ator'] & Pick<Ator, 'nome'>
}

export interface Enviada {
  readonly id: number
  readonly mensagemId: number
  readonly pessoas: number
}

interface Alcance {
  readonly id: number
  /** Named in the first line, and not only in copy. */
  readonly principal: boolean
}

/**
 * Sends a message to the people whom it names now; who joins a group or sector later does not read it. One that came
 * before with the same key is answered, and not sent again.
 */
export async function enviarMensagem(
  alertas: Alertas,
  work: UnitOfWork,
  autor: Autor,
  mensagem: MensagemEnviada,
): Promise<Enviada> {
  const { tx } = work
  const { ator: eu } = autor
  await travarChave(tx, eu.id, mensagem.chave)
  const antes = await findEnviada(tx, eu.id, mensagem.chave)
  if (antes) return antes
  await requireAnexosParaEnviar(tx, eu.id, mensagem.anexos)
  const apontado = await apontar(tx, mensagem.referencia, autor)
  const assunto = await abrirAssunto(work, eu.id, mensagem)
  const alcance = await resolver(tx, eu.id, mensagem)
  const { chave, para, copia, texto, respostaA, porEmail } = mensagem
  const palavras = await palavrasDe(tx, autor, mensagem, assunto.assunto)
  const leitores = alcance.map(({ id }) => id)
  const { id: mensagemId } = await tx
    .insertInto('carta')
    .values({
      correspondenciaId: assunto.id,
      autorId: eu.id,
      chave,
      para: [...para],
      copia: [...copia],
      texto,
      respostaA,
      ...apontado,
      porEmail,
      enviadaEm: isoDe(work.agora),
      busca: sql`palavras_da_carta(${sql.val([eu.id, ...leitores])}::int[], ${palavras})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (mensagem.anexos.length > 0)
    await tx
      .insertInto('cartaAnexo')
      .values(mensagem.anexos.map((arquivoId, ordem) => ({ cartaId: mensagemId, arquivoId, ordem })))
      .execute()
  await entregar(work, { assuntoId: assunto.id, mensagemId, autorId: eu.id, alcance })
  await tx.deleteFrom('cartaRascunho').where('usuarioId', '=', eu.id).where('chave', '=', chave).execute()
  for (let i = 0; i < leitores.length; i += POR_VEZ)
    await alertas.avisar(work, {
      usuarioIds: leitores.slice(i, i + POR_VEZ),
      assunto: 'citacao',
      cartaId: mensagemId,
      icone: 'info',
      texto: `${eu.nome} enviou uma mensagem: ${assunto.assunto}`,
    })
  return { id: assunto.id, mensagemId, pessoas: leitores.length }
}

async function findEnviada(tx: Tx, autorId: number, chave: string): Promise<Enviada | undefined> {
  const { rows } = await sql<Enviada>`
    select m.correspondencia_id as id, m.id as mensagem_id,
           (select count(*)::int from carta_leitor l where l.carta_id = m.id and l.papel <> 'autor') as pessoas
      from carta m where m.autor_id = ${autorId} and m.chave = ${chave}::uuid`.execute(tx)
  return rows[0]
}

/** The subject of what is answered, held until the commit; or a new one. */
async function abrirAssunto(
  { tx, agora }: UnitOfWork,
  eu: number,
  { respostaA, assunto }: Pick<MensagemEnviada, 'respostaA' | 'assunto'>,
): Promise<{ id: number; assunto: string }> {
  const ultimaEm = isoDe(agora)
  if (respostaA === null)
    return tx
      .insertInto('correspondencia')
      .values({ assunto, ultimaEm })
      .returning(['id', 'assunto'])
      .executeTakeFirstOrThrow()
  const id = await assuntoDaMensagem(tx, eu, respostaA)
  const travado =
    id === null
      ? undefined
      : await tx
          .updateTable('correspondencia')
          .set({ ultimaEm })
          .where('id', '=', id)
          .returning(['id', 'assunto'])
          .executeTakeFirst()
  if (!travado) throw failure('validacao', { campos: { respostaA: 'A mensagem respondida não existe mais' } })
  return travado
}

const doTipo = <T extends Destinatario['tipo']>(codigos: readonly string[], tipo: T) =>
  codigos.flatMap((codigo) => {
    const qual = lerDestinatario(codigo)
    return qual?.tipo === tipo ? [qual as Extract<Destinatario, { tipo: T }>] : []
  })

/** Condition on `usuario u`: is one of those whom the codes name. */
const nomeadoEm = (codigos: readonly string[]) => sql<boolean>`(
  u.id = any (${sql.val(doTipo(codigos, 'pessoa').map(({ id }) => id))}::int[])
  or exists (select from usuario_grupo ug join grupo g on g.id = ug.grupo_id
              where ug.usuario_id = u.id
                and (g.nome = any (${sql.val(doTipo(codigos, 'grupo').map(({ grupo }) => grupo))}::text[])
                  or g.setor_id = any (${sql.val(doTipo(codigos, 'setor').map(({ setor }) => setorOf(setor).id))}::int[]))))`

/** The people whom a message reaches, in the order of their ids; the author is never one of them. */
async function resolver(
  tx: Tx,
  eu: number,
  { para, copia }: Pick<MensagemEnviada, 'para' | 'copia'>,
): Promise<Alcance[]> {
  const { rows } = await sql<Alcance>`
    select u.id, ${nomeadoEm(para)} as principal from usuario u
     where u.ativo and u.id <> ${eu} and (${nomeadoEm(para)} or ${nomeadoEm(copia)})
     order by u.id`.execute(tx)
  const chegou = new Set(rows.map(({ id }) => id))
  for (const [campo, codigos] of Object.entries({ para, copia })) {
    const falta = codigos.findIndex((codigo) => {
      const qual = lerDestinatario(codigo)
      return qual?.tipo === 'pessoa' && qual.id !== eu && !chegou.has(qual.id)
    })
    if (falta >= 0)
      throw failure('validacao', { campos: { [`${campo}.${falta}`]: 'Esta pessoa não usa mais o sistema' } })
  }
  if (!rows.some(({ principal }) => principal))
    throw failure('validacao', { campos: { para: 'Ninguém receberia esta mensagem: escolha outra pessoa' } })
  return rows
}

/** All that a message is found by. */
async function palavrasDe(
  tx: Tx,
  { ator }: Autor,
  { para, copia, texto, anexos }: MensagemEnviada,
  assunto: string,
): Promise<string> {
  const codigos = [...para, ...copia]
  const nomear = await lerNomes(tx, codigos)
  const arquivos =
    anexos.length === 0
      ? []
      : await tx
          .selectFrom('arquivo')
          .select('nome')
          .where('id', 'in', [...anexos])
          .execute()
  return [assunto, texto, ator.nome, ...[...nomear(codigos), ...arquivos].map(({ nome }) => nome)].join(' ')
}

interface Entrega {
  readonly assuntoId: number
  readonly mensagemId: number
  readonly autorId: number
  readonly alcance: readonly Alcance[]
}

/** Lays the message in everybody's box: unread and out of the archive with the others, sent with its author. */
async function entregar(
  { tx, agora }: UnitOfWork,
  { assuntoId, mensagemId, autorId, alcance }: Entrega,
): Promise<void> {
  const ids = sql.val(alcance.map(({ id }) => id))
  await sql`
    insert into carta_leitor (usuario_id, carta_id, papel, lida_em)
    select u.id, ${mensagemId}::int, case when u.principal then 'para' else 'copia' end, null::timestamptz
      from unnest(${ids}::int[], ${sql.val(alcance.map(({ principal }) => principal))}::boolean[]) u(id, principal)
    union all select ${autorId}::int, ${mensagemId}::int, 'autor', ${isoDe(agora)}::timestamptz`.execute(tx)
  await sql`
    insert into correspondencia_caixa as x (usuario_id, correspondencia_id, ultima_id, recebida_id, quantas, nao_lidas)
    select u, ${assuntoId}::int, ${mensagemId}::int, ${mensagemId}::int, 1, 1 from unnest(${ids}::int[]) u order by u
    on conflict (usuario_id, correspondencia_id) do update
       set ultima_id = excluded.ultima_id, recebida_id = excluded.recebida_id, quantas = x.quantas + 1,
           nao_lidas = x.nao_lidas + 1, arquivada = false`.execute(tx)
  await sql`
    insert into correspondencia_caixa as x (usuario_id, correspondencia_id, ultima_id, enviada_id, quantas, nao_lidas)
    values (${autorId}, ${assuntoId}, ${mensagemId}, ${mensagemId}, 1, 0)
    on conflict (usuario_id, correspondencia_id) do update
       set ultima_id = excluded.ultima_id, enviada_id = excluded.enviada_id, quantas = x.quantas + 1`.execute(
    tx,
  )
}
