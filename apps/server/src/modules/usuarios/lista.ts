import { sql, type RawBuilder } from 'kysely'
import type { MetodoDeLogin } from '@rh/domain/acesso/provedor'
import { diasSemana } from '@rh/domain/acesso/janela'
import type { UsuarioResumo } from '@rh/domain/contract/usuarios'
import { listaUsuarios, situacoesUsuario, type SituacaoUsuario } from '@rh/domain/listas/usuarios'
import { isEscopado } from '@rh/domain/setores/grupos'
import type { Db } from '../../db/db.ts'
import { countList, listPage, type ListSource } from '../../db/list-query.ts'
import type { ExportSource } from '../../exportacao/exportar.ts'
import { isoDe } from '../../clock.ts'
import { primeiroAcessoSql } from './primeiro-acesso.ts'

interface Filtros {
  readonly pagina?: number | undefined
  readonly porPagina?: number | undefined
  readonly ordenar?: string | undefined
  readonly busca?: string | undefined
  readonly situacao?: string | undefined
  readonly grupo?: string | undefined
}

export interface Momento {
  readonly agora: Temporal.Instant
  readonly fuso: string
  readonly metodo: MetodoDeLogin
}

/** Where an account `u` stands. Without any group it waits to be let in, however it came to be so. */
export const situacaoSql = sql<SituacaoUsuario>`case
  when not u.ativo then 'desativado'
  when not exists (select from usuario_grupo ug where ug.usuario_id = u.id) then 'pendente'
  else 'ativo' end`

/** Names of the groups of `u`, once each whatever the number of sectors. */
export const gruposSql = sql`(select coalesce(jsonb_agg(distinct g.nome), '[]')
  from usuario_grupo ug join grupo g on g.id = ug.grupo_id where ug.usuario_id = u.id)`

/** Windows of `u` as the specification writes them; all of them, or those of one weekday. */
export const horariosSql = (dia?: string) => sql`(select coalesce(jsonb_agg(jsonb_build_object(
    'Dia_semana', h.dia_semana, 'Horario_entrada', h.entrada, 'Horario_saida', h.saida) order by h.entrada, h.id), '[]')
  from horario h where h.usuario_id = u.id ${dia === undefined ? sql`` : sql`and h.dia_semana = ${dia}`})`

export const ultimoAcessoSql = sql`(select max(s.criada_em) from sessao s where s.usuario_id = u.id)`

const contem = (texto: string): RawBuilder<unknown> => {
  const parte = `%${texto.replace(/[\\%_]/g, String.raw`\$&`)}%`
  return sql`(busca(u.nome) like busca(${parte}) or u.usuario like lower(${parte}) or u.email like lower(${parte}))`
}

const condicoes = ({ busca, grupo, situacao }: Filtros): RawBuilder<unknown> =>
  sql.join(
    [
      sql`true`,
      ...(busca ? [contem(busca)] : []),
      ...(situacao ? [sql`${situacaoSql} = ${situacao}`] : []),
      ...(grupo
        ? [
            sql`exists (select from usuario_grupo ug join grupo g on g.id = ug.grupo_id
                 where ug.usuario_id = u.id and g.nome = ${grupo})`,
          ]
        : []),
    ],
    sql` and `,
  )

const linhas = (filtros: Filtros, { agora, fuso, metodo }: Momento) => {
  const em = isoDe(agora)
  const hoje = diasSemana[agora.toZonedDateTimeISO(fuso).dayOfWeek - 1]
  return sql`
    select u.id, u.nome, busca(u.nome) as nome_busca, u.usuario, u.email, ${situacaoSql} as situacao,
           ${gruposSql} as grupos, ${horariosSql(hoje)} as hoje,
           not exists (select from horario h where h.usuario_id = u.id) as sem_horarios,
           not exists (select from usuario_contrato uc where uc.usuario_id = u.id) as sem_contratos,
           ${primeiroAcessoSql(metodo)} as primeiro_acesso,
           (exists (select from fator_app f where f.usuario_id = u.id)
             or exists (select from chave_de_acesso c where c.usuario_id = u.id)) as segundo_fator,
           (select max(l.ate) from liberacao_horario l
             where l.usuario_id = u.id and l.ate > ${em} and l.revogada_em is null) as liberado_ate,
           ${ultimoAcessoSql} as ultimo_acesso,
           (select count(*)::int from sessao s where s.usuario_id = u.id and s.encerrada_em is null
             and s.expira_em > ${em}) as sessoes
      from usuario u
     where ${condicoes(filtros)}`
}

const colunas = {
  nome: sql`achados.nome_busca`,
  usuario: sql`achados.usuario`,
  ultimoAcesso: sql`achados.ultimo_acesso`,
  sessoes: sql`achados.sessoes`,
}

const source = (filtros: Filtros, momento: Momento): ListSource => ({
  from: linhas(filtros, momento),
  colunas,
  ordemPadrao: listaUsuarios.ordemPadrao,
})

/** How many they are, of which nothing more has to be known. */
export const contarUsuarios = (db: Db, filtros: Filtros) =>
  countList(db, { from: sql`select u.id from usuario u where ${condicoes(filtros)}` })

/** The same users for a file, with today's windows as people say them. */
export const usuarioSource = (filtros: Filtros, momento: Momento): ExportSource<UsuarioResumo, object> => ({
  ...source(filtros, momento),
  mostrar: (linha) => ({
    ...linha,
    hoje: linha.hoje.map((h) => `${h.Horario_entrada.slice(0, 5)} às ${h.Horario_saida.slice(0, 5)}`),
  }),
})

export async function listUsuarios(db: Db, filtros: Filtros, momento: Momento) {
  const page = await listPage<UsuarioResumo>(db, filtros, source(filtros, momento))
  const results = page.results.map((linha) => ({
    ...linha,
    // Only who is scoped needs contracts at all.
    semContratos: linha.semContratos && isEscopado(linha.grupos),
  }))
  return { ...page, results }
}

/** How many of what was searched for stand where, for the tabs. */
export async function contarPorSituacao(db: Db, { busca, grupo }: Filtros) {
  const { rows } = await sql<{ situacao: SituacaoUsuario; total: number }>`
    select ${situacaoSql} as situacao, count(*)::int as total from usuario u
     where ${condicoes({ busca, grupo })} group by 1`.execute(db)
  const total = (situacao: string): number => rows.find((linha) => linha.situacao === situacao)?.total ?? 0
  return Object.fromEntries(Object.keys(situacoesUsuario).map((s) => [s, total(s)])) as Record<
    SituacaoUsuario,
    number
  >
}
