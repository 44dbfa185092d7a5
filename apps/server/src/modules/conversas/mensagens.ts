import { sql, type RawBuilder } from 'kysely'
import type { Mensagem } from '@rh/domain/contract/chat'
import { MENSAGENS_POR_VEZ, MUDANCAS_MAXIMO } from '@rh/domain/conversas/limites'
import type { Db, Tx } from '../../db/db.ts'
import { failure } from '../../http/failure.ts'
import type { Quem } from '../../http/ator.ts'
import { lerReferencias, type Apontado } from '../referencia/referencias.ts'
import { requireLugar, type Lugar } from './participa.ts'

/** Of a quoted message, so much is shown. */
const TRECHO = 200

/** The columns of a message; `m` is its row. Which one it answers is told apart, for who may not read that one. */
const colunas = sql`
  m.id, m.revisao, m.chave, m.autor_id, au.nome as autor, m.texto, m.fato, al.nome as alvo,
  case when re.id is not null then jsonb_build_object('id', re.id, 'autor', ra.nome, 'texto', left(re.texto, ${sql.lit(TRECHO)}),
    'anexos', (select count(*) from mensagem_anexo x where x.mensagem_id = re.id)) end as resposta,
  coalesce((select jsonb_agg(jsonb_build_object('id', ci.id, 'nome', ci.nome) order by ci.nome)
              from usuario ci where ci.id = any (m.citados)), '[]') as citados,
  coalesce((select jsonb_agg(jsonb_build_object('id', ar.id, 'nome', ar.nome, 'tipo', ar.tipo, 'bytes', ar.bytes)
              order by ma.ordem) from mensagem_anexo ma join arquivo ar on ar.id = ma.arquivo_id
             where ma.mensagem_id = m.id), '[]') as anexos,
  m.enviada_em, m.editada_em, m.apagada_em, m.processo_id, m.vinculo_id`

const juntas = sql`
  join usuario au on au.id = m.autor_id
  left join usuario al on al.id = m.alvo_id
  left join mensagem re on re.id = m.resposta_a
  left join usuario ra on ra.id = re.autor_id`

/** Who reads, and on which day. */
export interface Leitor {
  readonly ator: Quem
  readonly hoje: string
}

/** A message as it is kept: what it points at is told to each reader apart. */
type Linha = Omit<Mensagem, 'referencia' | 'aponta'> & Apontado

const aponta = ({ processoId, vinculoId }: Apontado): boolean => processoId !== null || vinculoId !== null

/** Messages of a choice of ids, in their order, as a person who reads from a place on sees them. */
async function lerMensagens(
  db: Db | Tx,
  leitor: Leitor,
  desdeId: number,
  escolha: RawBuilder<unknown>,
): Promise<Mensagem[]> {
  const { rows } = await sql<Linha>`
    with escolhidas as materialized (${escolha})
    select ${colunas} from escolhidas e join mensagem m on m.id = e.id ${juntas} order by e.ordem`.execute(db)
  const olhar = await lerReferencias(db, rows, leitor)
  return rows.map(({ processoId, vinculoId, ...mensagem }) => {
    const apontado = { processoId, vinculoId }
    return {
      ...mensagem,
      // What it answers is not shown to who came in after that was said.
      resposta: mensagem.resposta && mensagem.resposta.id > desdeId ? mensagem.resposta : null,
      referencia: olhar(apontado),
      aponta: aponta(apontado),
    }
  })
}

/** One message as a person who reads from a place on sees it. */
export async function obterMensagem(
  db: Db | Tx,
  leitor: Leitor,
  { id, desdeId }: { readonly id: number; readonly desdeId: number },
): Promise<Mensagem> {
  const [mensagem] = await lerMensagens(db, leitor, desdeId, sql`select ${id}::bigint as id, 1 as ordem`)
  if (!mensagem) throw failure('nao_encontrado')
  return mensagem
}

/** One message of the conversations of a person. Throws 404 for any other. */
export async function obterMensagemLida(db: Db, leitor: Leitor, id: number): Promise<Mensagem> {
  const lugar = await db
    .selectFrom('mensagem as m')
    .innerJoin('conversaParticipante as p', 'p.conversaId', 'm.conversaId')
    .select('p.desdeId')
    .where('m.id', '=', id)
    .where('p.usuarioId', '=', leitor.ator.id)
    .where('p.saiuEm', 'is', null)
    .whereRef('m.id', '>', 'p.desdeId')
    .executeTakeFirst()
  if (!lugar) throw failure('nao_encontrado')
  return obterMensagem(db, leitor, { id, ...lugar })
}

