import { sql } from 'kysely'
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

/** Messages with all of the words, in the conversations that the person reads. */
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
  // Digits and letters alone: nothing of it could end the quotes.
  const consulta = lugares
    .map((lugar) => `(${palavras.map((palavra) => `'${lugar.conversaId}:${palavra}':*`).join(' & ')})`)
    .join(' | ')
  const { rows } = await sql<Achada>`
    with achadas as materialized (
      select m.id from mensagem m
        join conversa_participante p on p.conversa_id = m.conversa_id and p.usuario_id = ${usuarioId}
       where m.busca @@ ${consulta}::tsquery and p.saiu_em is null and m.id > p.desde_id and m.fato is null
         ${antesDe === undefined ? sql`` : sql`and m.id < ${antesDe}`}
       order by m.id desc limit ${ACHADAS_POR_VEZ + 1})
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
