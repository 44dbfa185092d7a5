import { sql, type RawBuilder } from 'kysely'
import { semAcento } from '@rh/domain/br/texto'
import { ACHADAS_POR_VEZ } from '@rh/domain/conversas/limites'
import type { Db } from '../../db/db.ts'

/** Words of one search. */
const PALAVRAS = 8
/** As long as the index keeps a word. */
const PALAVRA_MAXIMA = 40

interface Achada {
  readonly id: number
  readonly conversaId: number
  readonly conversa: string
  readonly autor: string
  readonly texto: string
  readonly enviadaEm: string
}

interface Pedido {
  readonly q: string
  readonly conversaId?: number | undefined
  readonly antesDe?: number | undefined
}

/** The words of a search as the index has them; the last may be the beginning of one. */
const palavrasDe = (q: string): string[] =>
  semAcento(q)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .slice(0, PALAVRAS)
    .map((palavra) => palavra.slice(0, PALAVRA_MAXIMA))

/** The newest messages of all, among which a common word is found at once. */
const RECENTES = 20_000

/**
 * Messages with all of the words, in the conversations that the person reads. A word that many have is found among the
 * newest; one that is not there often enough is rare, and then the index of words has few of it to put in order. Asked
 * for both at once the planner cannot tell which it is, and read all messages for a rare word.
 */
export async function buscarMensagens(
  db: Db,
  usuarioId: number,
  { q, conversaId, antesDe }: Pedido,
): Promise<{ results: Achada[]; mais: boolean }> {
  const palavras = palavrasDe(q)
  if (palavras.length === 0) return { results: [], mais: false }
  const lugares = await db
    .selectFrom('conversaParticipante')
    .select('conversaId')
    .where('usuarioId', '=', usuarioId)
    .where('saiuEm', 'is', null)
    .$if(conversaId !== undefined, (qb) => qb.where('conversaId', '=', conversaId ?? 0))
    .execute()
  if (lugares.length === 0) return { results: [], mais: false }
  const ids = lugares.map((lugar) => lugar.conversaId)
  // Digits and letters alone: nothing of it could end the quotes.
  const consultas = ids.map((id) => `(${palavras.map((palavra) => `'${id}:${palavra}':*`).join(' & ')})`)
  const topo = antesDe ?? (await fimDasMensagens(db))
  const novas = await listar(
    db,
    usuarioId,
    sql`select m.id, m.conversa_id, m.fato from mensagem m
         where m.id >= ${topo - RECENTES}::bigint and m.id < ${topo}::bigint
           and case when m.conversa_id = any (${ids}::int[]) then m.busca @@ ${consultas.join(' | ')}::tsquery end`,
  )
  if (novas.mais) return novas
  // One conversation after the other, each by the index: all together they look like half of the table.
  return listar(
    db,
    usuarioId,
    sql`select m.* from unnest(${consultas}::text[]) c(consulta) cross join lateral (
          select m.id, m.conversa_id, m.fato from mensagem m
           where m.busca @@ c.consulta::tsquery and m.id < ${topo}::bigint offset 0) m`,
  )
}

/** Beyond the newest message. */
async function fimDasMensagens(db: Db): Promise<number> {
  const { ultima } = await db
    .selectFrom('mensagem')
    .select((eb) => eb.fn.max('id').as('ultima'))
    .executeTakeFirstOrThrow()
  return (ultima ?? 0) + 1
}

/** The newest of these messages that the person may read, as a search shows them. */
async function listar(db: Db, usuarioId: number, quais: RawBuilder<unknown>) {
  const { rows } = await sql<Achada>`
    with ditas as materialized (${quais}),
    achadas as materialized (
      select d.id from ditas d
        join conversa_participante p on p.conversa_id = d.conversa_id and p.usuario_id = ${usuarioId}
       where p.saiu_em is null and d.id > p.desde_id and d.fato is null
       order by d.id desc limit ${ACHADAS_POR_VEZ + 1})
    select m.id, m.conversa_id, m.texto, m.enviada_em, au.nome as autor,
           coalesce(c.nome, (select ou.nome from usuario ou
             where ou.id = case when c.menor_id = ${usuarioId} then c.maior_id else c.menor_id end)) as conversa
      from achadas a
      join mensagem m on m.id = a.id
      join conversa c on c.id = m.conversa_id
      join usuario au on au.id = m.autor_id
     order by m.id desc`.execute(db)
  return { results: rows.slice(0, ACHADAS_POR_VEZ), mais: rows.length > ACHADAS_POR_VEZ }
}
