import { sql } from 'kysely'
import { api, type Api } from '@rh/domain/contract/index'
import {
  LINHAS_DO_TITULAR,
  type AcessoAoTitular,
  type EntregaDoTitular,
} from '@rh/domain/contract/privacidade'
import { chamadasQueAbrem, type ObjetoAberto } from '@rh/domain/privacidade/acessos'
import type { Db } from '../../db/db.ts'
import { doTitular, type Titular } from './linhas.ts'

interface Acesso extends Omit<AcessoAoTitular, 'oQue'> {
  readonly chamada: string
}

/** Who opened what of this person: each person and each kind of reading, the latest first. */
export async function listAcessos(db: Db, titular: Titular): Promise<AcessoAoTitular[]> {
  const partes = (Object.keys(chamadasQueAbrem) as ObjetoAberto[]).map(
    (tabela) => sql`
      (e.chamada = any (${[...chamadasQueAbrem[tabela]]}) and e.objeto_id = any (array(
        select id::bigint from ${sql.table(tabela)} where ${doTitular(tabela, titular)})))`,
  )
  const { rows } = await sql<Acesso>`
    select u.nome as pessoa, e.chamada, count(*)::int as vezes, min(e.em) as de, max(e.em) as ate,
           coalesce((select array_agg(distinct g.nome order by g.nome) from usuario_grupo ug
                       join grupo g on g.id = ug.grupo_id where ug.usuario_id = e.usuario_id), '{}') as grupos
      from evento_seguranca e left join usuario u on u.id = e.usuario_id
     where e.objeto_id is not null and e.tipo not in ('fora_do_alcance', 'nao_encontrado', 'acesso_negado')
       and (${sql.join(partes, sql` or `)})
     group by e.usuario_id, u.nome, e.chamada
     order by max(e.em) desc limit ${LINHAS_DO_TITULAR}`.execute(db)
  return rows.map(({ chamada, ...acesso }) => ({ ...acesso, oQue: resumoDe(chamada) }))
}

const resumoDe = (chamada: string): string => api[chamada as keyof Api]?.summary ?? chamada

/** Where data of this person went: what is recorded by person, and what could hold everybody. */
export async function listEntregas(db: Db, titular: Titular): Promise<EntregaDoTitular[]> {
  const vinculos = sql`select id from vinculo where ${doTitular('vinculo', titular)}`
  const desde = sql`(select min(data_admissao) from vinculo where ${doTitular('vinculo', titular)})`
  const { rows } = await sql<EntregaDoTitular>`
    select * from (
      select 'Sistema de folha' as para,
             'Competência ' || to_char(f.competencia, 'MM/YYYY') || ', '
               || case count(*) when 1 then '1 linha' else count(*) || ' linhas' end as o_que,
             u.nome as por, f.em, false as talvez
        from folha_item i join folha_envio f on f.id = i.envio_id join usuario u on u.id = f.usuario_id
       where i.vinculo_id in (${vinculos})
       group by f.id, u.nome
      union all
      select d.para, 'Dossiê do contrato ' || c.numero || ', ' || to_char(d.mes, 'MM/YYYY'), u.nome, d.em, false
        from contrato_dossie d join contrato c on c.id = d.contrato_id join usuario u on u.id = d.usuario_id
       where exists (
         select from alocacao a join posto p on p.id = a.posto_id
          where a.vinculo_id in (${vinculos}) and p.contrato_id = d.contrato_id
            and a.inicio < d.mes + interval '1 month' and coalesce(a.fim, 'infinity') >= d.mes)
      union all
      select w.nome || ' (webhook)', 'Aviso: ' || ef.tipo, null, e.terminada_em, false
        from webhook_entrega e join efeito ef on ef.id = e.evento_id join webhook w on w.id = e.webhook_id
       where ef.vinculo_id in (${vinculos}) and e.estado = 'entregue' and e.terminada_em is not null
      union all
      select k.nome || ' (chave de API)', 'Leitura por outro sistema', null, max(u.ultimo_em), true
        from chave_api_uso u join chave_api k on k.id = u.chave_id
       where u.resultado = 'usada' and u.dia >= ${desde}
         and (not exists (select from chave_api_contrato kc where kc.chave_id = k.id)
           or exists (select from chave_api_contrato kc join vinculo_versao ve on ve.contrato_id = kc.contrato_id
                       where kc.chave_id = k.id and ve.vinculo_id in (${vinculos})))
       group by k.id
      union all
      select 'Arquivo de ' || u.nome,
             'Lista de colaboradores exportada ' || count(*) || case count(*) when 1 then ' vez' else ' vezes' end,
             u.nome, max(x.em), true
        from exportacao x join usuario u on u.id = x.usuario_id
       where x.chamada in ('GET /api/colaborador/exportar', 'GET /api/colaborador/folha/exportar')
         and x.em >= ${desde}
       group by u.id) entregas
     order by em desc limit ${LINHAS_DO_TITULAR}`.execute(db)
  return rows
}

/** First day that the security events still tell of. */
export async function acessosDesde(db: Db, hoje: string, fuso: string): Promise<string> {
  const { rows } = await sql<{ de: string | null }>`
    select (min(de) at time zone ${fuso})::date::text as de from evento_seguranca_grupo`.execute(db)
  return rows[0]?.de ?? hoje
}
