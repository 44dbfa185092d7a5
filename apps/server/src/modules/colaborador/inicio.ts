import { sql, type RawBuilder } from 'kysely'
import { codigosDe } from '@rh/domain/codigos/codigos'
import { veSensiveis } from '@rh/domain/colaborador/visibilidade'
import { situacoes } from '@rh/domain/listas/colaborador'
import type { ExperienciaTerminando } from '@rh/domain/contract/experiencia'
import { MOSTRADOS } from '@rh/domain/listas/mostrados'
import type { Db } from '../../db/db.ts'
import { whileUnchanged } from '../../db/unchanged.ts'
import type { Ator } from '../../http/ator.ts'
import { contratoNoEscopo } from '../processo/escopo.ts'
import { contarPorSituacao } from './lista.ts'
import { emVigor, noQuadro, terminaEmBreve, ultimaDecisao } from './periodo.ts'

/** Days before its end from which a trial waits for a decision. */
export const EXPERIENCIA_DIAS = 30
const DOCUMENTO_DIAS = 30
const DATAS_DIAS = 15
/** Bonds of the contracts that the person follows and of which this holds, with who and where. */
const acompanhados = (ator: Ator, hoje: string, condicao: RawBuilder<boolean>): RawBuilder<unknown> => sql`
  select v.id, v.pessoa_id, coalesce(pe.nome_social, pe.nome) as nome, cp.nome_busca, pe.nascimento, cp.posto_id,
         v.data_admissao
    from colaborador_periodo cp
    join vinculo v on v.id = cp.vinculo_id
    join pessoa pe on pe.id = v.pessoa_id
   where ${emVigor(hoje)} and ${contratoNoEscopo(ator, 'cp.contrato_id')} and ${condicao}`

/** What a supervisor looks at in the morning. */
export async function obterInicio(db: Db, ator: Ator, hoje: string) {
  const [porSituacao, proximos] = await Promise.all([
    contarPorSituacao(db, ator, {}, hoje),
    lerProximos(db, ator, hoje),
  ])
  return {
    porSituacao: codigosDe(situacoes).map((situacao) => ({ situacao, total: porSituacao[situacao] })),
    ...proximos,
  }
}

/** What is near, from where it is read. */
const FONTES = [
  'colaborador_periodo',
  'documento_tipo',
  'experiencia_decisao',
  'local',
  'pessoa',
  'pessoa_documento',
  'posto',
  'vinculo',
] as const

/** What is near: of a whole company the same, to those who see as much of a person, until anything that tells it is written. */
export const lerProximos = (db: Db, ator: Ator, hoje: string) =>
  ator.escopado
    ? listProximos(db, ator, hoje)
    : whileUnchanged(
        db,
        { about: 'proximos', question: [hoje, String(veSensiveis(ator.grupos))], tables: FONTES },
        () => listProximos(db, ator, hoje),
      )

async function listProximos(db: Db, ator: Ator, hoje: string) {
  const [experiencias, documentos, datas] = await Promise.all([
    listExperiencias(db, ator, hoje),
    listDocumentosAVencer(db, ator, hoje),
    listDatas(db, ator, hoje),
  ])
  return { experiencias: experiencias.results, documentos, datas }
}

/**
 * Trials that end soon and wait for a decision, or for the dismissal that was decided. The index has the end that
 * holds now: that of the first term, or of the extension once it is decided.
 */
export async function listExperiencias(db: Db, ator: Ator, hoje: string) {
  const { rows } = await sql<ExperienciaTerminando & { readonly total: number }>`
    select v.id, coalesce(pe.nome_social, pe.nome) as nome, lo.nome as posto,
           case when cp.fim_experiencia < v.data_admissao + v.experiencia_dias then 1 else 2 end as termo,
           cp.fim_experiencia as fim, cp.fim_experiencia - ${hoje}::date as dias,
           case when u.decisao = 'encerrar' then u.decisao end as decisao, count(*) over ()::int as total
      from colaborador_periodo cp
      join vinculo v on v.id = cp.vinculo_id
      join pessoa pe on pe.id = v.pessoa_id
      join posto po on po.id = cp.posto_id
      join local lo on lo.id = po.local_id
      ${ultimaDecisao}
     where ${emVigor(hoje)} and ${contratoNoEscopo(ator, 'cp.contrato_id')}
       and ${terminaEmBreve(hoje, EXPERIENCIA_DIAS)}
     order by cp.fim_experiencia, cp.nome_busca, v.id limit ${MOSTRADOS.pessoas}`.execute(db)
  return { results: rows, total: rows[0]?.total ?? 0 }
}

async function listDocumentosAVencer(db: Db, ator: Ator, hoje: string) {
  const { rows } = await sql<{ id: number; nome: string; documento: string; validade: string; dias: number }>`
    select a.id, a.nome, t.descricao as documento, d.validade, d.validade - ${hoje}::date as dias
      from (${acompanhados(ator, hoje, noQuadro(hoje))}) a
      join pessoa_documento d on d.pessoa_id = a.pessoa_id
      join documento_tipo t on t.id = d.tipo_id
     where d.encerrado_em is null and d.validade <= ${hoje}::date + ${DOCUMENTO_DIAS}::int
       and (${veSensiveis(ator.grupos)} or not t.sensivel)
       and not exists (select from pessoa_documento n where n.substitui_id = d.id)
     order by d.validade, a.nome_busca, a.id limit ${MOSTRADOS.pessoas}`.execute(db)
  return rows
}

/**
 * Birthdays and years of service of the next days. Born on 29 February, celebrated then or not at all. Day by day, each
 * with no more people than are shown: the first days fill the list, and the others are not looked at.
 */
async function listDatas(db: Db, ator: Ator, hoje: string) {
  const gente = acompanhados(ator, hoje, noQuadro(hoje))
  const { rows } = await sql<{ id: number; nome: string; dia: string; anosDeCasa: number | null }>`
    with dias as materialized (
      select dia::date, mes_e_dia(dia::date) as chave
        from generate_series(${hoje}::date, ${hoje}::date + ${DATAS_DIAS}::int, '1 day') as dia order by 1)
    select x.id, x.nome, d.dia, x.anos_de_casa
      from dias d cross join lateral (
        select g.id, g.nome, null::int as anos_de_casa from (${gente}) g where mes_e_dia(g.nascimento) = d.chave
        union all
        select g.id, g.nome, (extract(year from d.dia) - extract(year from g.data_admissao))::int
          from (${gente}) g where mes_e_dia(g.data_admissao) = d.chave and g.data_admissao < d.dia
         order by nome, id limit ${MOSTRADOS.pessoas}) x
     order by d.dia, x.nome, x.id limit ${MOSTRADOS.pessoas}`.execute(db)
  return rows
}
