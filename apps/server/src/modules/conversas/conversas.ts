import { sql } from 'kysely'
import type { Conversa, ConversaNaLista } from '@rh/domain/contract/chat'
import { CONVERSAS_POR_VEZ, NAO_LIDAS_MAXIMO } from '@rh/domain/conversas/limites'
import { paginar, type Continuacao } from '@rh/domain/listas/continuacao'
import { isGrupo, rotuloDoGrupo } from '@rh/domain/setores/grupos'
import type { Db, Tx } from '../../db/db.ts'
import { prepared } from '../../db/prepared.ts'
import { failure } from '../../http/failure.ts'

/** Of the last message of each, so much is shown. */
const TRECHO = 140
/** Names in one answer of the list of people. */
const PESSOAS = 20
/** Two beats of an instance and a little more. */
const CONECTADO = sql`interval '75 seconds'`

/** A part of a name as `like` takes it. */
const parteDe = (busca: string): string => `%${busca.replace(/[\\%_]/g, '\\$&')}%`

interface Quais {
  readonly busca?: string | undefined
  readonly depoisDe?: Continuacao | undefined
}

/** Messages of others in a conversation of the place `p` that the reader has not read, counted up to a bound. */
const naoLidas = (usuarioId: number) => sql`
  select count(*)::int as total, coalesce(bool_or(${usuarioId} = any (n.citados)), false) as citada
    from (select m.citados from mensagem m
           where m.conversa_id = p.conversa_id and m.id > greatest(p.lida_ate, p.desde_id)
             and m.autor_id <> ${usuarioId} and m.fato is null and m.apagada_em is null
           order by m.id limit ${sql.lit(NAO_LIDAS_MAXIMO)}) n`

/** Conversations of a person, the latest first; a direct one that nobody wrote in yet is of who opened it. */
export async function listConversas(db: Db, usuarioId: number, { busca, depoisDe }: Quais) {
  const { rows } = await sql<ConversaNaLista>`
    with minhas as (
      select p.*, c.tipo, coalesce(c.nome, ou.nome) as nome_da_conversa, ou.id as outra_id,
             date_trunc('milliseconds', coalesce(c.ultima_em, c.criada_em)) as em
        from conversa_participante p
        join conversa c on c.id = p.conversa_id
        left join usuario ou on ou.id = case when c.menor_id = ${usuarioId} then c.maior_id else c.menor_id end
       where p.usuario_id = ${usuarioId} and p.saiu_em is null
         and (c.ultima_em is not null or c.criada_por = ${usuarioId})),
    pagina as materialized (
      select * from minhas p
       where ${busca ? sql`busca(p.nome_da_conversa) like busca(${parteDe(busca)})` : sql`true`}
         and ${
           depoisDe === undefined
             ? sql`true`
             : sql`(p.em, p.conversa_id) < (${depoisDe.em}::timestamptz, ${depoisDe.id}::int)`
         }
       order by p.em desc, p.conversa_id desc limit ${CONVERSAS_POR_VEZ + 1})
    select p.conversa_id as id, p.tipo, p.nome_da_conversa as nome, p.outra_id, p.silenciada, p.em,
           nl.total as nao_lidas, nl.citada,
           case when u.id is not null then jsonb_build_object('id', u.id, 'autorId', u.autor_id, 'autor', au.nome,
             'texto', left(u.texto, ${sql.lit(TRECHO)}), 'fato', u.fato, 'alvo', al.nome, 'apagada', u.apagada_em is not null,
             'anexos', (select count(*) from mensagem_anexo x where x.mensagem_id = u.id)) end as ultima
      from pagina p
      cross join lateral (${naoLidas(usuarioId)}) nl
      left join lateral (select m.* from mensagem m
         where m.conversa_id = p.conversa_id and m.id > p.desde_id order by m.id desc limit 1) u on true
      left join usuario au on au.id = u.autor_id
      left join usuario al on al.id = u.alvo_id
     order by p.em desc, p.conversa_id desc`.execute(db)
  return paginar(rows, CONVERSAS_POR_VEZ)
}

/** In how many conversations something waits to be read. */
export async function contarNaoLidas(db: Db, usuarioId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`${prepared}
    select count(*)::int as total from conversa_participante p
     where p.usuario_id = ${usuarioId} and p.saiu_em is null and not p.silenciada
       and exists (select from mensagem m
         where m.conversa_id = p.conversa_id and m.id > greatest(p.lida_ate, p.desde_id)
           and m.autor_id <> ${usuarioId} and m.fato is null and m.apagada_em is null)`.execute(db)
  return rows[0]?.total ?? 0
}

/** People who use the system, but for the reader, by part of the name; those who begin with it first. */
export async function listPessoas(db: Db, usuarioId: number, busca: string) {
  const { rows } = await sql<{ id: number; nome: string; grupos: string[] }>`
    select u.id, u.nome, array_agg(distinct g.nome) as grupos
      from usuario u
      join usuario_grupo ug on ug.usuario_id = u.id
      join grupo g on g.id = ug.grupo_id
     where u.ativo and u.id <> ${usuarioId} and busca(u.nome) like busca(${parteDe(busca)})
     group by u.id, u.nome
     order by busca(u.nome) like busca(${parteDe(busca).slice(1)}) desc, busca(u.nome), u.id
     limit ${PESSOAS}`.execute(db)
  return rows.map(({ id, nome, grupos }) => ({
    id,
    nome,
    detalhe: grupos.filter(isGrupo).map(rotuloDoGrupo).join(', '),
  }))
}

/** A conversation as one of its people sees it. Throws 404 for anybody else. */
export async function obterConversa(db: Db | Tx, usuarioId: number, id: number): Promise<Conversa> {
  const { rows } = await sql<Conversa>`
    select c.id, c.tipo, c.versao, c.revisao, eu.administra, eu.silenciada, eu.lida_ate,
           coalesce(c.nome, (select ou.nome from usuario ou
             where ou.id = case when c.menor_id = ${usuarioId} then c.maior_id else c.menor_id end)) as nome,
           (select jsonb_agg(jsonb_build_object('id', u.id, 'nome', u.nome, 'administra', p.administra,
                     'inativo', not u.ativo, 'lidaAte', p.lida_ate,
                     'conectado', exists (select from usuario_conectado uc
                        where uc.usuario_id = u.id and uc.visto_em > now() - ${CONECTADO})) order by busca(u.nome), u.id)
              from conversa_participante p join usuario u on u.id = p.usuario_id
             where p.conversa_id = c.id and p.saiu_em is null) as participantes
      from conversa_participante eu
      join conversa c on c.id = eu.conversa_id
     where eu.conversa_id = ${id} and eu.usuario_id = ${usuarioId} and eu.saiu_em is null`.execute(db)
  const [conversa] = rows
  if (!conversa) throw failure('nao_encontrado')
  return conversa
}

/** Ids of the people in a conversation. */
export async function listParticipantes(db: Db, conversaId: number): Promise<number[]> {
  const linhas = await db
    .selectFrom('conversaParticipante')
    .select('usuarioId')
    .where('conversaId', '=', conversaId)
    .where('saiuEm', 'is', null)
    .execute()
  return linhas.map(({ usuarioId }) => usuarioId)
}