interface Pedido {
  readonly antesDe?: number | undefined
  readonly depoisDe?: number | undefined
  readonly em?: number | undefined
  readonly desdeRevisao?: number | undefined
}

/** Messages that a person reads of a conversation. Throws 404 for who is not in it. */
export async function listMensagens(db: Db, leitor: Leitor, conversaId: number, pedido: Pedido) {
  const { desdeId } = await requireLugar(db, leitor.ator.id, conversaId)
  // Before the messages: what is written meanwhile has a higher one, and is asked for again.
  const { revisao } = await db
    .selectFrom('conversa')
    .select('revisao')
    .where('id', '=', conversaId)
    .executeTakeFirstOrThrow()
  const ler = leituraDe(db, leitor, { conversaId, desdeId })
  if (pedido.desdeRevisao !== undefined) {
    const achadas = await ler('revisao', sql`m.revisao > ${pedido.desdeRevisao}`, MUDANCAS_MAXIMO)
    return { results: achadas.linhas, revisao, maisAntes: false, maisDepois: achadas.mais }
  }
  if (pedido.depoisDe !== undefined) {
    const achadas = await ler('id', sql`m.id > ${pedido.depoisDe}`)
    return { results: achadas.linhas, revisao, maisAntes: true, maisDepois: achadas.mais }
  }
  if (pedido.em !== undefined) {
    const antes = await ler('id desc', sql`m.id <= ${pedido.em}`)
    const depois = await ler('id', sql`m.id > ${pedido.em}`)
    return {
      results: [...antes.linhas.toReversed(), ...depois.linhas],
      revisao,
      maisAntes: antes.mais,
      maisDepois: depois.mais,
    }
  }
  const antes = await ler('id desc', pedido.antesDe === undefined ? sql`true` : sql`m.id < ${pedido.antesDe}`)
  return {
    results: antes.linhas.toReversed(),
    revisao,
    maisAntes: antes.mais,
    maisDepois: pedido.antesDe !== undefined,
  }
}

type Ordem = 'id' | 'id desc' | 'revisao'
const ordens: Readonly<Record<Ordem, RawBuilder<unknown>>> = {
  id: sql`m.id`,
  'id desc': sql`m.id desc`,
  revisao: sql`m.revisao`,
}

/** Reads a page of what is beyond a place, and whether there is more. */
const leituraDe =
  (db: Db, leitor: Leitor, { conversaId, desdeId }: Pick<Lugar, 'conversaId' | 'desdeId'>) =>
  async (ordem: Ordem, onde: RawBuilder<boolean> | RawBuilder<unknown>, limite = MENSAGENS_POR_VEZ) => {
    const linhas = await lerMensagens(
      db,
      leitor,
      desdeId,
      sql`select m.id, row_number() over (order by ${ordens[ordem]}) as ordem from mensagem m
           where m.conversa_id = ${conversaId} and m.id > ${desdeId} and ${onde}
           order by ${ordens[ordem]} limit ${limite + 1}`,
    )
    return { linhas: linhas.slice(0, limite), mais: linhas.length > limite }
  }

/** A message for the screens, with who may be told of it. */
export interface MensagemParaTelas {
  readonly conversaId: number
  readonly mensagem: Mensagem
  /** Who reads it, and how much each reads of the conversation. */
  readonly leitores: readonly { readonly id: number; readonly desde: number }[]
}

/** Messages as each instance tells them to its screens, in the order in which they were written. */
export async function listParaTelas(db: Db, ids: readonly number[]): Promise<MensagemParaTelas[]> {
  const { rows } = await sql<Linha & Omit<MensagemParaTelas, 'mensagem'>>`
    select m.conversa_id, ${colunas},
           (select jsonb_agg(jsonb_build_object('id', p.usuario_id, 'desde', p.desde_id))
              from conversa_participante p
             where p.conversa_id = m.conversa_id and p.saiu_em is null and p.desde_id < m.id) as leitores
      from mensagem m ${juntas}
     where m.id = any (${sql.val([...ids])}::bigint[])
     order by m.conversa_id, m.revisao`.execute(db)
  return rows.map(({ conversaId, leitores, processoId, vinculoId, ...mensagem }) => ({
    conversaId,
    mensagem: { ...mensagem, referencia: null, aponta: aponta({ processoId, vinculoId }) },
    leitores: leitores ?? [],
  }))
}
